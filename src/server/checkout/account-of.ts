import { emailOf } from '#src/server/accounts/account-view.ts';
import { findUser, type UserRow } from '#src/server/accounts/accounts.repository.ts';
import type { Caller } from '#src/server/http/operation.ts';
import type { Account } from '#src/server/orders/own-order.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** The account that a donation belongs to, also with another name or email; undefined for one that no email is known of. */
export function donorAccount(user: UserRow | undefined): Account | undefined {
  const email = user && emailOf(user);
  if (!user || !email) return undefined;
  const { fullName, id, username } = user;
  return { id, fullName: fullName ?? username, email };
}

/** The account of whoever calls the API; undefined for a guest. */
export const accountOfCaller = async (
  { db }: ServiceContext,
  caller: Caller | undefined,
): Promise<Account | undefined> => caller && donorAccount(await findUser(db, caller.id));
