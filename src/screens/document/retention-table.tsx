import { Trans, useLingui } from '@lingui/react/macro';
import { SHOWN_RETENTION, type ShownRetention } from '#src/screens/document/document-view.ts';
import { useDuration } from '#src/screens/document/duration-words.ts';
import * as styles from '#src/screens/document/document.css';

/** What is deleted automatically, with the times that the program uses; a consent has no time, for it lasts until it is withdrawn. */
export function RetentionTable({ seconds }: { seconds: Readonly<Record<ShownRetention, number>> }) {
  const { t } = useLingui();
  const duration = useDuration();
  const words: Record<ShownRetention, string> = {
    formFlashes: t`What you typed into a form that we asked you to correct`,
    cartPrivate: t`Names and messages in your cart, after the last change to the cart`,
    unpaidDonors: t`Your name, email address, phone number and messages, after a donation that was never paid`,
    emailBodies: t`The text of emails, after they are sent`,
    emails: t`A record that an email was sent, and to which address`,
    textMessages: t`Text messages and the phone numbers they were sent to, after sending`,
    unsentEmails: t`An email that could not be sent`,
    unsentTextMessages: t`A text message that could not be sent`,
    newsletterUnconfirmed: t`A newsletter subscription that nobody confirmed`,
    newsletterEnded: t`A newsletter subscription that you ended`,
    remindersUnconfirmed: t`A qurbani reminder that nobody confirmed`,
    remindersSent: t`A qurbani reminder, after it was sent`,
    remindersUnsent: t`A qurbani reminder for a season that never opened`,
    contactMessages: t`What you wrote to us through the contact form`,
    applications: t`A record that you joined an event or applied for training, with what you typed`,
    volunteers: t`Your offer to help as a volunteer`,
    unconfirmedAccounts: t`An account whose email you did not confirm`,
    sessions: t`A device that you signed in on, after you sign it out`,
    accountCodes: t`A code for your email address, your phone number or a new password, after the code expires`,
    passkeyChallenges: t`The challenge your passkey was asked to sign, after the challenge expires`,
    suppressedEmails: t`A record that your mail server permanently refused our emails, with your address scrambled`,
    givingCodes: t`A code for changing a recurring donation, after the code expires`,
    cardChanges: t`A record that you began to enter a new card for a recurring donation`,
    cardOrders: t`The network from which you paid by card, scrambled, to stop the use of stolen cards`,
    cardChangeNetworks: t`The network from which you entered a new card for a recurring donation, scrambled, to stop the use of stolen cards`,
    cardDeclines: t`A record that a card was declined, with the card and your network address in scrambled form, to stop the use of stolen cards`,
    webhookBodies: t`What a payment provider reported about a payment`,
    webhookEvents: t`A record that a payment provider sent us a report`,
    failedWebhookEvents: t`A payment provider’s report that could not be used`,
    bankMovementWords: t`The sender’s name and the message on a bank transfer to us`,
    idempotencyRecords: t`Our first answer to a request, in case the request is sent twice`,
  };
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <Trans>What is deleted automatically</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans context="kept data">Data</Trans>
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
            <Trans>
              How the person who consented to a child’s page is related to the child, and the day of consent
            </Trans>
          </th>
          <td>
            <Trans>until the consent is withdrawn; after that, only in the change log</Trans>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
