import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { dateFormat } from '#ds/intl/formats.ts';
import { Stack } from '#ds/layout/stack.tsx';
import { hijriDayFormat, hijriTag, intlTag, type Locale, plainHijri } from '#src/i18n/locales.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { SpamTrap } from '#src/screens/form/spam-trap.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import { ReminderForm } from '#src/screens/sacrifices/reminder-form.tsx';
import { REMINDER_FIELD, REMINDER_FORM, REMINDER_FORM_ID } from '#src/screens/sacrifices/sacrifices-view.ts';
import * as styles from '#src/screens/sacrifices/sacrifices.css';

type SeasonReminderProps = {
  /** When the email is sent, in milliseconds since 1970; without it as soon as something can be ordered. */
  at?: number | undefined;
  locale: Locale;
  memory: FormState | undefined;
  /** The path of the page without its language. */
  returnTo: string;
  /** An order is being filled in on the same page: its fields stay, and the form has a column of its own. */
  isBesideOrder?: boolean | undefined;
};

/** One email when the season of sacrifices opens, to who asks for it. */
export function SeasonReminder({ at, isBesideOrder = false, locale, memory, returnTo }: SeasonReminderProps) {
  const { t } = useLingui();
  const required = t`Enter your email address`;
  const invalid = t`Enter an email address in the correct format, like name@example.org`;
  const words = { email: { id: REMINDER_FIELD, label: t`Email address`, required, invalid } };
  const { done, error, summary, typed } = useFormErrors(memory, REMINDER_FORM, words);
  const day = at === undefined ? '' : inBoth(at, locale);
  return (
    <div className={isBesideOrder ? styles.reminderBeside : styles.reminder}>
      <Stack gap={2}>
        <Heading level={2} size="h4">
          <Trans>Remind me about qurbani</Trans>
        </Heading>
        <Text size="small" tone="muted">
          {at === undefined ? (
            <Trans>You will get one email when orders open.</Trans>
          ) : (
            <Trans>You will get one email when the season begins, on {day}.</Trans>
          )}
        </Text>
      </Stack>
      <div>
        <ReminderForm
          key={JSON.stringify(memory ?? null)}
          locale={locale}
          returnTo={`${returnTo}#${REMINDER_FORM_ID}`}
          words={{
            form: t`Remind me about qurbani`,
            label: t`Email address`,
            hint: t`First, we will send you an email to confirm your address. We will use the address only for this reminder.`,
            required,
            invalid,
          }}
          typed={typed('email')}
          error={error('email')}
          isSent={done !== undefined}
          isBesideOrder={isBesideOrder}
          sent={
            <Banner tone="success">
              <Trans>Thank you. Use the link in the email we just sent you to confirm your email address.</Trans>
            </Banner>
          }
          summary={<ErrorSummary errors={summary} />}
          trap={<SpamTrap label={t`Leave this field empty`} isTimed={false} />}
          button={
            <>
              <Button tone="outlined" type="submit">
                <Trans>Remind me</Trans>
              </Button>
              {isBesideOrder && (
                <noscript>
                  <Text size="small" tone="muted">
                    <Trans>The next page will open in a new tab, and your order will stay as it is.</Trans>
                  </Text>
                </noscript>
              )}
            </>
          }
        />
      </div>
    </div>
  );
}

/** "May 7, 2027 (1 Dhu al-Hijjah 1448)", by the clocks of Mecca. */
function inBoth(at: number, locale: Locale): string {
  const timeZone = 'Asia/Riyadh';
  const gregorian = dateFormat(intlTag[locale], { dateStyle: 'long', timeZone }).format(at);
  return `${gregorian} (${plainHijri(dateFormat(hijriTag[locale], { ...hijriDayFormat, timeZone }).format(at))})`;
}
