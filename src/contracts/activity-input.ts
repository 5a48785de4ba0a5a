/** What an editor writes of an event or of training. */
import * as v from 'valibot';
import { placeSketch } from '#src/contracts/activities.ts';
import { PALETTES } from '#src/contracts/programs.ts';
import { ACTIVITY_STATUSES } from '#src/domain/activity.ts';
import { isRealDay } from '#src/domain/age.ts';

/** Characters of a title, of a line, and of a text. */
const TITLE = 200;
const LINE = 600;
const TEXT = 60_000;

const short = (most: number) => v.optional(v.pipe(v.string('invalidType'), v.trim(), v.maxLength(most, 'tooLong')));
const textOf = (most: number) => v.strictObject({ en: short(most), ar: short(most), tr: short(most) });
const name = v.pipe(v.string('invalidType'), v.minLength(1, 'required'), v.maxLength(140, 'tooLong'));
const count = v.pipe(v.number('invalidType'), v.safeInteger('invalidType'), v.minValue(1, 'tooLow'));
/** A local day and time, such as `2026-04-18T19:00`. */
const local = v.pipe(
  v.string('invalidType'),
  v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'invalidFormat'),
  v.check((text) => isRealDay(text.slice(0, 10)), 'invalidFormat'),
);
const day = v.pipe(v.string('invalidType'), v.check(isRealDay, 'invalidFormat'));
const clock = v.pipe(v.string('invalidType'), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalidFormat'));
/** Of https alone: people open it from an email. */
const link = v.pipe(v.string('invalidType'), v.url('invalidUrl'), v.startsWith('https://', 'invalidUrl'));

const shared = {
  title: textOf(TITLE),
  lead: textOf(LINE),
  /** HTML by language, as an editor or a paste gives it. */
  body: textOf(TEXT),
  topic: textOf(TITLE),
  note: v.optional(textOf(TITLE)),
  tags: v.optional(v.array(name), []),
  status: v.picklist(ACTIVITY_STATUSES, 'invalidSelection'),
  timeZone: v.pipe(v.string('invalidType'), v.check(isTimeZone, 'invalidSelection')),
  place: v.optional(textOf(TITLE)),
  address: v.optional(textOf(LINE)),
  access: v.optional(textOf(LINE)),
  sketch: v.optional(placeSketch),
  onlineUrl: v.optional(link),
  palette: v.picklist(PALETTES, 'invalidSelection'),
  coverSeed: count,
};

const eventInput = v.strictObject({
  kind: v.literal('event'),
  ...shared,
  startsAt: local,
  endsAt: local,
  seats: count,
  program: v.optional(v.array(v.strictObject({ at: clock, title: textOf(TITLE), who: v.optional(textOf(TITLE)) })), []),
});
const trainingInput = v.strictObject({
  kind: v.literal('training'),
  ...shared,
  registrationEndsOn: day,
  minimumDays: count,
  /** HTML by language. */
  terms: textOf(TEXT),
  days: v.pipe(
    v.array(v.strictObject({ day, from: clock, until: clock, title: textOf(TITLE), seats: count })),
    v.minLength(1, 'selectAtLeastOne'),
  ),
});
/** Times are those of the place's clocks. */
export const activityInput = v.variant('kind', [eventInput, trainingInput], 'invalidSelection');
export type ActivityInput = v.InferInput<typeof activityInput>;
export type ReadActivity = v.InferOutput<typeof activityInput>;

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== '';
  } catch {
    return false;
  }
}
