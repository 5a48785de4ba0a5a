import type { Store } from '../store.ts';
import type { Faults, Notifier } from '../webhook-events.ts';
import { amountOf, unitsOf } from './amounts.ts';
import type { Captured } from './captured.ts';
import type { Captures } from './captures.ts';
import { newId, type Orders, type Refund, timeNow } from './orders.ts';
import { malformed, notFound, unprocessable } from './paypal-error.ts';

type RefundRequest = { amount?: unknown; custom_id?: unknown };

/** The operations on refunds of captures. */
export function createPaypalRefunds(
  store: Store,
  notifier: Notifier,
  faults: Pick<Faults, 'refundsWait'>,
  orders: Orders,
  captures: Captures,
) {
  const save = (refund: Refund): Refund => {
    store.save('paypalRefund', refund.id, refund);
    return refund;
  };
  const returnedOf = ({ id }: Captured): number =>
    orders
      .refunds()
      .filter(({ captureId, status }) => captureId === id && status !== 'FAILED')
      .reduce((sum, { units }) => sum + units, 0);
  /** A payment of a subscription has events of the older form. */
  const tell = (refund: Refund, { isSale }: Captured, what: 'REFUNDED' | 'FAILED'): void => {
    if (!isSale) {
      const type = what === 'REFUNDED' ? 'PAYMENT.CAPTURE.REFUNDED' : 'PAYMENT.REFUND.FAILED';
      notifier.notify(type, { resource_type: 'refund', resource: orders.refundView(refund) });
    } else if (what === 'REFUNDED')
      notifier.notify('PAYMENT.SALE.REFUNDED', {
        resource_type: 'refund',
        resource: {
          id: refund.id,
          sale_id: refund.captureId,
          state: refund.status.toLowerCase(),
          amount: { total: amountOf(refund.units, refund.currency).value, currency: refund.currency },
          create_time: refund.at,
          links: [],
        },
      });
  };
  const markCapture = (id: string): void => {
    const captured = captures.find(id);
    const returned = returnedOf(captured);
    captured.mark(returned === 0 ? 'COMPLETED' : returned < captured.units ? 'PARTIALLY_REFUNDED' : 'REFUNDED');
  };
  return {
    create: (captureId: string, body: RefundRequest) => {
      const captured = captures.find(captureId);
      if (captured.status === 'PENDING') throw unprocessable('PENDING_CAPTURE');
      if (captured.status === 'DECLINED') throw unprocessable('REFUND_NOT_ALLOWED');
      const left = captured.units - returnedOf(captured);
      if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
      const asked = body.amount === undefined ? { units: left, currency: captured.currency } : unitsOf(body.amount);
      if (asked.currency !== captured.currency) throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH');
      if (asked.units > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED');
      const customId = body.custom_id ?? null;
      if (customId !== null && (typeof customId !== 'string' || !/^[A-Za-z0-9-_.,]{1,127}$/.test(customId)))
        throw malformed('INVALID_PARAMETER_SYNTAX');
      const refund = save({
        id: newId(),
        captureId,
        status: faults.refundsWait ? 'PENDING' : 'COMPLETED',
        units: asked.units,
        currency: captured.currency,
        customId,
        at: timeNow(),
      });
      markCapture(captureId);
      tell(refund, captured, 'REFUNDED');
      return orders.refundView(refund);
    },
    /** All refunds, each with the id of the money that it returns. */
    views: () => orders.refunds().map((refund) => ({ ...orders.refundView(refund), captureId: refund.captureId })),
    show: (id: string) => {
      const refund = orders.refunds().find((one) => one.id === id);
      if (!refund) throw notFound();
      return orders.refundView(refund);
    },
    /** Ends the refunds that wait, as the buyer's bank does days later. */
    end: (isReturned: boolean): void => {
      for (const refund of orders.refunds().filter(({ status }) => status === 'PENDING')) {
        const ended = save({ ...refund, status: isReturned ? 'COMPLETED' : 'FAILED' });
        markCapture(refund.captureId);
        tell(ended, captures.find(refund.captureId), isReturned ? 'REFUNDED' : 'FAILED');
      }
    },
  };
}
