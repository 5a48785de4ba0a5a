import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { normalPassword, passwordFault } from '#src/domain/password.ts';
import { AppError } from '#src/server/http/errors.ts';

/** OWASP's parameters for one lane; the algorithm's default is argon2id. Memory in KiB. */
const COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
/** So many take 46 MB each at once, in threads beside the main one. */
const AT_ONCE = 4;
/** More than these would be answered after their caller has gone. */
const MOST_WAITING = 64;

const queue = pLimit(AT_ONCE);
const queued = <Value>(work: () => Promise<Value>): Promise<Value> => {
  if (queue.pendingCount >= MOST_WAITING) throw new AppError('unavailable', { retryAfter: 5 });
  return queue(work);
};

export const hashPassword = (password: string): Promise<string> => queued(() => hash(normalPassword(password), COST));

let nobody: Promise<string> | undefined;
/** The hash of a password that nobody has: an unknown account takes as long as a known one. */
const nobodysHash = (): Promise<string> => (nobody ??= hashPassword(crypto.randomUUID()));

/** Whether the password is the account's; always false, after the same time, where there is no hash. */
export async function isPasswordOf(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const known = passwordHash ?? (await nobodysHash());
  const isRight = await queued(() => verify(known, normalPassword(password)));
  return isRight && passwordHash !== null && passwordHash !== undefined;
}

let breached: Promise<ReadonlySet<string>> | undefined;
/** The 49,000 passwords that were breached most often, in lower case. Read at the first need. */
const breachedPasswords = (): Promise<ReadonlySet<string>> =>
  (breached ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as readonly string[]),
  ));

/** @throws AppError `validation` with `weakPassword` or `tooLong` at `password` */
export async function refuseWeakPassword(password: string, own: readonly string[]): Promise<void> {
  const known = await breachedPasswords();
  const fault = passwordFault(password, { isCommon: (text) => known.has(text), own });
  if (fault === undefined) return;
  throw new AppError('validation', {
    fields: [{ path: 'password', code: fault === 'tooLong' ? 'tooLong' : 'weakPassword' }],
  });
}
