import { Trans, useLingui } from '@lingui/react/macro';
import { SHOWN_RETENTION, type ShownRetention } from '#src/screens/document/document-view.ts';
import { useDuration } from '#src/screens/document/duration-words.ts';
import * as styles from '#src/screens/document/document.css';

/** What is deleted automatically, with the times that the program uses; a consent has no time, for it lasts until it is withdrawn. */
export function RetentionTable({ seconds }: { seconds: Readonly<Record<ShownRetention, number>> }) {
  const { t } = useLingui();
  const duration = useDuration();
  const words: Record<ShownRetention, string> = {
    formFlashes: t`What you typed into a form that was sent back`,
    cartPrivate: t`Names and messages of your cart, after its last change`,
    unpaidDonors: t`Your name, email, phone and messages, after a donation that was never paid`,
    emailBodies: t`The text of emails, after they were sent`,
    emails: t`That an email was sent, with its address`,
    textMessages: t`Text messages and their phone numbers, after they were sent`,
    unsentEmails: t`An email that could not be sent`,
    unsentTextMessages: t`A text message that could not be sent`,
    newsletterUnconfirmed: t`A newsletter subscription that nobody confirmed`,
    newsletterEnded: t`A newsletter subscription that you ended`,
    remindersUnconfirmed: t`A reminder of the season of sacrifices that nobody confirmed`,
    remindersSent: t`A reminder of the season of sacrifices, after it was sent`,
    remindersUnsent: t`A reminder of a season of sacrifices that never opened`,
    contactMessages: t`What you wrote to us by the contact form`,
    applications: t`That you joined an event or applied for training, with what you typed`,
    volunteers: t`Your offer to help as a volunteer`,
    unconfirmedAccounts: t`An account whose email you did not confirm`,
    sessions: t`A device that you signed in with, after you signed it out`,
    accountCodes: t`A code for your email address, your phone number or a new password, after it expires`,
    passkeyChallenges: t`What your passkey was asked to sign, after it expires`,
    suppressedEmails: t`That your mail server refused our emails for good, with your address scrambled`,
    givingCodes: t`A code for changing a recurring donation, after it expires`,
    cardChanges: t`That you began to enter a new card for a recurring donation`,
    cardOrders: t`From which network you paid by card, scrambled, to stop stolen cards`,
    cardChangeNetworks: t`From which network you entered a new card for a recurring donation, scrambled, to stop stolen cards`,
    cardDeclines: t`That a card was declined, which card and network in scrambled form, to stop stolen cards`,
    webhookBodies: t`What a payment company reported about a payment`,
    webhookEvents: t`That a payment company reported something`,
    failedWebhookEvents: t`A payment company’s report that could not be used`,
    bankMovementWords: t`The name and words on a bank transfer to us`,
    idempotencyRecords: t`The first answer to a request that may be sent twice`,
  };
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <Trans>What is deleted automatically</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>What</Trans>
          </th>
          <th scope="col">
            <Trans>Kept for</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {SHOWN_RETENTION.map((rule) => (
          <tr key={rule}>
            <th scope="row">{words[rule]}</th>
            <td>{duration(seconds[rule])}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <Trans>Who consented to a child’s page, by kinship, and on which day</Trans>
          </th>
          <td>
            <Trans>until the consent is withdrawn; after that in the log of changes alone</Trans>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
