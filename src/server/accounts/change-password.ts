import type { NewPasswordInput } from '#src/contracts/accounts.ts';
import type { ProofUse } from '#src/domain/one-time-code.ts';
import { emailOf } from '#src/server/accounts/account-view.ts';
import { findUser, findUserByEmail, lockUser, updateUser } from '#src/server/accounts/accounts.repository.ts';
import { refuseWrongCode, tryCode } from '#src/server/accounts/codes.ts';
import { confirmOwner } from '#src/server/accounts/confirm-owner.ts';
import { hashPassword, isPasswordOf, refuseWeakPassword } from '#src/server/accounts/passwords.ts';
import { endSessions } from '#src/server/accounts/sessions.repository.ts';
import { refuseUnconfirmed } from '#src/server/accounts/ways-in.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { Caller } from '#src/server/http/operation.ts';
import { forgetSignIns, signInLimit } from '#src/server/http/rate-limits.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';

const FIRST_PASSWORD: ProofUse = 'firstPassword';

/** Sets a new password by a code from an email, or signed in by the present one. Every other session ends, and the owner is told. */
export const changePassword = (ctx: ServiceContext, input: NewPasswordInput, caller?: Caller): Promise<void> =>
  'otp' in input ? resetPassword(ctx, input) : replacePassword(ctx, input, caller);

/** @throws AppError `validation`: `weakPassword` at `password`, `otpInvalid` or `otpExpired` at `otp` */
async function resetPassword(
  ctx: ServiceContext,
  { email, otp, password }: { email: string; otp: string; password: string },
): Promise<void> {
  const found = await findUserByEmail(ctx.db, email);
  await refuseWeakPassword(password, [found?.username ?? '', email]);
  const passwordHash = await hashPassword(password);
  if (!found) throw invalid({ path: 'otp', code: 'otpInvalid' });
  const outcome = await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, found.id);
    const tried = await tryCode(ctx, tx, { userId: found.id, purpose: 'password', otp });
    // The code came by the email, so the email is confirmed as well.
    if (tried !== 'right' || !user) return tried;
    await confirmOwner(tx, user, ctx.now());
    await write(ctx, tx, found.id, passwordHash);
    return tried;
  });
  refuseWrongCode(outcome);
  // Whoever was locked out by wrong passwords signs in with the new one.
  await forgetSignIns(ctx, [email, found.username, found.phoneE164 ?? '']);
  ctx.notifyWorker('outbox');
}

/** @throws AppError `invalidCredentials` for a wrong present password */
async function replacePassword(
  ctx: ServiceContext,
  { currentPassword, password }: { currentPassword: string; password: string },
  caller: Caller | undefined,
): Promise<void> {
  const user = caller && (await findUser(ctx.db, caller.id));
  if (!user) throw new AppError('unauthenticated');
  const attempts = await signInLimit(ctx, user.username.toLowerCase());
  if (!(await isPasswordOf(user.passwordHash, currentPassword))) throw new AppError('invalidCredentials');
  await refuseWeakPassword(password, [user.username, emailOf(user) ?? '']);
  const passwordHash = await hashPassword(password);
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    await write(ctx, tx, user.id, passwordHash, caller.sessionId);
  });
  await attempts.forget();
  ctx.notifyWorker('outbox');
}

/**
 * Sets the password of an account that has none, such as one that a provider signs in to, by a code that went to its email:
 * whoever holds a device that is signed in is not yet the owner. The owner is told, and every other session ends.
 *
 * @throws AppError `conflict` where there is one already, or the email is not confirmed; `validation`: `weakPassword` at `password`,
 * `otpInvalid` or `otpExpired` at `otp`
 */
export async function setFirstPassword(
  ctx: ServiceContext,
  { otp, password }: { otp: string; password: string },
  caller: Caller,
): Promise<void> {
  const user = await findUser(ctx.db, caller.id);
  if (!user) throw new AppError('unauthenticated');
  await refuseWeakPassword(password, [user.username, emailOf(user) ?? '']);
  const passwordHash = await hashPassword(password);
  const outcome = await ctx.db.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id);
    if (!locked || locked.passwordHash !== null) throw new AppError('conflict');
    refuseUnconfirmed(locked);
    const tried = await tryCode(ctx, tx, { userId: user.id, purpose: 'email', otp, bound: FIRST_PASSWORD });
    if (tried === 'right') await write(ctx, tx, user.id, passwordHash, caller.sessionId);
    return tried;
  });
  refuseWrongCode(outcome);
  ctx.notifyWorker('outbox');
}

async function write(
  ctx: ServiceContext,
  tx: Database,
  userId: string,
  passwordHash: string,
  keptSession?: string,
): Promise<void> {
  const now = ctx.now();
  await updateUser(tx, userId, { passwordHash, passwordUntil: null });
  await endSessions(tx, userId, now, keptSession);
  const key = `passwordChanged:${userId}:${now.toISOString()}`;
  await enqueueEmail(tx, key, { template: 'passwordChanged', userId }, now);
}
