import type { Account } from '#src/contracts/accounts.ts';
import { accountView } from '#src/server/accounts/account-view.ts';
import {
  findUserByEmail,
  findUserByPhone,
  findUserByUsername,
  lockUser,
  updateUser,
  type UserRow,
} from '#src/server/accounts/accounts.repository.ts';
import { isPasswordOf } from '#src/server/accounts/passwords.ts';
import { typedNumber } from '#src/server/accounts/phones.ts';
import { beginSession, type Tokens } from '#src/server/accounts/sessions.ts';
import { AppError } from '#src/server/http/errors.ts';
import { signInLimit } from '#src/server/http/rate-limits.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';

/** An email signs in once it is confirmed: before that it may be another account's, which nobody is to learn. */
async function findUserByLogin(db: Database, login: string, phone: string | undefined): Promise<UserRow | undefined> {
  if (phone !== undefined) return findUserByPhone(db, phone);
  if (!login.includes('@')) return findUserByUsername(db, login);
  const user = await findUserByEmail(db, login);
  return user?.isEmailVerified ? user : undefined;
}

/**
 * Signs in by email, username or verified phone, and password. An unknown account and a wrong password are the same words after the same time.
 *
 * @throws AppError `invalidCredentials`, or `tooManyRequests` after ten wrong passwords for one login in a quarter of an hour
 */
export async function signIn(
  ctx: ServiceContext,
  { login, password }: { login: string; password: string },
  device: string,
): Promise<{ user: Account; mustChoosePassword: boolean } & Tokens> {
  const phone = typedNumber(login);
  const attempts = await signInLimit(ctx, phone ?? login.toLowerCase());
  const found = await findUserByLogin(ctx.db, login, phone);
  const isRight = await isPasswordOf(found?.passwordHash, password);
  // A password that was made for somebody signs in once, within its time.
  if (!isRight || (found?.passwordUntil && found.passwordUntil <= ctx.now())) throw new AppError('invalidCredentials');
  const signedIn = await ctx.db.transaction(async (tx) => {
    // A password that was changed meanwhile does not sign in any more.
    const user = await lockUser(tx, found!.id);
    if (!user || user.passwordHash !== found!.passwordHash) throw new AppError('invalidCredentials');
    if (user.passwordUntil) await updateUser(tx, user.id, { passwordUntil: new Date(0) });
    return {
      user: accountView(user),
      mustChoosePassword: user.passwordUntil !== null,
      ...(await beginSession(ctx, tx, user, device)),
    };
  });
  await attempts.forget();
  ctx.notifyWorker('outbox');
  return signedIn;
}
