import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { FormPart } from '#src/screens/volunteer/form-part.tsx';
import type { VolunteerErrors } from '#src/screens/volunteer/use-volunteer-errors.ts';
import { WeekDays } from '#src/screens/volunteer/week-days.tsx';
import * as styles from '#src/screens/volunteer/volunteer.css';

type PartProps = { form: VolunteerErrors; locale: Locale; isTicked: (name: string) => boolean };

/** When somebody can help: days, hours, and from when to when. */
export function TimePart({ form: { error, typed }, isTicked, locale }: PartProps) {
  const { t } = useLingui();
  return (
    <FormPart
      number={2}
      title={<Trans>When you are available</Trans>}
      hint={<Trans>Select the days and times that usually work for you. This does not commit you to anything.</Trans>}
    >
      <WeekDays isTicked={isTicked} locale={locale} />
      <div className={styles.pair}>
        <TextField
          name="timeFrom"
          type="time"
          label={t`Start time`}
          isRequired
          defaultValue={typed('timeFrom')}
          error={error('time.from')}
        />
        <TextField
          name="timeTo"
          type="time"
          label={t`End time`}
          isRequired
          defaultValue={typed('timeTo')}
          error={error('time.to')}
        />
        <TextField
          name="startDate"
          type="date"
          label={t`First day`}
          isRequired
          defaultValue={typed('startDate')}
          error={error('startDate')}
        />
        <TextField
          name="endDate"
          type="date"
          label={t`Last day`}
          isRequired={false}
          defaultValue={typed('endDate')}
          error={error('endDate')}
        />
      </div>
    </FormPart>
  );
}
