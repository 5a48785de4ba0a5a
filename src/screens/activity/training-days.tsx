import { Plural, Trans } from '@lingui/react/macro';
import { starPath } from '#ds/art/laid-table.ts';
import { ErrorLine } from '#ds/components/field/error-line.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { check } from '#ds/icons/icons.ts';
import type { TrainingDetail } from '#src/contracts/activities.ts';
import { leafOf } from '#src/i18n/local-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { APPLY_FORM, type TrainingView } from '#src/screens/activity/activity-view.ts';
import { useApplyErrors } from '#src/screens/activity/use-apply-errors.ts';
import { dayAndMonth } from '#src/screens/article-parts/two-calendars.ts';
import { formStateOf } from '#src/screens/form/form-flash.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/activity/activity.css';

const STAR = starPath(8, 11.5, 7.6);
/** Where the error of the days leads to. */
const DAYS_ID = 'days';

/** The days on a strand; a chosen one is a filled star. They belong to the form beside them. */
export function TrainingDays({ locale, view }: { view: TrainingView; locale: Locale }) {
  const { activity, memory } = view;
  const { done } = formStateOf(memory, APPLY_FORM);
  const { dayError } = useApplyErrors(view, locale);
  const isOpen = activity.state === 'open' && !done;
  const error = isOpen ? dayError : undefined;
  const least = activity.minimumDays ?? 1;
  return (
    <fieldset className={styles.strand} id={DAYS_ID} tabIndex={-1} aria-describedby={error ? 'days-error' : undefined}>
      <legend className={styles.strandTitle}>
        {isOpen ? <Trans>Choose your days</Trans> : <Trans>Training days</Trans>}
      </legend>
      {isOpen && (
        <p className={styles.quiet}>
          <Plural value={least} one="At least one day." other="At least # days." />
        </p>
      )}
      {error && <ErrorLine id="days-error">{error}</ErrorLine>}
      <ol className={styles.strandList}>
        {activity.days.map((day) => (
          <Day
            key={day.day}
            day={day}
            isOpen={isOpen}
            isChosen={formStateOf(memory, APPLY_FORM).typed(`day-${day.day}`) !== undefined}
            locale={locale}
          />
        ))}
      </ol>
    </fieldset>
  );
}

type DayProps = { day: TrainingDetail['days'][number]; isOpen: boolean; isChosen: boolean; locale: Locale };

function Day({ day: { day, seatsLeft, title }, isChosen, isOpen, locale }: DayProps) {
  const isFull = seatsLeft === 0;
  const name = `day-${day}`;
  return (
    <li className={styles.strandDay}>
      <label className={isFull ? styles.dayFull : styles.day} htmlFor={isOpen && !isFull ? name : undefined}>
        {isOpen && !isFull && (
          <input
            type="checkbox"
            className={styles.dayInput}
            id={name}
            name={name}
            form="training-apply"
            defaultChecked={isChosen}
          />
        )}
        <svg className={styles.dayStar} viewBox="-12 -12 24 24" aria-hidden>
          <path d={STAR} />
        </svg>
        <span className={styles.dayDate}>
          <strong className={styles.placeName}>
            <bdi>{dayAndMonth(day, locale)}</bdi>
          </strong>
          <span className={styles.quiet}>{leafOf(day, locale, 'gregorian').weekday}</span>
        </span>
        <span className={styles.dayTitle}>
          <Localized field={title} locale={locale} />
          {isFull && isOpen && (
            <span className={styles.dayNote}>
              <Trans>Full</Trans>
            </span>
          )}
        </span>
        {isOpen && !isFull && (
          <span className={styles.dayBox} aria-hidden>
            <Icon icon={check} size="small" />
          </span>
        )}
      </label>
    </li>
  );
}
