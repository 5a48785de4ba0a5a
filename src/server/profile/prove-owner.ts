import type { ProofUse } from '#src/domain/one-time-code.ts';
import { findUser, lockUser, type UserRow } from '#src/server/accounts/accounts.repository.ts';
import { refuseCodeTooSoon, refuseWrongCode, sendCode, tryCode } from '#src/server/accounts/codes.ts';
import { isPasswordOf } from '#src/server/accounts/passwords.ts';
import { refuseUnconfirmed } from '#src/server/accounts/ways-in.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import { signInLimit } from '#src/server/http/rate-limits.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

export type Proof = { password?: string | undefined; otp?: string | undefined };

/**
 * Whoever holds a device that is signed in is not yet the owner: they show the password, or where the account has none a code
 * from an email to its address.
 *
 * @throws AppError `validation`: `required` or `invalidSelection` at `password`; `required`, `otpInvalid` or `otpExpired` at `otp`
 */
export const proveOwner = (ctx: ServiceContext, user: UserRow, { otp, password }: Proof): Promise<void> =>
  user.passwordHash === null ? proveByCode(ctx, user.id, otp) : proveByPassword(ctx, user, password);

/** The proof of another address, which no code for anything else is. */
const USE: ProofUse = 'moveEmail';

async function proveByPassword(ctx: ServiceContext, user: UserRow, password: string | undefined): Promise<void> {
  if (!password) throw invalid({ path: 'password', code: 'required' });
  const attempts = await signInLimit(ctx, user.username.toLowerCase());
  if (!(await isPasswordOf(user.passwordHash, password))) throw invalid({ path: 'password', code: 'invalidSelection' });
  await attempts.forget();
}

async function proveByCode(ctx: ServiceContext, userId: string, otp: string | undefined): Promise<void> {
  if (!otp) throw invalid({ path: 'otp', code: 'required' });
  refuseWrongCode(
    await ctx.db.transaction(async (tx) => {
      await lockUser(tx, userId);
      return tryCode(ctx, tx, { userId, purpose: 'email', otp, bound: USE });
    }),
  );
}

/**
 * Sends the code by which the owner of an account without a password is proven, to its present address.
 *
 * @throws AppError `conflict` where there is a password; `tooManyRequests` within a minute of the last one, and beyond a day's
 */
export async function askForProof(ctx: ServiceContext, userId: string, use: ProofUse): Promise<void> {
  const found = await findUser(ctx.db, userId);
  if (!found) throw new AppError('unauthenticated');
  if (found.passwordHash !== null || found.email === null) throw new AppError('conflict');
  // Another way in is refused anyway, so that no code is sent for nothing.
  if (use === 'firstPassword') refuseUnconfirmed(found);
  await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const user = await lockUser(tx, userId);
    await refuseCodeTooSoon(tx, userId, 'email', now);
    if (user) await sendCode(tx, user, 'email', now, use);
  });
  ctx.notifyWorker('outbox');
}
