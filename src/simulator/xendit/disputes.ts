import { randomUUID } from 'node:crypto';
import type { Store } from '../store.ts';
import type { Notifier } from '../webhook-events.ts';
import { amountOf } from './amounts.ts';
import { timeNow } from './business.ts';
import type { Sessions } from './sessions.ts';

const TWO_WEEKS_MS = 14 * 86_400_000;

type Dispute = {
  id: string;
  status: 'ACTION_REQUIRED' | 'UNDER_REVIEW' | 'WON' | 'LOST';
  status_reason: 'CHALLENGED' | 'ACCEPTED' | null;
  channel_code: 'CARDS';
  card_brands: 'VISA';
  currency: string;
  amount: { initial: string; terminal: string | null };
  due_date: string;
  note: null;
  category: string;
  payment_id: string;
  reference_id: string;
  created_at: string;
  updated_at: string;
};

/** The operations on disputes: buyers who ask their bank for their money back. */
export function createXenditDisputes(store: Store, notifier: Notifier, sessions: Sessions) {
  const all = (): Dispute[] => store.all('xenditDispute') as Dispute[];
  const save = (dispute: Dispute): Dispute => {
    store.save('xenditDispute', dispute.id, dispute);
    notifier.notify(`dispute.${dispute.status.toLowerCase()}`, dispute);
    return dispute;
  };
  return {
    all,
    open: (sessionId: string): Dispute => {
      const { currency, payment, referenceId, units } = sessions.find(sessionId);
      const now = timeNow();
      return save({
        id: `mi-dspt-${randomUUID()}`,
        status: 'ACTION_REQUIRED',
        status_reason: null,
        channel_code: 'CARDS',
        card_brands: 'VISA',
        currency,
        amount: { initial: amountOf(units).toFixed(2), terminal: null },
        due_date: new Date(Date.now() + TWO_WEEKS_MS).toISOString(),
        note: null,
        category: 'fraudulent',
        payment_id: payment!.id,
        reference_id: referenceId,
        created_at: now,
        updated_at: now,
      });
    },
    /** The bank has decided. */
    close: (id: string, status: 'won' | 'lost'): Dispute | undefined => {
      const dispute = all().find((one) => one.id === id);
      if (!dispute) return undefined;
      return save({
        ...dispute,
        status: status === 'won' ? 'WON' : 'LOST',
        status_reason: status === 'won' ? 'CHALLENGED' : 'ACCEPTED',
        amount: { ...dispute.amount, terminal: dispute.amount.initial },
        updated_at: timeNow(),
      });
    },
    /** A page of disputes, the newest first, with the id after which the next page begins. */
    list: (query: {
      payment: string | undefined;
      after: string | undefined;
      cursor: string | undefined;
      limit: number;
    }) => {
      const found = all()
        .filter(
          ({ created_at: created, payment_id: payment }) =>
            (query.payment === undefined || payment === query.payment) &&
            (query.after === undefined || new Date(created) > new Date(query.after)),
        )
        .toReversed();
      const from = query.cursor === undefined ? 0 : found.findIndex(({ id }) => id === query.cursor) + 1;
      const data = found.slice(from, from + query.limit);
      const hasMore = from + query.limit < found.length;
      return { data, pagination: { next_cursor: hasMore ? data.at(-1)!.id : null, has_more: hasMore } };
    },
  };
}
