import * as v from 'valibot';
import type { GivingAnalytics, Profile, ProfileChange } from '#src/contracts/profile.ts';
import { birthFault } from '#src/domain/age.ts';
import { membershipOf, type Thresholds } from '#src/domain/membership.ts';
import { accountView, emailOf } from '#src/server/accounts/account-view.ts';
import { findUser, lockUser, updateUser, type UserRow } from '#src/server/accounts/accounts.repository.ts';
import { calledNumber } from '#src/server/accounts/phones.ts';
import { findSuppression } from '#src/server/emails/suppressed-emails.repository.ts';
import { fileUrl } from '#src/server/files/file-address.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { claimGifts } from '#src/server/profile/claim-gifts.ts';
import { findGiven, findKinds, findMonths, findPrograms } from '#src/server/profile/given.repository.ts';
import { setPicture } from '#src/server/profile/set-picture.ts';
import { findProjectCategories, findProjectTypes } from '#src/server/programs/programs.repository.ts';
import { readCurrency, readSetting } from '#src/server/settings/settings.service.ts';

/** Minor units of the site's currency. */
const DEFAULT_TIERS: Thresholds = [0, 10_000, 50_000, 250_000, 1_000_000];
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const tiers = v.pipe(
  v.tuple([v.literal(0), amount, amount, amount, amount]),
  v.check((list) => list.every((least, index) => index === 0 || least > list[index - 1]!)),
);

/** What an account holds and shows of its owner. @throws AppError `unauthenticated` where it was erased meanwhile */
export async function readProfile(ctx: ServiceContext, userId: string): Promise<Profile> {
  const user = await findUser(ctx.db, userId);
  if (!user) throw new AppError('unauthenticated');
  await claimGifts(ctx, userId);
  const currency = await readCurrency(ctx);
  const thresholds = await readSetting<Thresholds>(ctx, 'membership', 'tiers', tiers, DEFAULT_TIERS);
  const given = await findGiven(ctx.db, { userId, currency }, thresholds);
  const email = emailOf(user);
  const { medals, ...membership } = membershipOf(given, user.createdAt, thresholds);
  return {
    ...accountView(user),
    image: user.imageKey === null ? null : fileUrl(user.imageKey),
    emailRefusedAt: (email && (await findSuppression(ctx, ctx.db, email))?.toISOString()) || null,
    fullName: user.fullName,
    phone: user.phoneNumber === null ? null : { country: user.phoneCountry ?? 'SA', number: user.phoneNumber },
    isPhoneVerified: user.phoneVerifiedAt !== null,
    gender: user.gender === 'male' || user.gender === 'female' ? user.gender : null,
    dateOfBirth: user.dateOfBirth,
    nationality: user.nationality,
    mainDonationField: user.mainDonationField,
    secondaryDonationField: user.secondaryDonationField,
    membership: {
      ...membership,
      currency,
      medals: medals.map(({ reachedAt, tier }) => ({ tier, reachedAt: reachedAt.toISOString() })),
    },
  };
}

/** Changes what was sent. @throws AppError `validation` with `invalidSelection` for an unknown program, `tooLow` or `tooHigh` at `dateOfBirth` */
export async function changeProfile(ctx: ServiceContext, userId: string, change: ProfileChange): Promise<Profile> {
  const { image, phone, ...rest } = change;
  const known = new Set(
    [...(await findProjectTypes(ctx.db)), ...(await findProjectCategories(ctx.db))].flatMap(({ id, slug }) => [
      id,
      slug,
    ]),
  );
  const unknown = (['mainDonationField', 'secondaryDonationField'] as const).filter((path) => {
    const field = rest[path];
    return typeof field === 'string' && !known.has(field);
  });
  const today = ctx.now().toISOString().slice(0, 10);
  const birth = rest.dateOfBirth === undefined ? undefined : birthFault(rest.dateOfBirth, today);
  const faults = [
    ...(birth ? [{ path: 'dateOfBirth', ...birth }] : []),
    ...unknown.map((path) => ({ path, code: 'invalidSelection' as const })),
  ];
  if (faults.length > 0) throw invalid(...faults);
  const changed: Partial<UserRow> = {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    ...(phone === undefined
      ? {}
      : {
          phoneCountry: phone?.country ?? null,
          phoneNumber: phone?.number.replace(/\D/g, '') ?? null,
          phoneE164: phone ? calledNumber(phone) : null,
        }),
  };
  // The picture first: where it cannot be taken, nothing else is changed.
  if (image !== undefined) await setPicture(ctx, userId, image);
  await write(ctx, userId, changed);
  return readProfile(ctx, userId);
}

/** A number that is changed is shown by another code. */
async function write(ctx: ServiceContext, userId: string, changed: Partial<UserRow>): Promise<void> {
  if (Object.keys(changed).length === 0) return;
  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const isOther = changed.phoneE164 !== undefined && changed.phoneE164 !== user?.phoneE164;
    await updateUser(tx, userId, { ...changed, ...(isOther ? { phoneVerifiedAt: null } : {}) });
  });
}

/** What an account gave by month, kind and program, in the site's currency. */
export async function readAnalytics(ctx: ServiceContext, userId: string): Promise<GivingAnalytics> {
  await claimGifts(ctx, userId);
  const currency = await readCurrency(ctx);
  const scope = { userId, currency };
  const [months, kinds, programs] = [
    await findMonths(ctx.db, scope),
    await findKinds(ctx.db, scope),
    await findPrograms(ctx.db, scope),
  ];
  return { currency, months, kinds, programs };
}
