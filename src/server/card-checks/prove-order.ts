import { isPuzzleSolved } from '#src/domain/card-puzzle.ts';
import { CARD_CODE_LIFETIME_MS, MAX_CARD_CODE_TRIES, MAX_CARD_CODES } from '#src/domain/card-testing.ts';
import { puzzleOf } from '#src/server/card-checks/admit-card-payment.ts';
import { lockCardOrder, markProved, updateCardOrder } from '#src/server/card-checks/card-checks.repository.ts';
import { cardCodeOf } from '#src/server/card-checks/card-code-digits.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { safeEqual } from '#src/server/platform/keys.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';

/** Takes the work that a browser did for an order. @throws AppError with `invalidSelection` at `solution` where it is wrong */
export async function proveByWork(ctx: ServiceContext, orderId: string, answer: readonly number[]): Promise<void> {
  if (!(await isPuzzleSolved(puzzleOf(ctx, orderId), answer)))
    throw invalid({ path: 'solution', code: 'invalidSelection' });
  await markProved(ctx.db, orderId, ctx.now());
}

/** Sends a code to the donor of an order. @throws AppError `tooManyRequests` after three */
export async function sendCardCode(ctx: ServiceContext, orderId: string): Promise<void> {
  const isSent = await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const row = await lockCardOrder(tx, orderId);
    if (!row) throw new AppError('notFound');
    if (row.codesSent >= MAX_CARD_CODES) return false;
    const codesSent = row.codesSent + 1;
    await updateCardOrder(tx, orderId, { codesSent, codeSentAt: now, codeTries: 0 });
    await enqueueEmail(tx, `cardCode:${orderId}:${codesSent}`, { template: 'cardCode', orderId }, now);
    return true;
  });
  if (!isSent) throw new AppError('tooManyRequests', { retryAfter: 3600 });
  ctx.notifyWorker('outbox');
}

/** Takes the code from the email; it may be tried five times. @throws AppError with `otpInvalid` or `otpExpired` at `code` */
export async function proveByCode(ctx: ServiceContext, orderId: string, code: string): Promise<void> {
  const fault = await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const row = await lockCardOrder(tx, orderId);
    const isOver = !row?.codeSentAt || now.getTime() - row.codeSentAt.getTime() >= CARD_CODE_LIFETIME_MS;
    if (!row || isOver || row.codeTries >= MAX_CARD_CODE_TRIES) return 'otpExpired' as const;
    await updateCardOrder(tx, orderId, { codeTries: row.codeTries + 1 });
    if (!safeEqual(cardCodeOf(ctx, row), code)) return 'otpInvalid' as const;
    await updateCardOrder(tx, orderId, { provedAt: row.provedAt ?? now });
    return undefined;
  });
  // After the transaction, which counts the try.
  if (fault) throw invalid({ path: 'code', code: fault });
}
