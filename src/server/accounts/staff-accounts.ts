import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { email as emailField } from '#src/contracts/fields.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { ACCOUNT_ROLES, type Role } from '#src/domain/permissions.ts';
import { isUsername } from '#src/domain/username.ts';
import { insertUser } from '#src/server/accounts/accounts.repository.ts';
import { hashPassword } from '#src/server/accounts/passwords.ts';
import { claimDemoAccounts, hasAdministrator } from '#src/server/accounts/staff-accounts.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** Letters and digits that nobody takes for another one, in four groups: 98 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;
/** Milliseconds in which a password that was made for somebody is replaced by one of their own. */
const ONE_TIME_MS = DAY_MS;

const randomGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const randomPassword = (): string => Array.from({ length: GROUPS }, randomGroup).join('-');

export type FirstAdministrator =
  | { outcome: 'made'; password: string }
  /** There is an administrator, who gives roles to others. */
  | { outcome: 'notFirst' }
  | { outcome: 'taken' }
  | { outcome: 'invalid'; field: 'username' | 'email' };

/** Makes the first administrator, with a password that is printed once and must be replaced within a day. */
export async function createFirstAdministrator(
  ctx: ServiceContext,
  { email, username }: { username: string; email: string },
): Promise<FirstAdministrator> {
  if (!isUsername(username)) return { outcome: 'invalid', field: 'username' };
  if (!v.is(emailField, email)) return { outcome: 'invalid', field: 'email' };
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  const now = ctx.now();
  const user = {
    id: v7(),
    username,
    email,
    // Whoever has the machine says whose address it is.
    isEmailVerified: true,
    passwordHash,
    passwordUntil: new Date(now.getTime() + ONE_TIME_MS),
    roles: ['donor', 'admin'],
    createdAt: now,
  };
  return ctx.db.transaction(async (tx) => {
    if (await hasAdministrator(tx)) return { outcome: 'notFirst' };
    if (!(await insertUser(tx, user))) return { outcome: 'taken' };
    await audit(tx, {
      at: now,
      actor: 'command',
      action: 'createAdministrator',
      subject: 'user',
      subjectId: user.id,
      after: { roles: user.roles },
    });
    return { outcome: 'made', password };
  });
}

/** One account for each role, made once in a database of the demo charity; undefined where they were made before. */
export async function makeDemoAccounts(
  ctx: ServiceContext,
): Promise<{ username: string; password: string }[] | undefined> {
  const made = await Promise.all(
    ACCOUNT_ROLES.map(async (role: Role) => {
      const password = randomPassword();
      return { role, username: `demo.${role}`, password, passwordHash: await hashPassword(password) };
    }),
  );
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    if (!(await claimDemoAccounts(tx))) return undefined;
    for (const { passwordHash, role, username } of made)
      await insertUser(tx, {
        id: v7(),
        username,
        email: `${role}@demo.invalid`,
        isEmailVerified: true,
        passwordHash,
        roles: [...new Set(['donor', role])],
        createdAt: now,
      });
    return made.map(({ password, username }) => ({ username, password }));
  });
}
