import { type ActivityInput, activityInput, type ReadActivity } from '#src/contracts/activity-input.ts';
import type { FieldError } from '#src/contracts/errors.ts';
import { endOfDay, reminderOf } from '#src/domain/activity.ts';
import { languagesOf, plainText } from '#src/domain/article.ts';
import { momentOf } from '#src/domain/local-time.ts';
import { foldForSearch } from '#src/domain/search-folding.ts';
import { freeSlug, type LocalText, slugOf } from '#src/domain/slug.ts';
import {
  findKnownTags,
  findTakenDays,
  findTakenSlugs,
  insertActivity,
  keepFormerSlug,
  lockStored,
  saveDays,
  updateActivity,
} from '#src/server/activities/save-activity.repository.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import { validate } from '#src/server/http/validate.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { sanitizeLocalText } from '#src/server/platform/rich-text.ts';

/**
 * Stores an event or training: its texts sanitized once, here; its slug from its title, the former one kept as a redirect;
 * its moments from the clocks of its place. Without `id` it is a new one. Seats that are taken stay taken.
 * @returns its id and slug. @throws AppError `validation`, `notFound`
 */
export async function saveActivity(
  ctx: Pick<ServiceContext, 'db' | 'now'>,
  input: ActivityInput,
  id?: string,
): Promise<{ id: string; slug: string }> {
  const given = cleaned(validate(activityInput, input));
  const times = timesOf(given);
  const faults = [...faultsInTexts(given), ...faultsInTimes(given, times)];
  if (faults.length > 0) throw invalid(...faults);
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const known = await findKnownTags(tx, given.tags);
    const unknown = given.tags.findIndex((tag) => !known.has(tag));
    if (unknown !== -1) throw invalid({ path: `tags.${unknown}`, code: 'invalidSelection' });
    const stored = id === undefined ? undefined : await lockStored(tx, id);
    if (id !== undefined && stored?.kind !== given.kind) throw new AppError('notFound');
    if (given.kind === 'event' && stored && given.seats < stored.seatsTaken)
      throw invalid({ path: 'seats', code: 'tooLow', limit: stored.seatsTaken });
    if (given.kind === 'training' && stored) checkTaken(given.days, await findTakenDays(tx, stored.id));
    const taken = await findTakenSlugs(tx, { kind: given.kind, name: slugOf(given.title, given.kind), own: id });
    const slug = freeSlug(given.title, { isTaken: (one) => taken.has(one), fallback: given.kind });
    const row = {
      kind: given.kind,
      title: given.title,
      lead: given.lead,
      body: given.body,
      topic: given.topic,
      note: given.note ?? null,
      tags: given.tags,
      status: given.status,
      timeZone: given.timeZone,
      place: given.place ?? null,
      address: given.address ?? null,
      access: given.access ?? null,
      // Streets without a place to find there would be drawn for nothing.
      sketch: given.place === undefined ? null : (given.sketch ?? null),
      onlineUrl: given.onlineUrl ?? null,
      palette: given.palette,
      coverSeed: given.coverSeed,
      ...times.row,
      slug,
      seats: given.kind === 'event' ? given.seats : null,
      program: given.kind === 'event' ? given.program : [],
      minimumDays: given.kind === 'training' ? given.minimumDays : null,
      terms: given.kind === 'training' ? given.terms : null,
      searchText: searchTextOf(given),
      updatedAt: now,
      // A reminder that was sent for another day is sent again for this one.
      ...(stored && stored.startsAt.getTime() !== times.row.startsAt.getTime() && { remindedAt: null }),
    };
    const own = stored?.id ?? (await insertActivity(tx, { ...row, createdAt: now }));
    if (stored) await updateActivity(tx, own, row);
    if (stored && stored.slug !== slug)
      await keepFormerSlug(tx, { kind: given.kind, slug: stored.slug, activityId: own });
    if (given.kind === 'training') await saveDays(tx, own, times.days);
    return { id: own, slug };
  });
}

/** Rich texts as they are stored, and plain ones without the languages that were left empty. */
function cleaned(given: ReadActivity): ReadActivity {
  const texts = {
    title: filled(given.title),
    lead: filled(given.lead),
    topic: filled(given.topic),
    body: sanitizeLocalText(given.body),
    note: given.note && filled(given.note),
    place: given.place && filled(given.place),
    address: given.address && filled(given.address),
    access: given.access && filled(given.access),
  };
  return given.kind === 'event'
    ? { ...given, ...texts }
    : { ...given, ...texts, terms: sanitizeLocalText(given.terms) };
}

const filled = (text: LocalText): LocalText => Object.fromEntries(Object.entries(text).filter(([, value]) => value));

/** Every moment of an activity, from what the clocks of its place show. */
function timesOf(given: ReadActivity) {
  const { timeZone } = given;
  if (given.kind === 'event') {
    const startsAt = momentOf(given.startsAt, timeZone);
    const row = {
      startsAt,
      endsAt: momentOf(given.endsAt, timeZone),
      startsOn: given.startsAt.slice(0, 10),
      closesAt: startsAt,
      remindsAt: reminderOf(startsAt, timeZone),
    };
    return { row, days: [] };
  }
  const days = given.days
    .map(({ day, from, seats, title, until }) => ({
      day,
      title,
      seats,
      startsAt: momentOf(`${day}T${from}`, timeZone),
      endsAt: momentOf(`${day}T${until}`, timeZone),
    }))
    .toSorted((a, b) => a.day.localeCompare(b.day, 'en'));
  const row = {
    startsAt: days[0]!.startsAt,
    endsAt: days.at(-1)!.endsAt,
    startsOn: days[0]!.day,
    closesAt: endOfDay(given.registrationEndsOn, timeZone),
    remindsAt: null,
  };
  return { row, days };
}

function faultsInTimes(given: ReadActivity, { days, row }: ReturnType<typeof timesOf>): FieldError[] {
  if (given.kind === 'event') return row.startsAt < row.endsAt ? [] : [{ path: 'endsAt', code: 'tooLow' }];
  const first = days.findIndex(({ endsAt, startsAt }) => endsAt <= startsAt);
  const names = days.map(({ day }) => day);
  return [
    ...(first === -1 ? [] : [{ path: `days.${first}.until`, code: 'tooLow' as const }]),
    ...(new Set(names).size === names.length ? [] : [{ path: 'days', code: 'invalidSelection' as const }]),
    ...(given.minimumDays > names.length
      ? [{ path: 'minimumDays', code: 'tooHigh' as const, limit: names.length }]
      : []),
    ...(row.closesAt > row.endsAt ? [{ path: 'registrationEndsOn', code: 'tooHigh' as const }] : []),
  ];
}

/** Each language that the title has needs the other texts too, and no text has another language. */
function faultsInTexts(given: ReadActivity): FieldError[] {
  const languages = languagesOf(given.title);
  if (languages.length === 0) return [{ path: 'title', code: 'atLeastOneLanguage' }];
  const texts: Record<string, LocalText> = {
    lead: given.lead,
    body: given.body,
    topic: given.topic,
    ...(given.kind === 'training' && { terms: given.terms }),
  };
  const isNowhere = languagesOf(given.place ?? {}).length === 0 && given.onlineUrl === undefined;
  return [
    ...Object.entries(texts).flatMap(([field, text]) =>
      languages
        .filter((language) => !text[language])
        .map((language) => ({ path: `${field}.${language}`, code: 'required' as const })),
    ),
    ...(isNowhere ? [{ path: 'place', code: 'required' as const }] : []),
  ];
}

/** No day is left out, or has fewer seats, for which people were accepted. @throws AppError `validation` */
function checkTaken(
  days: readonly { day: string; seats: number }[],
  taken: readonly { day: string; seatsTaken: number }[],
): void {
  for (const { day, seatsTaken } of taken) {
    const index = days.findIndex((one) => one.day === day);
    if (index === -1 && seatsTaken > 0) throw invalid({ path: 'days', code: 'invalidSelection' });
    if (index !== -1 && days[index]!.seats < seatsTaken)
      throw invalid({ path: `days.${index}.seats`, code: 'tooLow', limit: seatsTaken });
  }
}

const searchTextOf = ({ body, lead, place, title, topic }: ReadActivity): string =>
  foldForSearch(
    [title, topic, lead, place ?? {}, body]
      .flatMap((text) => languagesOf(text).map((language) => plainText(text[language]!)))
      .join(' '),
  );
