import { msg } from '@lingui/core/macro';
import { Hono } from 'hono';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { endOfHawl } from '#src/domain/hawl.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { hijriDayFormat, hijriTag, isLocale, localePath } from '#src/i18n/locales.ts';
import { getI18n } from '#src/i18n/server.tsx';

const ADDRESS = /^\/lists\/zakat-reminder\.(\w+)\.ics$/;
const DATE = { ...hijriDayFormat, timeZone: 'UTC' } as const;
/** The alarm sounds at nine in the morning of the day before. */
const ALARM_SECONDS_BEFORE = 15 * 3600;

/** A calendar file with the day on which a lunar year has passed. Nothing is stored, and it says nothing of wealth. */
const app = new Hono().get('/lists/*', async (c) => {
  const locale = ADDRESS.exec(c.req.path)?.[1];
  if (!isLocale(locale)) return c.text('404', 404);
  const day = dayOf(c.req.query('from'));
  // A date that cannot be read leads back to the page, which names the field.
  if (day === undefined) return c.redirect(`${localePath(locale, '/projects/zakat')}?reminder=invalid#reminder`, 303);
  const i18n = await getI18n(locale);
  const calendar = ical({ prodId: '//Sanad//Zakat//EN', method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    id: `zakat-${day}@sanad`,
    start: new Date(`${day}T00:00:00Z`),
    allDay: true,
    timezone: 'UTC',
    summary: i18n._(msg`Calculate zakat: a lunar year has passed`),
    description: `${new Intl.DateTimeFormat(hijriTag[locale], DATE).format(new Date(`${day}T12:00:00Z`))}. ${i18n._(
      msg`Zakat is due on what you have owned for a full lunar year. Prices and the nisab change, so calculate your zakat again.`,
    )}`,
  });
  event.createAlarm({ type: ICalAlarmType.display, triggerBefore: ALARM_SECONDS_BEFORE });
  return c.body(calendar.toString(), 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="zakat.ics"',
    'cache-control': 'private, no-store',
  });
});

/** The day on which the lunar year ends, of a day as a form sends it; undefined for anything else. */
function dayOf(from: string | undefined): string | undefined {
  if (from === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(from)) return undefined;
  const at = new Date(`${from}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(from)) return undefined;
  try {
    return endOfHawl(from);
  } catch {
    return undefined;
  }
}

export const hawlReminder: Endpoint = { matches: (path) => ADDRESS.test(path), app };
