import type { Intent } from './store.ts';

/** An intent as the provider returns it, with its charge expanded on request. */
export function view(intent: Intent, expand: readonly string[] = []): Record<string, unknown> {
  const { charge, fee, refunded, ...shown } = intent;
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
