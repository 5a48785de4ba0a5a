import { v7 } from 'uuid';
import { CODE_LIFETIME_MS, MAX_CODE_TRIES, MAX_CODES_AN_HOUR } from '#src/domain/plan-change.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { safeEqual } from '#src/server/platform/keys.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { changeLocked, type PlanOutcome } from '#src/server/renewals/change-plan.ts';
import { givingCode } from '#src/server/subscriptions/giving-code-digits.ts';
import { countCodes, insertCode, lockCode, updateCode } from '#src/server/subscriptions/giving-codes.repository.ts';
import { lockSubscription } from '#src/server/subscriptions/subscriptions.repository.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Sends a code to the donor's email address. @throws AppError `tooManyRequests` after three in an hour */
export async function sendGivingCode(ctx: ServiceContext, subscriptionId: string): Promise<void> {
  const isSent = await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    // Locked, so that codes asked for at once are counted one after the other.
    await lockSubscription(tx, subscriptionId);
    if ((await countCodes(tx, subscriptionId, new Date(now.getTime() - HOUR_MS))) >= MAX_CODES_AN_HOUR) return false;
    const id = v7();
    await insertCode(tx, { id, subscriptionId, createdAt: now, expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS) });
    await enqueueEmail(tx, `planCode:${id}`, { template: 'planCode', subscriptionId, codeId: id }, now);
    return true;
  });
  if (!isSent) throw new AppError('tooManyRequests', { retryAfter: HOUR_MS / 1000 });
  ctx.notifyWorker('outbox');
}

/**
 * Changes the amount where the code is right; each code works once and may be tried five times.
 * @throws AppError with `otpInvalid` or `otpExpired` at `code`
 */
export async function changeAmountByCode(
  ctx: ServiceContext,
  subscriptionId: string,
  { code, to }: { code: string; to: number },
): Promise<PlanOutcome> {
  const result = await ctx.db.transaction(async (tx): Promise<PlanOutcome | 'otpInvalid' | 'otpExpired'> => {
    const now = ctx.now();
    const sent = await lockCode(tx, subscriptionId, now);
    if (!sent || sent.tries >= MAX_CODE_TRIES) return 'otpExpired';
    await updateCode(tx, sent.id, { tries: sent.tries + 1 });
    if (!safeEqual(givingCode(ctx, sent.id), code)) return 'otpInvalid';
    const outcome = await changeLocked(ctx, tx, subscriptionId, { does: 'changeAmount', to, mayRaise: true });
    if (outcome === 'changed') await updateCode(tx, sent.id, { usedAt: now });
    return outcome;
  });
  // After the transaction, which counts the try.
  if (result === 'otpInvalid' || result === 'otpExpired')
    throw new AppError('validation', { fields: [{ path: 'code', code: result }] });
  ctx.notifyWorker('outbox');
  return result;
}
