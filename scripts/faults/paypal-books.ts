import type { Intent } from './books.ts';

type Amount = { value: string; currency_code?: string };
type PaypalRefund = { id: string; status: string; amount: Amount; custom_id?: string };

/** An order at the simulated PayPal. */
export type PaypalOrder = {
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
export function intentOf({ id, purchase_units: [unit], status }: PaypalOrder): Intent {
  const taken = unit!.payments?.captures.find(({ status: is }) => TAKEN.has(is));
  return {
    id,
    status: taken ? 'succeeded' : status === 'APPROVED' ? 'approved' : 'open',
    amount_received: taken ? Math.round(Number(taken.amount.value) * 100) : 0,
    metadata: { paymentId: unit!.custom_id, orderNumber: unit!.description.replace('Donation ', '') },
  };
}
