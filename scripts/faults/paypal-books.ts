import type { Intent } from './books.ts';
import { type Ask, disputeOf, minorOf, type ProviderPart } from './provider-part.ts';

type Amount = { value: string; currency_code?: string };
type PaypalRefund = { id: string; status: string; amount: Amount; custom_id?: string };

/** An order at the simulated PayPal. */
type PaypalOrder = {
  id: string;
  status: string;
  purchase_units: {
    custom_id: string;
    description: string;
    payments?: { captures: { id: string; status: string; amount: Amount }[]; refunds?: PaypalRefund[] };
  }[];
};

/** What was taken stays taken when it is returned: a refund is counted by itself. */
const TAKEN = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

/** The order as the books are checked against it. `approved`: the donor has agreed, and nothing was taken yet. */
function intentOf({ id, purchase_units: [unit], status }: PaypalOrder): Intent {
  const taken = unit!.payments?.captures.find(({ status: is }) => TAKEN.has(is));
  return {
    id,
    status: taken ? 'succeeded' : status === 'APPROVED' ? 'approved' : 'open',
    amount_received: taken ? Math.round(Number(taken.amount.value) * 100) : 0,
    metadata: { paymentId: unit!.custom_id, orderNumber: unit!.description.replace('Donation ', '') },
  };
}

type PaypalDispute = {
  dispute_id: string;
  dispute_amount: { value: string };
  disputed_transactions: { seller_transaction_id: string }[];
  dispute_outcome?: { outcome_code: string };
};

/** The simulated PayPal. Its dashboard returns all that is left. */
export const paypalPart = (ask: Ask): ProviderPart => {
  const orders = (): Promise<PaypalOrder[]> => ask('/control/paypal/orders');
  return {
    isOf: (id) => /^[A-Z0-9]{17}$/.test(id) || id.startsWith('PP-'),
    intents: async () => (await orders()).map(intentOf),
    refunds: async () =>
      (await orders()).flatMap(({ id: paymentRef, purchase_units: [unit] }) =>
        (unit!.payments?.refunds ?? []).map(({ amount, id, status }) => ({
          ref: id,
          paymentRef,
          minor: minorOf(amount.value),
          isReturned: status === 'COMPLETED',
        })),
      ),
    disputes: async () => {
      const captures = new Map(
        (await orders()).flatMap(({ id, purchase_units: [unit] }) =>
          (unit!.payments?.captures ?? []).map((capture) => [capture.id, id] as const),
        ),
      );
      return (await ask<PaypalDispute[]>('/control/paypal/disputes')).map((dispute) => {
        const code = dispute.dispute_outcome?.outcome_code;
        return disputeOf(
          dispute.dispute_id,
          captures.get(dispute.disputed_transactions[0]!.seller_transaction_id)!,
          minorOf(dispute.dispute_amount.value),
          code === undefined ? 'open' : code === 'RESOLVED_SELLER_FAVOUR' ? 'won' : 'lost',
        );
      });
    },
    returnInDashboard: async ({ id }) =>
      (await ask<{ id: string }>(`/control/paypal/orders/${id}/refund`, { json: {} })).id,
    dispute: ({ id }) => ask('/control/paypal/disputes', { json: { order: id } }),
    decide: (ref, status) => ask(`/control/paypal/disputes/${ref}`, { json: { status } }),
  };
};
