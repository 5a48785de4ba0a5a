import { randomUUID } from 'node:crypto';
import type { Store } from '../store.ts';
import type { Faults, Notifier } from '../webhook-events.ts';
import { amountOf, unitsOf } from './amounts.ts';
import { BUSINESS, timeNow } from './business.ts';
import type { Session, Sessions } from './sessions.ts';
import { invalid, notFound } from './xendit-error.ts';

type Refund = {
  id: string;
  sessionId: string;
  requestId: string;
  paymentId: string;
  status: 'SUCCEEDED' | 'PENDING' | 'FAILED';
  units: number;
  currency: string;
  referenceId: string | null;
  at: string;
};

const REASONS = new Set(['FRAUDULENT', 'DUPLICATE', 'REQUESTED_BY_CUSTOMER', 'CANCELLATION', 'OTHERS']);

const view = (refund: Refund) => ({
  id: refund.id,
  payment_request_id: refund.requestId,
  payment_id: refund.paymentId,
  invoice_id: null,
  payment_method_type: 'CARD',
  reference_id: refund.referenceId,
  channel_code: 'CARDS',
  currency: refund.currency,
  amount: amountOf(refund.units),
  status: refund.status,
  reason: 'REQUESTED_BY_CUSTOMER',
  failure_code: refund.status === 'FAILED' ? 'REFUND_FAILED' : null,
  refund_fee_amount: null,
  metadata: null,
  created: refund.at,
  updated: refund.at,
});

/** The operations on refunds of payments. */
export function createXenditRefunds(
  store: Store,
  notifier: Notifier,
  faults: Pick<Faults, 'refundsWait'>,
  sessions: Sessions,
) {
  const all = (): Refund[] => store.all('xenditRefund') as Refund[];
  const save = (refund: Refund): Refund => {
    store.save('xenditRefund', refund.id, refund);
    return refund;
  };
  const tell = (refund: Refund): void => notifier.notify(`refund.${refund.status.toLowerCase()}`, view(refund));
  const leftOf = ({ id, units }: Session): number =>
    all()
      .filter(({ sessionId, status }) => sessionId === id && status !== 'FAILED')
      .reduce((left, refund) => left - refund.units, units);
  return {
    create: (body: Record<string, unknown>) => {
      const session = sessions.findRequest(body['payment_request_id']);
      const payment = session.payment!;
      if (payment.status !== 'SUCCEEDED') throw invalid('INELIGIBLE_TRANSACTION_STATUS');
      if (typeof body['reason'] !== 'string' || !REASONS.has(body['reason'])) throw invalid();
      const left = leftOf(session);
      if (left === 0) throw invalid('REFUND_AMOUNT_EXCEEDED');
      const asked =
        body['amount'] === undefined
          ? { units: left, currency: session.currency }
          : unitsOf(body['amount'], body['currency'] ?? session.currency);
      if (asked.currency !== session.currency) throw invalid('INVALID_VALUE_ERROR');
      if (asked.units > left) throw invalid('REFUND_AMOUNT_EXCEEDED');
      const reference = body['reference_id'] ?? null;
      if (reference !== null && (typeof reference !== 'string' || reference === '' || reference.length > 255))
        throw invalid();
      const refund = save({
        id: `rfd-${randomUUID()}`,
        sessionId: session.id,
        requestId: payment.requestId,
        paymentId: payment.id,
        status: faults.refundsWait ? 'PENDING' : 'SUCCEEDED',
        units: asked.units,
        currency: session.currency,
        referenceId: reference,
        at: timeNow(),
      });
      if (refund.status !== 'PENDING') tell(refund);
      return view(refund);
    },
    show: (id: string) => {
      const refund = all().find((one) => one.id === id);
      if (!refund) throw notFound();
      return view(refund);
    },
    list: (requestId: string | undefined) =>
      all()
        .filter((refund) => requestId === undefined || refund.requestId === requestId)
        .toReversed()
        .map(view),
    /** Ends the refunds that wait, as the buyer's bank does days later. */
    end: (isReturned: boolean): void => {
      for (const refund of all().filter(({ status }) => status === 'PENDING'))
        tell(save({ ...refund, status: isReturned ? 'SUCCEEDED' : 'FAILED' }));
    },
    /** The money that went back, as the list of transactions shows it. */
    transactions: () =>
      all().map((refund) => ({
        id: `txn_${refund.id.slice(4)}`,
        product_id: refund.id,
        type: 'REFUND',
        status: { SUCCEEDED: 'SUCCESS', PENDING: 'PENDING', FAILED: 'FAILED' }[refund.status],
        channel_category: 'CARDS',
        channel_code: 'CARDS',
        reference_id: refund.referenceId ?? refund.id,
        account_identifier: null,
        currency: refund.currency,
        amount: amountOf(refund.units),
        net_amount: amountOf(refund.units),
        net_amount_currency: refund.currency,
        cashflow: 'MONEY_OUT',
        settlement_status: null,
        business_id: BUSINESS,
        created: refund.at,
        updated: refund.at,
        fee: { xendit_fee: 0, value_added_tax: 0, status: 'NOT_APPLICABLE' },
      })),
  };
}
