import { updateUser, type UserRow } from '#src/server/accounts/accounts.repository.ts';
import { deleteIdentities } from '#src/server/accounts/identities.repository.ts';
import { deletePasskeys } from '#src/server/accounts/passkeys.repository.ts';
import { endSessions } from '#src/server/accounts/sessions.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';

/**
 * Confirms the email of an account to whoever has read an email that it was sent. If it was not confirmed before, somebody else
 * may have made the account with this address: whatever they could sign in with is removed. Returns whether it was.
 */
export async function confirmOwner(tx: Database, user: UserRow, now: Date): Promise<boolean> {
  if (user.isEmailVerified) return false;
  await deletePasskeys(tx, user.id);
  await deleteIdentities(tx, user.id);
  await endSessions(tx, user.id, now);
  await updateUser(tx, user.id, {
    isEmailVerified: true,
    passwordHash: null,
    passwordUntil: null,
    phoneVerifiedAt: null,
  });
  return true;
}
