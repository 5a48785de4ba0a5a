import { v7 } from 'uuid';
import type { Account, SignUpInput } from '#src/contracts/accounts.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { accountView } from '#src/server/accounts/account-view.ts';
import {
  findUserByEmail,
  findUserByUsername,
  insertUser,
  lockUser,
  updateUser,
  type UserRow,
} from '#src/server/accounts/accounts.repository.ts';
import { refuseWrongCode, sendCode, tryCode } from '#src/server/accounts/codes.ts';
import { donorFaults } from '#src/server/accounts/donor-faults.ts';
import { hashPassword, refuseWeakPassword } from '#src/server/accounts/passwords.ts';
import { calledNumber } from '#src/server/accounts/phones.ts';
import { beginSession, type Tokens } from '#src/server/accounts/sessions.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import { mayMailCode } from '#src/server/http/rate-limits.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';

/**
 * Makes an account and sends a code to its email. A taken email is told to nobody but its owner, by email: an account is made
 * as well, which can be signed in to by its username, is never confirmed and is deleted after 30 days.
 *
 * @throws AppError `validation`, with `invalidSelection` at `username` for one that is taken
 */
export async function signUp(
  ctx: ServiceContext,
  input: SignUpInput,
  locale: Locale,
): Promise<{ username: string; email: string }> {
  const { email, password, username } = input;
  const now = ctx.now();
  const fields = await donorFaults(ctx, input);
  if (fields.length > 0) throw invalid(...fields);
  await refuseWeakPassword(password, [username, email]);
  const passwordHash = await hashPassword(password);
  const mayMail = await mayMailCode(ctx, email);
  const isMade = await ctx.db.transaction(async (tx) => {
    if (await findUserByUsername(tx, username)) return false;
    const owner = await findUserByEmail(tx, email);
    const user = await insertUser(tx, {
      id: v7(),
      username,
      ...(owner ? { takenEmail: email } : { email }),
      passwordHash,
      locale,
      phoneCountry: input.phone?.country,
      phoneNumber: input.phone?.number.replace(/\D/g, ''),
      phoneE164: input.phone && calledNumber(input.phone),
      gender: input.gender,
      dateOfBirth: input.dateOfBirth,
      nationality: input.nationality,
      mainDonationField: input.mainDonationField,
      secondaryDonationField: input.secondaryDonationField,
      createdAt: now,
    });
    // Somebody took the username or the email at the same moment; whoever tries again is told as above.
    if (!user) throw new AppError('conflict');
    if (owner) {
      const day = now.toISOString().slice(0, 10);
      await enqueueEmail(tx, `accountExists:${owner.id}:${day}`, { template: 'accountExists', userId: owner.id }, now);
    } else if (mayMail) await sendCode(tx, user, 'email', now);
    return true;
  });
  if (!isMade) throw invalid({ path: 'username', code: 'invalidSelection' });
  ctx.notifyWorker('outbox');
  return { username, email };
}

type Typed = { email: string; otp: string };

/** Confirms an email by its code. @throws AppError `validation` with `otpInvalid` or `otpExpired` at `otp` */
export async function verifyEmail(ctx: ServiceContext, typed: Typed): Promise<Account> {
  return accountView((await confirm(ctx, typed, async () => undefined)).user);
}

/**
 * Confirms an email by its code, and signs in: who reads the email of an account could set its password as well.
 *
 * @throws AppError `validation` with `otpInvalid` or `otpExpired` at `otp`
 */
export async function confirmAndSignIn(ctx: ServiceContext, typed: Typed, device: string): Promise<Tokens> {
  const { result } = await confirm(ctx, typed, (tx, user) => beginSession(ctx, tx, user, device));
  ctx.notifyWorker('outbox');
  return result!;
}

async function confirm<Then>(
  ctx: ServiceContext,
  { email, otp }: Typed,
  then: (tx: Database, user: UserRow) => Promise<Then>,
): Promise<{ user: UserRow; result: Then | undefined }> {
  const found = await findUserByEmail(ctx.db, email);
  if (!found) throw invalid({ path: 'otp', code: 'otpInvalid' });
  const confirmed = await ctx.db.transaction(async (tx) => {
    const locked = (await lockUser(tx, found.id))!;
    const outcome = await tryCode(ctx, tx, { userId: locked.id, purpose: 'email', otp });
    if (outcome !== 'right') return { outcome, user: locked, result: undefined };
    await updateUser(tx, locked.id, { isEmailVerified: true });
    const user = { ...locked, isEmailVerified: true };
    return { outcome, user, result: await then(tx, user) };
  });
  refuseWrongCode(confirmed.outcome);
  return confirmed;
}
