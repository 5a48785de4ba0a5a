import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { VolunteerAnswer, VolunteerInput } from '#src/contracts/volunteers.ts';
import { dayIn } from '#src/domain/local-time.ts';
import { spellReference, transferReference } from '#src/domain/reference.ts';
import { faultsOf } from '#src/domain/volunteer.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import { invalid } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { listProjectCategories, listProjectTypes } from '#src/server/programs/programs.service.ts';
import { listCountries } from '#src/server/reference/reference.service.ts';
import { nextStep, volunteerEmail } from '#src/server/volunteers/volunteers.emails.ts';
import { countVolunteersOf, findVolunteer, insertVolunteer } from '#src/server/volunteers/volunteers.repository.ts';

const DAY_MS = 86_400_000;
/** So many emails a day go to one address, whoever types it. */
const CONFIRMATIONS_A_DAY = 3;

const newNumber = (): string => spellReference(transferReference(randomBytes(6)));

/** Where the day ends last: what is today there is not over anywhere. */
const LAST_ZONE = 'Etc/GMT+12';
/** The earliest day that is today anywhere. */
export const earliestToday = (now: Date): string => dayIn(LAST_ZONE, now);

/**
 * Stores an offer of help and confirms it by email. The same offer of the same person on the same day is stored once.
 * @throws AppError `validation` for days and times that cannot be, and for unknown countries, programs and causes
 */
export async function offerHelp(
  ctx: ServiceContext,
  offered: VolunteerInput,
  locale: Locale,
): Promise<VolunteerAnswer> {
  const now = ctx.now();
  const { preferredCategories, preferredTypes } = await checkOffer(ctx, offered);
  const { notes, phone, time, endDate, ...rest } = offered;
  const fingerprint = sha256(JSON.stringify([now.toISOString().slice(0, 10), offered.email.toLowerCase(), offered]));
  const number = await ctx.db.transaction(async (tx) => {
    const stored = await insertVolunteer(tx, {
      id: v7(),
      number: newNumber(),
      ...rest,
      preferredTypes,
      preferredCategories,
      phoneCountry: phone.country,
      phoneNumber: phone.number,
      timeFrom: time.from,
      timeTo: time.to,
      endDate: endDate ?? null,
      notes: notes ?? null,
      locale,
      fingerprint,
      createdAt: now,
    });
    if (!stored) return (await findVolunteer(tx, { fingerprint }))!.number;
    const today = await countVolunteersOf(tx, offered.email, new Date(now.getTime() - DAY_MS));
    if (today <= CONFIRMATIONS_A_DAY)
      await enqueueEmail(
        tx,
        `volunteer:${stored.id}`,
        { template: 'volunteerConfirmation', volunteerId: stored.id },
        now,
      );
    return stored.number;
  });
  ctx.notifyWorker();
  return answer(ctx, number, locale);
}

/** The programs and causes by their slugs. @throws AppError `validation` */
async function checkOffer(ctx: ServiceContext, offered: VolunteerInput) {
  const [types, categories, countries] = await Promise.all([
    listProjectTypes(ctx),
    listProjectCategories(ctx),
    listCountries(ctx),
  ]);
  const unknown = (['country', 'nationality'] as const)
    .filter((field) => !countries.some(({ code }) => code === offered[field]))
    .map((path) => ({ path, code: 'invalidSelection' as const }));
  const slugsOf = (field: 'preferredTypes' | 'preferredCategories', known: readonly { id: string; slug: string }[]) =>
    offered[field].map((named, index) => {
      const slug = known.find((one) => one.slug === named || one.id === named)?.slug;
      if (slug === undefined) unknown.push({ path: `${field}.${index}` as 'country', code: 'invalidSelection' });
      return slug ?? '';
    });
  const preferredTypes = [...new Set(slugsOf('preferredTypes', types.data))];
  const preferredCategories = [...new Set(slugsOf('preferredCategories', categories.data))];
  const faults = [...faultsOf(offered, earliestToday(ctx.now())), ...unknown];
  if (faults.length > 0) throw invalid(...faults);
  return { preferredTypes, preferredCategories };
}

/** What a program is told whose offer is not kept: the same as everybody else. */
export const ignoreOffer = (ctx: ServiceContext, locale: Locale): Promise<VolunteerAnswer> =>
  answer(ctx, newNumber(), locale);

const answer = async (ctx: ServiceContext, number: string, locale: Locale): Promise<VolunteerAnswer> => ({
  number,
  message: nextStep(await ctx.i18n(locale)),
});

/** The confirmation of an offer; nothing where it is deleted since. */
export async function volunteerEmailOf(ctx: ServiceContext, volunteerId: string): Promise<AddressedEmail | undefined> {
  const stored = await findVolunteer(ctx.db, { id: volunteerId });
  if (!stored) return undefined;
  const locale = isLocale(stored.locale) ? stored.locale : 'en';
  return { to: stored.email, locale, text: volunteerEmail(stored, await ctx.i18n(locale)) };
}
