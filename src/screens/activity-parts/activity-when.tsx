import type { ActivityCard } from '#src/contracts/activities.ts';
import { clockTime } from '#src/i18n/local-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';

type Times = Pick<ActivityCard, 'startsAt' | 'endsAt' | 'timeZone'>;

/** From when to when on one day, by the clocks of the place: always read from the left. */
export function TimeSpan({ locale, times: { endsAt, startsAt, timeZone } }: { times: Times; locale: Locale }) {
  return (
    <bdi dir="ltr">
      <time dateTime={startsAt}>{clockTime(startsAt, timeZone, locale)}</time>–
      <time dateTime={endsAt}>{clockTime(endsAt, timeZone, locale)}</time>
    </bdi>
  );
}
