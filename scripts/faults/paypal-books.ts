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
    payments?: { captures: { id: string; status: string; amount: Amount }[] };
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

/** A subscription at the simulated PayPal, with what it took. */
type PaypalSubscription = { id: string; status: string; sales: { id: string; status: string; units: number }[] };
/** A refund of any money, by the id of the money. */
type AnyRefund = PaypalRefund & { captureId: string };

const saleRef = (plan: string, sale: string): string => `${plan}/${sale}`;
/** What a subscription took, each by itself: PayPal knows no order of this site for a later period. */
const intentsOfPlan = ({ id: plan, sales }: PaypalSubscription): Intent[] =>
  sales.map(({ id, status, units }) => ({
    id: saleRef(plan, id),
    moneyRef: id,
    status: TAKEN.has(status) ? 'succeeded' : 'declined',
    amount_received: TAKEN.has(status) ? units : 0,
    metadata: {},
  }));

type PaypalDispute = {
  dispute_id: string;
  dispute_amount: { value: string };
  disputed_transactions: { seller_transaction_id: string }[];
  dispute_outcome?: { outcome_code: string };
};

/** The simulated PayPal. Its dashboard returns all that is left. */
export const paypalPart = (ask: Ask): ProviderPart => {
  const orders = (): Promise<PaypalOrder[]> => ask('/control/paypal/orders');
  const subscriptions = (): Promise<PaypalSubscription[]> => ask('/control/paypal/subscriptions');
  /** The payments by the ids of their money. */
  const payments = async (): Promise<Map<string, string>> =>
    new Map([
      ...(await orders()).flatMap(({ id, purchase_units: [unit] }) =>
        (unit!.payments?.captures ?? []).map((capture) => [capture.id, id] as const),
      ),
      ...(await subscriptions()).flatMap(({ id, sales }) =>
        sales.map((sale) => [sale.id, saleRef(id, sale.id)] as const),
      ),
    ]);
  return {
    isOf: (id) => /^[A-Z0-9]{17}$/.test(id) || id.startsWith('PP-') || id.startsWith('I-'),
    intents: async () => [...(await orders()).map(intentOf), ...(await subscriptions()).flatMap(intentsOfPlan)],
    refunds: async () => {
      const captures = await payments();
      return (await ask<AnyRefund[]>('/control/paypal/refunds')).map(({ amount, captureId, id, status }) => ({
        ref: id,
        paymentRef: captures.get(captureId)!,
        minor: minorOf(amount.value),
        isReturned: status === 'COMPLETED',
      }));
    },
    disputes: async () => {
      const captures = await payments();
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
    returnInDashboard: async ({ id, moneyRef }) => {
      const of = moneyRef === undefined ? `orders/${id}` : `captures/${moneyRef}`;
      return (await ask<{ id: string }>(`/control/paypal/${of}/refund`, { json: {} })).id;
    },
    dispute: ({ id, moneyRef }) =>
      ask('/control/paypal/disputes', { json: moneyRef === undefined ? { order: id } : { capture: moneyRef } }),
    decide: (ref, status) => ask(`/control/paypal/disputes/${ref}`, { json: { status } }),
  };
};
