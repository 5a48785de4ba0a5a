import type { Store } from '../store.ts';
import type { Notifier } from '../webhook-events.ts';
import { amountOf } from './amounts.ts';
import type { Captured } from './captured.ts';
import type { Captures } from './captures.ts';
import { newId, timeNow } from './orders.ts';
import { notFound } from './paypal-error.ts';

const DISPUTE_FEE = 1500;
const WEEK_MS = 7 * 86_400_000;

type Movement = {
  affected_party: 'SELLER';
  amount: object;
  type: 'DEBIT' | 'CREDIT';
  reason: 'DISPUTE_SETTLEMENT' | 'DISPUTE_FEE';
  initiated_time: string;
};
type Dispute = {
  dispute_id: string;
  create_time: string;
  update_time: string;
  disputed_transactions: { seller_transaction_id: string; custom: string; transaction_status: string }[];
  reason: string;
  status: 'WAITING_FOR_SELLER_RESPONSE' | 'UNDER_REVIEW' | 'RESOLVED';
  dispute_amount: object;
  dispute_life_cycle_stage: 'INQUIRY' | 'CHARGEBACK';
  dispute_channel: 'INTERNAL';
  dispute_outcome?: { outcome_code: string };
  money_movements?: Movement[];
  seller_response_due_date: string;
};

const movement = ({ currency }: Captured, units: number, part: Pick<Movement, 'type' | 'reason'>): Movement => ({
  affected_party: 'SELLER',
  amount: amountOf(units, currency),
  initiated_time: timeNow(),
  ...part,
});

/** The operations on disputes: buyers who ask PayPal for their money back. */
export function createPaypalDisputes(store: Store, notifier: Notifier, captures: Captures, origin: () => string) {
  const all = (): Dispute[] => store.all('paypalDispute') as Dispute[];
  const save = (dispute: Dispute, event: string): Dispute => {
    store.save('paypalDispute', dispute.dispute_id, dispute);
    notifier.notify(event, { resource_type: 'dispute', resource: dispute });
    return dispute;
  };
  return {
    all,
    /** Opens a dispute of a whole payment: a claim, with which the money is taken, or an inquiry, with which nothing is. */
    open: (captureId: string, isInquiry: boolean): Dispute => {
      const captured = captures.find(captureId);
      const now = timeNow();
      return save(
        {
          dispute_id: `PP-R-${newId().slice(0, 3)}-${Date.now() % 100_000_000}`,
          create_time: now,
          update_time: now,
          disputed_transactions: [
            { seller_transaction_id: captureId, custom: captured.customId ?? '', transaction_status: 'COMPLETED' },
          ],
          reason: 'UNAUTHORISED',
          status: isInquiry ? 'WAITING_FOR_SELLER_RESPONSE' : 'UNDER_REVIEW',
          dispute_amount: amountOf(captured.units, captured.currency),
          dispute_life_cycle_stage: isInquiry ? 'INQUIRY' : 'CHARGEBACK',
          dispute_channel: 'INTERNAL',
          ...(isInquiry
            ? {}
            : {
                money_movements: [
                  movement(captured, captured.units, { type: 'DEBIT', reason: 'DISPUTE_SETTLEMENT' }),
                  movement(captured, DISPUTE_FEE, { type: 'DEBIT', reason: 'DISPUTE_FEE' }),
                ],
              }),
          seller_response_due_date: new Date(Date.now() + WEEK_MS).toISOString(),
        },
        'CUSTOMER.DISPUTE.CREATED',
      );
    },
    /** PayPal has decided. */
    close: (id: string, status: 'won' | 'lost'): Dispute | undefined => {
      const dispute = all().find(({ dispute_id: one }) => one === id);
      if (!dispute) return undefined;
      const captured = captures.find(dispute.disputed_transactions[0]!.seller_transaction_id);
      const isTaken = dispute.money_movements !== undefined;
      const moved =
        status === 'won'
          ? isTaken
            ? [movement(captured, captured.units, { type: 'CREDIT', reason: 'DISPUTE_SETTLEMENT' })]
            : []
          : isTaken
            ? []
            : [movement(captured, captured.units, { type: 'DEBIT', reason: 'DISPUTE_SETTLEMENT' })];
      const movements = [...(dispute.money_movements ?? []), ...moved];
      return save(
        {
          ...dispute,
          status: 'RESOLVED',
          update_time: timeNow(),
          dispute_outcome: { outcome_code: status === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR' },
          ...(movements.length > 0 ? { money_movements: movements } : {}),
        },
        'CUSTOMER.DISPUTE.RESOLVED',
      );
    },
    show: (id: string): Dispute => {
      const dispute = all().find(({ dispute_id: one }) => one === id);
      if (!dispute) throw notFound();
      return dispute;
    },
    /** A page of summaries, as PayPal lists disputes, with a link to the next one. */
    list: (query: { capture: string | undefined; after: string | undefined; size: number; from: number }): object => {
      const found = all()
        .filter(
          ({ disputed_transactions: [transaction], update_time: updated }) =>
            (query.capture === undefined || transaction!.seller_transaction_id === query.capture) &&
            (query.after === undefined || new Date(updated) >= new Date(query.after)),
        )
        .toReversed();
      const items = found
        .slice(query.from, query.from + query.size)
        .map(({ dispute_amount, dispute_id, create_time, reason, status, update_time }) => ({
          dispute_id,
          create_time,
          update_time,
          reason,
          status,
          dispute_amount,
        }));
      const next = query.from + query.size;
      const search = new URLSearchParams({
        page_size: String(query.size),
        next_page_token: Buffer.from(String(next)).toString('base64'),
        ...(query.capture === undefined ? {} : { disputed_transaction_id: query.capture }),
        ...(query.after === undefined ? {} : { update_time_after: query.after }),
      });
      return {
        items,
        links: [
          { href: `${origin()}/v1/customer/disputes`, rel: 'self', method: 'GET' },
          ...(next < found.length
            ? [{ href: `${origin()}/v1/customer/disputes?${search.toString()}`, rel: 'next', method: 'GET' }]
            : []),
        ],
      };
    },
  };
}
