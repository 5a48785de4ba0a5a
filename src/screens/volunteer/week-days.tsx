import { useLingui } from '@lingui/react/macro';
import { Fieldset } from '#ds/components/field/fieldset.tsx';
import { dateFormat } from '#ds/intl/formats.ts';
import { WEEKDAYS } from '#src/domain/volunteer.ts';
import { intlTag, type Locale } from '#src/i18n/locales.ts';
import * as styles from '#src/screens/volunteer/volunteer.css';

const STAR =
  'M12 1L14.8 5.3L19.8 4.2L18.7 9.2L23 12L18.7 14.8L19.8 19.8L14.8 18.7L12 23L9.2 18.7L4.2 19.8L5.3 14.8L1 12L5.3 9.2L4.2 4.2L9.2 5.3Z';

/** A Monday, from which the names of the days are taken. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** A week to tick: a chosen day is a filled star. It begins on Saturday in Arabic, else on Monday. */
export function WeekDays({ isTicked, locale }: { isTicked: (name: string) => boolean; locale: Locale }) {
  const { t } = useLingui();
  const first = locale === 'ar' ? WEEKDAYS.indexOf('saturday') : 0;
  const days = [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)];
  const nameOf = (day: (typeof WEEKDAYS)[number]): string =>
    dateFormat(intlTag[locale], { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + WEEKDAYS.indexOf(day) * DAY_MS);
  return (
    <Fieldset id="days" label={t`Days of the week`} isRequired={false}>
      <div className={styles.week}>
        {days.map((day) => (
          <label key={day} className={styles.day}>
            {nameOf(day)}
            <span className={styles.dayBox}>
              <input
                type="checkbox"
                name={`day.${day}`}
                value="on"
                defaultChecked={isTicked(`day.${day}`)}
                className={styles.box}
              />
              <svg className={styles.star} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d={STAR} />
              </svg>
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
