import { v7 } from 'uuid';
import { newTransferReference } from '#src/server/gateways/payments/bank.ts';
import { insertPayment, type PaymentRow } from '#src/server/payments/payments.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';

/** The fields of an order that a payment needs. Amounts in minor units. */
type PayableOrder = {
  id: string;
  method: PaymentRow['method'];
  currency: PaymentRow['currency'];
  totalMinor: number;
  receivedMinor: number;
};

/** Writes a payment of what is due, with its idempotency key, before the provider is called. */
export const writePayment = (tx: Database, order: PayableOrder, now: Date): Promise<PaymentRow> =>
  insertPayment(tx, draftPayment(order, now));

/** The row of a new payment of what is due, with a new idempotency key. */
export function draftPayment(order: PayableOrder, now: Date) {
  const id = v7();
  const isBank = order.method === 'bank';
  return {
    id,
    orderId: order.id,
    method: order.method,
    status: 'created' as const,
    currency: order.currency,
    amountMinor: order.totalMinor - order.receivedMinor,
    idempotencyKey: `sanad-${id}`,
    reference: isBank ? newTransferReference() : null,
    failureCode: null,
    createdAt: now,
    updatedAt: now,
    nextPollAt: isBank ? null : new Date(now.getTime() + 20_000),
  };
}
