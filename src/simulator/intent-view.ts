import type { Intent } from './store.ts';

/** The month and year of a card that was typed as `0934`; far away where none was typed. */
export const cardOf = (expiry: string) =>
  /^\d{4}$/.test(expiry)
    ? { exp_month: Number(expiry.slice(0, 2)), exp_year: 2000 + Number(expiry.slice(2)) }
    : { exp_month: 12, exp_year: 2040 };

/** An intent as the provider returns it, with its charge expanded on request. */
export function view(intent: Intent, expand: readonly string[] = []): Record<string, unknown> {
  const { charge, expiry = '', fee, refunded, ...shown } = intent;
  const balance = {
    id: `txn_${charge}`,
    object: 'balance_transaction',
    amount: intent.amount,
    fee,
    net: intent.amount - fee,
    currency: intent.currency,
  };
  const expanded = charge && {
    id: charge,
    object: 'charge',
    amount: intent.amount,
    amount_refunded: refunded,
    paid: true,
    payment_method_details: { type: 'card', card: cardOf(expiry) },
    balance_transaction: expand.includes('latest_charge.balance_transaction') ? balance : balance.id,
  };
  return {
    ...shown,
    object: 'payment_intent',
    livemode: false,
    capture_method: 'automatic',
    latest_charge: expand.some((path) => path.startsWith('latest_charge')) ? expanded : charge,
  };
}
