import { randomBytes } from 'node:crypto';
import { invalidRequest } from './simulated-error.ts';
import type { Intent, Store } from './store.ts';
import type { Faults, Notifier } from './webhook-events.ts';

type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  charge: string | null;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
  created: number;
  metadata: object;
};

/** The operations on refunds. */
export function createRefunds(
  store: Store,
  notifier: Notifier,
  faults: Pick<Faults, 'refundsWait'>,
  findIntent: (id: string) => Intent,
) {
  const save = (refund: Refund, event: string): Refund => {
    store.save('refund', refund.id, refund);
    notifier.notify(event, refund);
    return refund;
  };
  const all = (): Refund[] => store.all('refund') as Refund[];
  const giveBack = (intent: Intent, amount: number): void =>
    store.saveIntent({ ...intent, refunded: intent.refunded + amount });
  return {
    create: (body: Record<string, unknown>): Refund => {
      const intent = findIntent(String(body['payment_intent']));
      const left = intent.amount_received - intent.refunded;
      const amount = body['amount'] === undefined ? left : Number(body['amount']);
      if (intent.status !== 'succeeded')
        throw invalidRequest(
          'This PaymentIntent does not have a successful charge to refund.',
          'charge_not_refundable',
        );
      if (left === 0) throw invalidRequest('Charge has already been refunded.', 'charge_already_refunded');
      if (!Number.isSafeInteger(amount) || amount < 1 || amount > left)
        throw invalidRequest('Refund amount is greater than unrefunded amount on charge', 'amount_too_large');
      giveBack(intent, amount);
      return save(
        {
          id: `re_${randomBytes(12).toString('hex')}`,
          object: 'refund',
          amount,
          currency: intent.currency,
          payment_intent: intent.id,
          charge: intent.charge,
          status: faults.refundsWait ? 'pending' : 'succeeded',
          created: Math.floor(Date.now() / 1000),
          metadata: body['metadata'] ?? {},
        },
        'refund.created',
      );
    },
    list: ({ intent, since }: { intent: string | undefined; since: number }): Refund[] =>
      all()
        .filter((one) => one.created >= since && (intent === undefined || one.payment_intent === intent))
        .toReversed(),
    /** Ends the refunds that wait, as a bank does days later. */
    end: (isReturned: boolean): void => {
      for (const refund of all().filter(({ status }) => status === 'pending')) {
        if (isReturned) save({ ...refund, status: 'succeeded' }, 'refund.updated');
        else {
          giveBack(findIntent(refund.payment_intent), -refund.amount);
          save({ ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' }, 'refund.failed');
        }
      }
    },
  };
}
