import type { ServiceContext } from '../context.ts';
import { findDueNotices, findPayment, findPaymentByRef, insertNotice, updateNotice } from '../payments/payments.repository.ts';
import { applySnapshot, settle } from '../payments/settle.ts';

const MAX_ATTEMPTS = 12;

/** Keeps a notice of the provider's, each once. False when it does not carry the provider's signature. */
export async function receiveNotice(ctx: ServiceContext, raw: string, signature: string | undefined): Promise<boolean> {
  const notice = ctx.gateways.payments.stripe?.readNotice(raw, signature);
  if (!notice) return false;
  const now = ctx.now();
  await insertNotice(ctx.db, { provider: 'stripe', eventId: notice.eventId, type: notice.type, providerRef: notice.providerRef, raw, receivedAt: now, runAt: now });
  ctx.wake();
  return true;
}

/** A payment whose answer was lost on its way to us: the provider knows what it was made for. */
async function bindLost(ctx: ServiceContext, providerRef: string, reason: string): Promise<boolean> {
  const snapshot = await ctx.gateways.payments.stripe?.retrieve(providerRef);
  const payment = snapshot?.paymentId === undefined ? undefined : await findPayment(ctx.db, snapshot.paymentId);
  if (!snapshot || payment?.providerRef !== null) return false;
  await applySnapshot(ctx, payment.id, snapshot, reason);
  return true;
}

/**
 * Applies the notices that wait. A notice proves nothing: it only prompts the question how its payment stands. One that
 * comes before we know its payment, or while the provider is silent, is tried again later.
 */
export async function applyNotices(ctx: ServiceContext): Promise<number> {
  const due = await findDueNotices(ctx.db, ctx.now());
  for (const notice of due) {
    const now = ctx.now();
    try {
      const payment = notice.providerRef === null ? undefined : await findPaymentByRef(ctx.db, 'stripe', notice.providerRef);
      if (!payment && notice.providerRef !== null && !await bindLost(ctx, notice.providerRef, `notice ${notice.eventId}`) && notice.attempts < 5) throw new Error('a notice of a payment that is not known yet');
      if (payment) await settle(ctx, payment.id, `notice ${notice.eventId}`);
      await updateNotice(ctx.db, notice.provider, notice.eventId, { appliedAt: now, lastError: null });
    } catch (error) {
      const attempts = notice.attempts + 1;
      ctx.log.warn({ err: error, eventId: notice.eventId, attempts }, 'a notice could not be applied yet');
      const runAt = new Date(now.getTime() + Math.min(3600, 2 ** attempts) * 1000);
      await updateNotice(ctx.db, notice.provider, notice.eventId, { attempts, runAt, lastError: error instanceof Error ? error.name : 'unknown', ...(attempts >= MAX_ATTEMPTS ? { appliedAt: now } : {}) });
    }
  }
  return due.length;
}
