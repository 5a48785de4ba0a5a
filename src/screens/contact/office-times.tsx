import { Trans, useLingui } from '@lingui/react/macro';
import { dateFormat, tagOf } from '#ds/intl/formats.ts';
import { momentOf } from '#src/domain/local-time.ts';
import type { ContactView } from '#src/screens/contact/contact-view.ts';

/** A Sunday: the days of the week are counted from it. */
const sunday = (days: number): Date => new Date(Date.UTC(2026, 0, 4 + days, 12));

/** When the phone is answered, and whether it is now. The page expires when that changes. */
export function OfficeTimes({ office: { hours, now } }: { office: NonNullable<ContactView['office']> }) {
  const { i18n } = useLingui();
  const { firstDay, from, lastDay, timeZone, until } = hours;
  const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const dayName = (at: Date, zone: string): string =>
    dateFormat(tagOf(i18n), { weekday: 'long', timeZone: zone }).format(at);
  const timeOf = (at: Date): string => dateFormat(tagOf(i18n), clock).format(at);
  const changesAt = new Date(now.changesAt);
  const day = changesAt.toISOString().slice(0, 10);
  const first = dayName(sunday(firstDay), 'UTC');
  const last = dayName(sunday(lastDay), 'UTC');
  const opens = timeOf(momentOf(`${day}T${from}`, timeZone));
  const closes = dateFormat(tagOf(i18n), { ...clock, timeZoneName: 'short' }).format(
    momentOf(`${day}T${until}`, timeZone),
  );
  const next = dayName(changesAt, timeZone);
  const at = timeOf(changesAt);
  return (
    <>
      <Trans comment="Days and hours of an office: Sunday to Thursday, 09:00–17:00 GMT+3.">
        {first} to {last}, {opens}–{closes}.
      </Trans>{' '}
      {now.isOpen ? (
        <Trans>Open now.</Trans>
      ) : (
        <Trans comment="A day of the week and an hour: opens again on Sunday at 09:00.">
          Closed now; opens again on {next} at {at}.
        </Trans>
      )}
    </>
  );
}
