import { isOpen } from '#src/domain/payment.ts';
import type { PaymentSnapshot } from '#src/server/gateways/payments/port.ts';
import type { PaymentRow } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** Ages of a payment, in seconds, at which it is polled. */
const POLLED_AT = [20, 80, 260, 860, 2660, 6260, 17_060, 38_660, 81_860, 168_260];
const DAY_SECONDS = 86_400;

/** The columns after a response of the provider, with the client secret, so that it need not be requested again. */
export function syncColumns(
  { keys }: ServiceContext,
  payment: PaymentRow,
  { clientSecret, redirectUrl }: PaymentSnapshot,
  status: PaymentRow['status'],
  now: Date,
): Partial<PaymentRow> {
  const isOver = !isOpen(status) && status !== 'failed';
  const secret = clientSecret ?? redirectUrl;
  const encrypted = isOver
    ? null
    : secret === undefined
      ? payment.encryptedClientSecret
      : (payment.encryptedClientSecret ?? keys.encrypt(secret));
  return { syncedAt: now, pollFailures: 0, pollFailedAt: null, encryptedClientSecret: encrypted };
}

/** When a payment is polled next; null when it needs no poll. `isFeePending`: the money came, and the provider's fee is not known yet. */
export function nextPoll(status: PaymentRow['status'], createdAt: Date, now: Date, isFeePending = false): Date | null {
  if (!isOpen(status) && status !== 'failed' && !isFeePending) return null;
  const age = (now.getTime() - createdAt.getTime()) / 1000;
  const next = POLLED_AT.find((seconds) => seconds > age);
  if (next !== undefined) return new Date(createdAt.getTime() + next * 1000);
  // A bank debit may be processing for days.
  return status === 'processing' && age < 30 * DAY_SECONDS ? new Date(now.getTime() + DAY_SECONDS * 1000) : null;
}
