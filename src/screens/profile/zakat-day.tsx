import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { dateFormat } from '#ds/intl/formats.ts';
import { HAWL_FROM } from '#src/domain/hawl.ts';
import { hijriDayFormat, hijriTag, type Locale, plainHijri } from '#src/i18n/locales.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import { type PartOf, partPath } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/profile.css';

const DAY_FORM = 'profile/zakat-day';

/** The day on which the lunar year is full, and the day from which it is counted. Kept by the person's own act alone. */
export function ZakatDay({ locale, view }: { locale: Locale; view: PartOf<'zakat'> }) {
  const { t } = useLingui();
  const { memory, zakat } = view;
  const label = t`The day on which you reached the nisab or last paid zakat`;
  const { error, summary, typed } = useFormErrors(memory, DAY_FORM, {
    from: {
      id: 'zakat-from',
      label,
      required: t`Enter the day on which you reached the nisab or last paid zakat`,
      invalid: t`Enter the day on which you reached the nisab or last paid zakat, between the year 2000 and today`,
    },
  });
  const next = zakat.day?.next;
  return (
    <>
      {next && (
        <div className={styles.facts}>
          <div>
            <span className={styles.factName}>
              <Trans>Your next zakat day</Trans>
            </span>
            <p className={styles.zakatDay}>
              <FormattedDate value={next} hasHijri={false} />
            </p>
            <span className={styles.factName}>
              {plainHijri(
                dateFormat(hijriTag[locale], { ...hijriDayFormat, timeZone: 'UTC' }).format(
                  new Date(`${next}T12:00:00Z`),
                ),
              )}
            </span>
          </div>
          <p className={styles.note}>
            {view.profile.isEmailVerified ? (
              <Trans>We will remind you by email a week in advance.</Trans>
            ) : (
              <Trans>Once you confirm your email address, we will remind you a week in advance.</Trans>
            )}
          </p>
        </div>
      )}
      <EnhancedForm name={DAY_FORM} locale={locale} returnTo={partPath('zakat')} label={t`Your zakat day`}>
        <div className={styles.form}>
          <ErrorSummary errors={summary} />
          <TextField
            name="from"
            id="zakat-from"
            type="date"
            label={label}
            hint={t`From this day on, we count lunar years of twelve months in the Umm al-Qura calendar.`}
            autoComplete="off"
            min={HAWL_FROM}
            defaultValue={typed('from') ?? zakat.day?.from}
            error={error('from')}
          />
          <div className={styles.acts}>
            <Button name="does" value="keep">
              <Trans>Save</Trans>
            </Button>
            {zakat.day && (
              <Button tone="quiet" name="does" value="forget">
                <Trans>Delete my zakat day</Trans>
              </Button>
            )}
          </div>
        </div>
      </EnhancedForm>
    </>
  );
}
