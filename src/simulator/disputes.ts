import { randomBytes } from 'node:crypto';
import type { Intent, Store } from './store.ts';
import type { Notifier } from './webhook-events.ts';

type Movement = { id: string; object: 'balance_transaction'; amount: number; fee: number; currency: string };
type Dispute = {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  charge: string | null;
  payment_intent: string;
  reason: string;
  status: 'warning_needs_response' | 'needs_response' | 'won' | 'lost';
  balance_transactions: Movement[];
  evidence_details: { due_by: number };
  created: number;
};

const FEE = 1500;
const WEEK_SECONDS = 7 * 86_400;

const movement = (amount: number, fee: number, currency: string): Movement => ({
  id: `txn_${randomBytes(12).toString('hex')}`,
  object: 'balance_transaction',
  amount,
  fee,
  currency,
});

/** The operations on disputes: donors who take their money back at their bank. */
export function createDisputes(store: Store, notifier: Notifier) {
  const all = (): Dispute[] => store.all('dispute') as Dispute[];
  const save = (dispute: Dispute, ...events: string[]): Dispute => {
    store.save('dispute', dispute.id, dispute);
    for (const event of events) notifier.notify(event, dispute);
    return dispute;
  };
  return {
    /** Opens a dispute of all that was received, or an inquiry, with which nothing is withdrawn. */
    open: (intent: Intent, isInquiry: boolean): Dispute => {
      const now = Math.floor(Date.now() / 1000);
      const dispute: Dispute = {
        id: `du_${randomBytes(12).toString('hex')}`,
        object: 'dispute',
        amount: intent.amount_received,
        currency: intent.currency,
        charge: intent.charge,
        payment_intent: intent.id,
        reason: 'fraudulent',
        status: isInquiry ? 'warning_needs_response' : 'needs_response',
        balance_transactions: isInquiry ? [] : [movement(-intent.amount_received, FEE, intent.currency)],
        evidence_details: { due_by: now + WEEK_SECONDS },
        created: now,
      };
      return save(dispute, 'charge.dispute.created', ...(isInquiry ? [] : ['charge.dispute.funds_withdrawn']));
    },
    /** The bank has decided. */
    close: (id: string, status: 'won' | 'lost'): Dispute | undefined => {
      const dispute = all().find((one) => one.id === id);
      if (!dispute) return undefined;
      const back = status === 'won' ? [movement(dispute.amount, 0, dispute.currency)] : [];
      const closed = { ...dispute, status, balance_transactions: [...dispute.balance_transactions, ...back] };
      return save(closed, 'charge.dispute.closed', ...(status === 'won' ? ['charge.dispute.funds_reinstated'] : []));
    },
    list: ({ intent, since }: { intent: string | undefined; since: number }): Dispute[] =>
      all()
        .filter((one) => one.created >= since && (intent === undefined || one.payment_intent === intent))
        .toReversed(),
  };
}
