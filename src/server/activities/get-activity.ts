import type { ActivityDetail, EventDetail, TrainingDetail } from '#src/contracts/activities.ts';
import { type ActivityKind, dayAfter, spreadOf } from '#src/domain/activity.ts';
import { dayIn } from '#src/domain/local-time.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import {
  countWaiting,
  findActivity,
  findDays,
  findReviews,
  findUpcoming,
  type StoredActivity,
} from '#src/server/activities/activities.repository.ts';
import { cardOf } from '#src/server/activities/activity-card.ts';
import { AppError } from '#src/server/http/errors.ts';
import { textIn } from '#src/server/http/locale.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

type Context = Pick<ServiceContext, 'db' | 'now'>;

/** Others that a page leads to. */
const RELATED = 3;
/** Reviews with words on a page. */
const REVIEWS = 6;

/** An event by id, slug or former slug: where `slug` differs, redirect. @throws AppError `notFound` */
export async function getEvent(ctx: Context, name: string, locale: Locale = defaultLocale): Promise<EventDetail> {
  const row = await findOrThrow(ctx, 'event', name);
  const [shared, waiting] = await Promise.all([sharedOf(ctx, row, locale), countWaiting(ctx.db, row.id)]);
  return { ...shared, waiting, program: row.program };
}

/** Training by id, slug or former slug: where `slug` differs, redirect. @throws AppError `notFound` */
export async function getTraining(ctx: Context, name: string, locale: Locale = defaultLocale): Promise<TrainingDetail> {
  const row = await findOrThrow(ctx, 'training', name);
  const [shared, days, reviews] = await Promise.all([
    sharedOf(ctx, row, locale),
    findDays(ctx.db, row.id),
    findReviews(ctx.db, row.id),
  ]);
  const rating = spreadOf(reviews.map((review) => review.rating));
  const terms = row.terms ?? {};
  return {
    ...shared,
    // Registration closes when its last day ends.
    registrationEndsOn: dayAfter(dayIn(row.timeZone, row.closesAt), -1),
    days: days.map(({ day, endsAt, seats, seatsTaken, startsAt, title }) => ({
      day,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      title,
      titleText: textIn(locale, title),
      seatsLeft: seats - seatsTaken,
    })),
    terms,
    termsText: textIn(locale, terms),
    rating: rating ? { ...rating, total: reviews.length } : null,
    reviews: reviews
      .flatMap(({ name: by, rating: stars, words, writtenAt }) =>
        words && by ? [{ rating: stars, name: by, words, writtenAt: writtenAt.toISOString() }] : [],
      )
      .slice(0, REVIEWS),
  };
}

/** An event or training, by its kind. @throws AppError `notFound` */
export const getActivity = (
  ctx: Context,
  kind: ActivityKind,
  name: string,
  locale: Locale = defaultLocale,
): Promise<ActivityDetail> => (kind === 'event' ? getEvent(ctx, name, locale) : getTraining(ctx, name, locale));

async function findOrThrow(ctx: Context, kind: ActivityKind, name: string): Promise<StoredActivity> {
  const row = await findActivity(ctx.db, kind, name);
  if (!row) throw new AppError('notFound');
  return row;
}

async function sharedOf(ctx: Context, row: StoredActivity, locale: Locale) {
  const now = ctx.now();
  const related = await findUpcoming(ctx.db, row.kind, { now, limit: RELATED, without: row.id });
  return {
    ...cardOf(row, now, locale),
    body: row.body,
    bodyText: textIn(locale, row.body),
    address: row.address,
    access: row.access,
    sketch: row.sketch,
    related: related.map((one) => cardOf(one, now, locale)),
  };
}
