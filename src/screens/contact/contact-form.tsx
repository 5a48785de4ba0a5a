import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { EmailField } from '#ds/components/email-field/email-field.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { RadioCards } from '#ds/components/radio-cards/radio-cards.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { CONTACT_FORM, CONTACT_PATH, type ContactView } from '#src/screens/contact/contact-view.ts';
import { useContactErrors } from '#src/screens/contact/use-contact-errors.ts';
import { useSubjects } from '#src/screens/contact/use-subjects.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { KeepDraft } from '#src/screens/form/keep-draft.tsx';
import { SpamTrap } from '#src/screens/form/spam-trap.tsx';
import * as styles from '#src/screens/contact/contact.css';

/** The subject first, each with its time of answer. What was refused is shown with every word that was typed. */
export function ContactForm({ locale, view: { memory, search, subject } }: { view: ContactView; locale: Locale }) {
  const { t } = useLingui();
  const { error, errors, summary, typed } = useContactErrors(memory);
  return (
    <Card tone="raised">
      <EnhancedForm name={CONTACT_FORM} locale={locale} returnTo={CONTACT_PATH}>
        <div className={styles.form}>
          <ErrorSummary errors={summary} />
          <RadioCards
            name="subject"
            label={t`What is your message about?`}
            options={useSubjects()}
            defaultValue={typed('subject') ?? subject}
            error={error('subject')}
            isRequired
          />
          <p className={styles.nameless}>
            <Trans>
              You do not have to say who you are. If you do not give an email address, we cannot answer you.
            </Trans>
          </p>
          <div className={styles.pair}>
            <TextField
              name="fullName"
              label={t`Full name`}
              autoComplete="name"
              maxLength={120}
              defaultValue={typed('fullName')}
              error={error('fullName')}
            />
            <EmailField name="email" defaultValue={typed('email')} error={error('email')} />
          </div>
          <TextField
            name="orderNumber"
            label={t`Donation number`}
            hint={t`The donation number is on your receipt.`}
            autoComplete="off"
            maxLength={20}
            isLeftToRight
            isRequired={false}
            defaultValue={typed('orderNumber')}
            error={error('orderNumber')}
          />
          <TextField
            name="message"
            label={t`Message`}
            isMultiline
            rows={6}
            isRequired
            dir="auto"
            defaultValue={typed('message') ?? search}
            error={error('message')}
          />
          <SpamTrap label={t`Leave this field empty`} />
          <Button tone="filled" size="large" type="submit" isFullWidth>
            <Trans>Send the message</Trans>
          </Button>
          <KeepDraft
            form={CONTACT_FORM}
            path={CONTACT_PATH}
            isSentBack={errors.length > 0}
            words={{
              kept: t`What you type is saved on this device until you send it.`,
              found: t`What you typed before has been restored.`,
              erase: t`Erase`,
              erased: t`What you typed has been erased from this device.`,
            }}
          />
        </div>
      </EnhancedForm>
    </Card>
  );
}
