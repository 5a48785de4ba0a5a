/** Events and training, as lists and pages show them. */
import * as v from 'valibot';
import { calendarDay, count, id, instant, localText, searchText } from '#src/contracts/fields.ts';
import { paging } from '#src/contracts/lists.ts';
import { PALETTES } from '#src/contracts/programs.ts';
import { ACTIVITY_KINDS, ACTIVITY_STATES } from '#src/domain/activity.ts';

/** A day as `2026-03-11`. */
const day = calendarDay;

/** The filters, order and paging of events and of training. */
export const activitiesQuery = v.strictObject({
  ...paging(),
  /** By the first day. */
  sort: v.optional(v.picklist(['latest', 'soonest'], 'invalidSelection'), 'latest'),
  search: v.optional(searchText),
  /** A code of `GET /tags`. */
  tag: v.optional(v.pipe(v.string(), v.maxLength(60, 'tooLong'))),
  /** The first day lies between these, by the clocks of the place. */
  from: v.optional(day),
  to: v.optional(day),
});
export type ActivitiesQuery = v.InferOutput<typeof activitiesQuery>;
export type ActivitiesQueryInput = v.InferInput<typeof activitiesQuery>;

const shared = {
  id,
  slug: v.string(),
  title: localText,
  titleText: v.string(),
  lead: localText,
  leadText: v.string(),
  /** In a few words: "Talk", "Field research". */
  topic: localText,
  topicText: v.string(),
  note: v.nullable(localText),
  /** Codes of `GET /tags`. */
  tags: v.array(v.string()),
  state: v.picklist(ACTIVITY_STATES),
  /** An IANA time zone, by whose clocks days and times are meant. */
  timeZone: v.string(),
  startsOn: day,
  startsAt: instant,
  endsAt: instant,
  /** From here on nobody can join or apply. */
  closesAt: instant,
  place: v.nullable(localText),
  isOnline: v.boolean(),
  cover: v.strictObject({ url: v.nullable(v.string()), seed: count, palette: v.picklist(PALETTES) }),
  /** Of an event. */
  seats: v.nullable(count),
  seatsLeft: v.nullable(count),
  /** Of training: how many days it has, and how many one chooses at least. */
  daysCount: v.nullable(count),
  minimumDays: v.nullable(count),
  updatedAt: instant,
};
/** An event or training in a list. */
export const activityCard = v.strictObject({ kind: v.picklist(ACTIVITY_KINDS), ...shared });
export type ActivityCard = v.InferOutput<typeof activityCard>;

const percent = v.pipe(v.number('invalidType'), v.minValue(0, 'tooLow'), v.maxValue(100, 'tooHigh'));
/** Points in percent from the upper left corner, north up. */
export const placeSketch = v.strictObject({
  streets: v.pipe(
    v.array(
      v.strictObject({
        runs: v.picklist(['across', 'down'], 'invalidSelection'),
        at: percent,
        isMain: v.optional(v.boolean()),
        name: v.optional(localText),
      }),
    ),
    v.minLength(1, 'selectAtLeastOne'),
    v.maxLength(12, 'tooLong'),
  ),
  place: v.strictObject({ x: percent, y: percent }),
  from: v.optional(v.strictObject({ x: percent, y: percent, name: localText })),
});

const detail = {
  ...shared,
  kind: v.picklist(ACTIVITY_KINDS),
  /** Sanitized HTML by language. */
  body: localText,
  bodyText: v.string(),
  address: v.nullable(localText),
  access: v.nullable(localText),
  /** The streets around the place, drawn on the page; null where nobody has drawn them. */
  sketch: v.nullable(placeSketch),
  related: v.array(activityCard),
};

/** An event with its text and program. */
export const eventDetail = v.strictObject({
  ...detail,
  /** How many seats the waiting list wants. */
  waiting: count,
  program: v.array(v.strictObject({ at: v.string(), title: localText, who: v.optional(localText) })),
});
export type EventDetail = v.InferOutput<typeof eventDetail>;

/** A day of training. */
export const trainingDay = v.strictObject({
  day,
  startsAt: instant,
  endsAt: instant,
  title: localText,
  titleText: v.string(),
  seatsLeft: count,
});
/** What somebody said of training. */
export const trainingReview = v.strictObject({ rating: count, name: localText, words: localText, writtenAt: instant });

/** Training with its text, days and reviews. */
export const trainingDetail = v.strictObject({
  ...detail,
  /** The last day on which one can apply. */
  registrationEndsOn: day,
  days: v.array(trainingDay),
  /** What an applicant agrees to: sanitized HTML by language. */
  terms: localText,
  termsText: v.string(),
  /** The mean in tenths and how many there are of each rating from 5 to 1; null below five reviews. */
  rating: v.nullable(v.strictObject({ tenths: count, total: count, spread: v.array(count) })),
  reviews: v.array(trainingReview),
});
export type TrainingDetail = v.InferOutput<typeof trainingDetail>;
export type ActivityDetail = EventDetail | TrainingDetail;
