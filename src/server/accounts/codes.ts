import { msg } from '@lingui/core/macro';
import { v7 } from 'uuid';
import { latinDigits } from '#money/latin-digits.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import {
  CODE_DIGITS,
  CODE_LIFETIME_MS,
  type CodePurpose,
  isOver,
  mayTry,
  type ProofUse,
  RESEND_SECONDS,
  secondsToNextCode,
} from '#src/domain/one-time-code.ts';
import { findUser, findUserByEmail, lockUser, type UserRow } from '#src/server/accounts/accounts.repository.ts';
import { enqueueAsked } from '#src/server/accounts/asked-codes.ts';
import { findSentTimes, insertCode, lockNewestCode, updateCode } from '#src/server/accounts/codes.repository.ts';
import { findSuppression, releaseAddress } from '#src/server/emails/suppressed-emails.repository.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { safeEqual } from '#src/server/platform/keys.ts';
import { enqueue, enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';

/**
 * The digits of a code. They follow from its id and are stored nowhere.
 * @param bound the number that it goes to, for a code by text message, or what a proof permits: for another the code is another
 */
export function codeDigits({ keys }: Pick<ServiceContext, 'keys'>, id: string, bound = ''): string {
  const number = Buffer.from(keys.sign('account-code', `${id}${bound}`), 'base64url').readUInt32BE(0);
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

const timeOf = ({ at }: { at: Date }): Date => at;

/** Seconds until an account may be sent another code of a purpose; 0 where it may now. */
async function secondsUntilCode(tx: Database, userId: string, purpose: CodePurpose, now: Date): Promise<number> {
  const sent = await findSentTimes(tx, userId, new Date(now.getTime() - DAY_MS));
  const alike = sent.filter((one) => one.purpose === purpose);
  return secondsToNextCode(sent.map(timeOf), now, alike.map(timeOf));
}

/**
 * Tells whoever is signed in that no other code is sent, where others would get the same answer as ever.
 *
 * @throws AppError `tooManyRequests` within a minute of the last one, and beyond what is sent in a day
 */
export async function refuseCodeTooSoon(tx: Database, userId: string, purpose: CodePurpose, now: Date): Promise<void> {
  const wait = await secondsUntilCode(tx, userId, purpose, now);
  if (wait > 0)
    throw new AppError('tooManyRequests', {
      retryAfter: wait,
      words: msg`We cannot send another code right now. Enter the newest code you received, or ask for another later.`,
    });
}

/**
 * Makes a code, in the transaction that is the reason for it; undefined beyond the limits.
 * @param newEmail the address that it goes to, for a code of that purpose
 */
export async function newCode(
  tx: Database,
  userId: string,
  purpose: CodePurpose,
  now: Date,
  newEmail?: string,
): Promise<string | undefined> {
  if ((await secondsUntilCode(tx, userId, purpose, now)) > 0) return undefined;
  const id = v7();
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
  await insertCode(tx, { id, userId, purpose, newEmail, createdAt: now, expiresAt });
  return id;
}

/**
 * Sends a code to the email of an account, or to its phone; none beyond the limits.
 * @param proves what whoever is signed in may do with it, for a code by which they prove to be the owner
 */
export async function sendCode(
  tx: Database,
  { email, id: userId, phoneE164 }: Pick<UserRow, 'id' | 'email' | 'phoneE164'>,
  purpose: Exclude<CodePurpose, 'link' | 'newEmail'>,
  now: Date,
  proves?: ProofUse,
): Promise<void> {
  if ((purpose === 'phone' ? phoneE164 : email) === null) return;
  const id = await newCode(tx, userId, purpose, now);
  if (id === undefined) return;
  if (purpose === 'phone') {
    const payload = { template: 'phoneCode', userId, codeId: id };
    await enqueue(tx, { kind: 'text', key: `phoneCode:${id}`, payload, runAt: now }, now);
  } else {
    const payload = { template: 'accountCode', userId, purpose: proves ?? purpose, codeId: id };
    await enqueueEmail(tx, `accountCode:${id}`, payload, now);
  }
}

/**
 * Has a code sent to whoever has this email, if somebody has. The answer and the work until then are the same for everybody:
 * seconds until another may be asked for.
 */
export async function askForCode(ctx: ServiceContext, email: string, purpose: 'email' | 'password'): Promise<number> {
  await enqueueAsked(ctx, { purpose, email });
  return RESEND_SECONDS;
}

/** Sends the code that was asked for at a moment, if somebody has the email. */
export async function sendAskedCode(
  ctx: ServiceContext,
  { email, purpose }: { email: string; purpose: 'email' | 'password' },
  at: Date,
): Promise<void> {
  if (isOver(at, ctx.now())) return;
  const found = await findUserByEmail(ctx.db, email);
  const isConfirmed = found?.isEmailVerified && (await findSuppression(ctx, ctx.db, email)) === undefined;
  if (found && !(purpose === 'email' && isConfirmed))
    await ctx.db.transaction(async (tx) => {
      // Locked, so that codes asked for at once are counted one after the other.
      const user = await lockUser(tx, found.id);
      if (user) await sendCode(tx, user, purpose, at);
    });
}

type CodeOutcome = 'right' | 'otpInvalid' | 'otpExpired';

/**
 * Tries the newest code of a purpose, and counts the try. That a code has expired is said only to who knows its digits: to
 * anybody else an account without a code and no account are the same.
 */
export async function tryCode(
  ctx: ServiceContext,
  tx: Database,
  { bound, otp, purpose, userId }: { userId: string; purpose: CodePurpose; otp: string; bound?: string },
): Promise<CodeOutcome> {
  const now = ctx.now();
  const code = await lockNewestCode(tx, userId, purpose);
  if (!code) return 'otpInvalid';
  const isRight = safeEqual(codeDigits(ctx, code.id, bound), latinDigits(otp).replace(/\s/g, ''));
  if (!mayTry(code, now)) return isRight ? 'otpExpired' : 'otpInvalid';
  await updateCode(tx, code.id, { tries: code.tries + 1, ...(isRight ? { usedAt: now } : {}) });
  // Whoever knows a code that went by email has received it.
  const address = isRight && purpose !== 'phone' ? (code.newEmail ?? (await findUser(tx, userId))?.email) : undefined;
  if (address) await releaseAddress(ctx, tx, address);
  return isRight ? 'right' : 'otpInvalid';
}

/** @throws AppError `validation` at `otp`, unless the code was right. Called after the transaction, which counts the try. */
export function refuseWrongCode(outcome: CodeOutcome): void {
  if (outcome !== 'right') throw new AppError('validation', { fields: [{ path: 'otp', code: outcome }] });
}
