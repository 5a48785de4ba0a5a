import { latinDigits } from '#money/latin-digits.ts';
import type { Account } from '#src/contracts/accounts.ts';
import { internationalNumber } from '#src/contracts/phone-number.ts';
import { isOver, RESEND_SECONDS } from '#src/domain/one-time-code.ts';
import { accountView } from '#src/server/accounts/account-view.ts';
import {
  findUnverifiedHolders,
  findUser,
  lockHolders,
  lockUser,
  releasePhone,
  updateUser,
  type UserRow,
} from '#src/server/accounts/accounts.repository.ts';
import { enqueueAsked } from '#src/server/accounts/asked-codes.ts';
import { refuseCodeTooSoon, refuseWrongCode, sendCode, tryCode } from '#src/server/accounts/codes.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { Caller } from '#src/server/http/operation.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';

type Phone = { country: string; number: string };

const isE164 = (text: string): boolean => /^[+][1-9]\d{6,14}$/.test(text);

/** A number of a request as it is called from anywhere. @throws AppError `validation`: `invalidFormat` at `phone.number` */
export function calledNumber({ country, number }: Phone): string {
  const called = internationalNumber(country, latinDigits(number));
  if (called === undefined) throw invalid({ path: 'phone.number', code: 'invalidFormat' });
  return called;
}

/** A typed number with its country code, `+966 50 123 4567` or `00966501234567`, as it is stored; undefined for anything else. */
export function typedNumber(login: string): string | undefined {
  const typed = latinDigits(login)
    .replace(/[\s()-]/g, '')
    .replace(/^00/, '+');
  return isE164(typed) ? typed : undefined;
}

/**
 * The account whose number is to be shown: the caller's, or the only one that names it. Where several do, nobody is told whose
 * it would become: they sign in first.
 */
async function holderOf(db: Database, e164: string, callerId: string | undefined): Promise<UserRow | undefined> {
  const own = callerId === undefined ? undefined : await findUser(db, callerId);
  if (own?.phoneE164 === e164 && own.phoneVerifiedAt === null) return own;
  const [first, second] = await findUnverifiedHolders(db, e164);
  return second === undefined ? first : undefined;
}

/**
 * Has a code sent by text message to a number that an account holds; to any other nothing is sent. The answer and the work until
 * then are the same for everybody: seconds until another may be asked for.
 */
export async function askForPhoneCode(ctx: ServiceContext, phone: Phone, caller?: Caller): Promise<number> {
  await enqueueAsked(ctx, { purpose: 'phone', e164: calledNumber(phone), callerId: caller?.id });
  return RESEND_SECONDS;
}

/** Sends the code that was asked for at a moment, if an account holds the number. */
export async function sendAskedPhoneCode(
  ctx: ServiceContext,
  { callerId, e164 }: { e164: string; callerId?: string | undefined },
  at: Date,
): Promise<void> {
  if (isOver(at, ctx.now())) return;
  const holder = await holderOf(ctx.db, e164, callerId);
  if (holder)
    await ctx.db.transaction(async (tx) => {
      // Locked, so that codes asked for at once are counted one after the other.
      const user = await lockUser(tx, holder.id);
      if (user?.phoneE164 === e164) await sendCode(tx, user, 'phone', at);
    });
}

/**
 * Sends a code by text message to the number of whoever is signed in, who is told where none is sent.
 *
 * @throws AppError `tooManyRequests` within a minute of the last one, and beyond what is sent in a day
 */
export async function askForOwnPhoneCode(ctx: ServiceContext, userId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const user = await lockUser(tx, userId);
    await refuseCodeTooSoon(tx, userId, 'phone', now);
    if (user) await sendCode(tx, user, 'phone', now);
  });
  ctx.notifyWorker('outbox');
}

/**
 * Shows by its code that a number is the account's. One that another account had shown before is that account's no more.
 *
 * @throws AppError `validation` with `otpInvalid` or `otpExpired` at `otp`
 */
export async function verifyPhone(
  ctx: ServiceContext,
  { otp, phone }: { phone: Phone; otp: string },
  caller?: Caller,
): Promise<Account> {
  const e164 = calledNumber(phone);
  const holder = await holderOf(ctx.db, e164, caller?.id);
  if (!holder) throw new AppError('validation', { fields: [{ path: 'otp', code: 'otpInvalid' }] });
  const { outcome, user } = await ctx.db.transaction(async (tx) => {
    const locked = (await lockHolders(tx, e164)).find(({ id }) => id === holder.id);
    if (!locked) return { outcome: 'otpInvalid' as const, user: holder };
    const tried = await tryCode(ctx, tx, { userId: locked.id, purpose: 'phone', otp, bound: e164 });
    if (tried === 'right') {
      const at = ctx.now();
      const former = await releasePhone(tx, e164);
      if (former && former.id !== locked.id) {
        const key = `phoneMoved:${former.id}:${at.toISOString()}`;
        // An address that nobody confirmed may be somebody else's.
        if (former.isEmailVerified) await enqueueEmail(tx, key, { template: 'phoneMoved', userId: former.id }, at);
      }
      await updateUser(tx, locked.id, { phoneVerifiedAt: at });
      const subject = { actorId: locked.id, actor: 'user', subject: 'user', subjectId: locked.id };
      await audit(tx, { at, action: 'phoneVerified', ...subject });
    }
    return { outcome: tried, user: locked };
  });
  refuseWrongCode(outcome);
  ctx.notifyWorker('outbox');
  return accountView(user);
}
