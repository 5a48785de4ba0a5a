import { msg } from '@lingui/core/macro';
import { isFreshSignIn } from '#src/domain/session.ts';
import { hasWayIn, type WaysIn } from '#src/domain/ways-in.ts';
import type { UserRow } from '#src/server/accounts/accounts.repository.ts';
import { findIdentities } from '#src/server/accounts/identities.repository.ts';
import { findPasskeys } from '#src/server/accounts/passkeys.repository.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { Caller } from '#src/server/http/operation.ts';
import type { Database } from '#src/server/platform/db/client.ts';

/** Whether the person chose the password of the account. */
const hasOwnPassword = ({ passwordHash, passwordUntil }: UserRow): boolean =>
  passwordHash !== null && passwordUntil === null;

const findWaysIn = async (db: Database, user: UserRow): Promise<WaysIn> => ({
  hasOwnPassword: hasOwnPassword(user),
  passkeys: (await findPasskeys(db, user.id)).length,
  identities: (await findIdentities(db, user.id)).length,
});

/**
 * Another way into an account is added only after its email is confirmed: else whoever made an account with somebody's email
 * would keep a way in. @throws AppError `conflict`
 */
export function refuseUnconfirmed({ isEmailVerified }: Pick<UserRow, 'isEmailVerified'>): void {
  if (isEmailVerified) return;
  throw new AppError('conflict', {
    words: msg`Confirm your email address first. After that, you can add another way to sign in.`,
  });
}

/** A session that is too old to add another way to sign in: its owner signs in again. */
export class SignInAgainError extends AppError {
  constructor() {
    super('conflict', {
      words: msg`You signed in more than 15 minutes ago. Sign in again, then add another way to sign in.`,
    });
  }
}

/**
 * Another way into an account, or a second factor, is added only shortly after its owner signed in: whoever holds a stolen session, or a
 * device that was left open, would else keep a way in after it was signed out. @throws SignInAgainError
 */
export function refuseOldSignIn({ signedInAt }: Pick<Caller, 'signedInAt'>, now: Date): void {
  if (!isFreshSignIn(signedInAt, now)) throw new SignInAgainError();
}

/**
 * Undoes a transaction that has taken the last way into an account. The account's row must be locked, so that two are not taken
 * at once. @throws AppError `conflict`
 */
export async function keepWayIn(tx: Database, user: UserRow): Promise<void> {
  if (hasWayIn(await findWaysIn(tx, user))) return;
  throw new AppError('conflict', {
    words: msg`This sign-in method is your only way into your account. Choose a password or add a passkey first.`,
  });
}
