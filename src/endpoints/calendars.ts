import { msg } from '@lingui/core/macro';
import { Hono } from 'hono';
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ActivityCard, ActivityDetail } from '#src/contracts/activities.ts';
import type { ActivityKind } from '#src/domain/activity.ts';
import { conditional, decodedPath, etagOf, orNothing } from '#src/endpoints/answer-parts.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { siteOrigin } from '#src/framework/origin.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { type Multilingual, textIn } from '#src/i18n/multilingual.ts';
import { getI18n } from '#src/i18n/server.tsx';
import { hrefTo } from '#src/routes/routes.ts';
import { listDays, listForCalendar } from '#src/server/activities/activities.service.ts';
import { getActivity } from '#src/server/activities/get-activity.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { getServices } from '#src/server/services.ts';

const ADDRESS = /^\/calendars\/(events|training)(?:\/([^/]{1,300}))?\.(\w{2})\.ics$/;
/** So many stand in the calendar of a list, the soonest first. */
const LISTED = 100;
const TITLES = { event: msg`Sanad: events`, training: msg`Sanad: training` };

type Asked = { kind: ActivityKind; locale: Locale; origin: string; slug: string | undefined };

/** One event or training, or all to come. Moments are in UTC, which every program shows by its own clocks. @throws AppError `notFound` */
async function makeCalendar(ctx: ServiceContext, { kind, locale, origin, slug }: Asked): Promise<string> {
  const i18n = await getI18n(locale);
  const calendar = ical({
    prodId: '//Sanad//Activities//EN',
    method: ICalCalendarMethod.PUBLISH,
    name: i18n._(TITLES[kind]),
    // Programs that follow the list ask again once an hour.
    ttl: 3600,
  });
  const found =
    slug === undefined
      ? await listForCalendar(ctx, kind, locale, LISTED)
      : [await getActivity(ctx, kind, slug, locale)];
  const days =
    kind === 'training'
      ? await listDays(
          ctx,
          found.map(({ id }) => id),
        )
      : new Map<string, Days>();
  for (const one of found) add(calendar, one, days.get(one.id), { locale, origin });
  return calendar.toString();
}

type Days = readonly { day: string; startsAt: Date; endsAt: Date; title: Multilingual }[];

/** The days of training are entries of their own. */
function add(
  calendar: ICalCalendar,
  one: ActivityCard & Pick<ActivityDetail, 'address'>,
  days: Days | undefined,
  { locale, origin }: Pick<Asked, 'locale' | 'origin'>,
) {
  const { kind, slug } = one;
  const title = textIn(one.title, locale);
  const entries = days
    ? days.map(({ day, endsAt, startsAt, title: name }) => ({
        id: `${one.id}-${day}`,
        startsAt,
        endsAt,
        summary: `${title}: ${textIn(name, locale)}`,
      }))
    : [{ id: one.id, startsAt: one.startsAt, endsAt: one.endsAt, summary: title }];
  for (const { endsAt, id, startsAt, summary } of entries)
    calendar.createEvent({
      id: `${id}@${new URL(origin).hostname}`,
      start: new Date(startsAt),
      end: new Date(endsAt),
      // The same bytes until something changes, so that programs which ask again learn that nothing did.
      stamp: new Date(one.updatedAt),
      summary,
      description: textIn(one.lead, locale),
      location: [one.place, one.address]
        .flatMap((text) => (text ? [textIn(text, locale)] : []))
        .join(locale === 'ar' ? '، ' : ', '),
      url: origin + (kind === 'event' ? hrefTo(locale, 'event', { slug }) : hrefTo(locale, 'trainingItem', { slug })),
      status: one.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
}

/** Calendar files (RFC 5545) of events and training, in each language. */
export function createCalendars(open: () => Promise<ServiceContext> = getServices): Endpoint {
  const app = new Hono().use(conditional).get('/calendars/*', async (c) => {
    const [, list, slug, locale] = ADDRESS.exec(decodedPath(c.req.path)) ?? [];
    if (!isLocale(locale)) return c.text('404', 404);
    const origin = siteOrigin(c.req.raw);
    const kind = list === 'events' ? 'event' : 'training';
    const body = await orNothing(makeCalendar(await open(), { kind, locale, origin, slug }));
    if (body === undefined) return c.text('404', 404);
    return c.body(body, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${kind}.ics"`,
      'cache-control': 'public, max-age=300',
      etag: etagOf(body),
    });
  });
  return { matches: (path) => path.startsWith('/calendars/'), app };
}
