import type { Intent } from './books.ts';

/** An order at the simulated PayPal. */
export type PaypalOrder = {
  id: string;
  status: string;
  purchase_units: {
    custom_id: string;
    description: string;
    payments?: { captures: { status: string; amount: { value: string } }[] };
  }[];
};

/** The order as the books are checked against it. `approved`: the donor has agreed, and nothing was taken yet. */
export function intentOf({ id, purchase_units: [unit], status }: PaypalOrder): Intent {
  const taken = unit!.payments?.captures.find((capture) => capture.status === 'COMPLETED');
  return {
    id,
    status: taken ? 'succeeded' : status === 'APPROVED' ? 'approved' : 'open',
    amount_received: taken ? Math.round(Number(taken.amount.value) * 100) : 0,
    metadata: { paymentId: unit!.custom_id, orderNumber: unit!.description.replace('Donation ', '') },
  };
}
