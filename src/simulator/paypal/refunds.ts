import type { Store } from '../store.ts';
import type { Faults, Notifier } from '../webhook-events.ts';
import { unitsOf } from './amounts.ts';
import { newId, type Order, type Orders, type Refund, timeNow } from './orders.ts';
import { malformed, notFound, unprocessable } from './paypal-error.ts';

type RefundRequest = { amount?: unknown; custom_id?: unknown };

/** The operations on refunds of captures. */
export function createPaypalRefunds(
  store: Store,
  notifier: Notifier,
  faults: Pick<Faults, 'refundsWait'>,
  orders: Orders,
) {
  const save = (refund: Refund): Refund => {
    store.save('paypalRefund', refund.id, refund);
    return refund;
  };
  const returnedOf = (order: Order): number =>
    orders
      .refunds()
      .filter(({ orderId, status }) => orderId === order.id && status !== 'FAILED')
      .reduce((sum, { units }) => sum + units, 0);
  const tell = (refund: Refund, type: string): void =>
    notifier.notify(type, { resource_type: 'refund', resource: orders.refundView(refund) });
  const markCapture = (order: Order): void => {
    const returned = returnedOf(order);
    const status = returned === 0 ? 'COMPLETED' : returned < order.units ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
    orders.change(order, { capture: { ...order.capture!, status } });
  };
  return {
    create: (captureId: string, body: RefundRequest) => {
      const order = orders.findCapture(captureId);
      const { status } = order.capture!;
      if (status === 'PENDING') throw unprocessable('PENDING_CAPTURE');
      if (status === 'DECLINED') throw unprocessable('REFUND_NOT_ALLOWED');
      const left = order.units - returnedOf(order);
      if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
      const asked = body.amount === undefined ? { units: left, currency: order.currency } : unitsOf(body.amount);
      if (asked.currency !== order.currency) throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH');
      if (asked.units > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED');
      const customId = body.custom_id ?? null;
      if (customId !== null && (typeof customId !== 'string' || !/^[A-Za-z0-9-_.,]{1,127}$/.test(customId)))
        throw malformed('INVALID_PARAMETER_SYNTAX');
      const refund = save({
        id: newId(),
        orderId: order.id,
        captureId,
        status: faults.refundsWait ? 'PENDING' : 'COMPLETED',
        units: asked.units,
        customId,
        at: timeNow(),
      });
      markCapture(order);
      tell(refund, 'PAYMENT.CAPTURE.REFUNDED');
      return orders.refundView(refund);
    },
    show: (id: string) => {
      const refund = orders.refunds().find((one) => one.id === id);
      if (!refund) throw notFound();
      return orders.refundView(refund);
    },
    /** Ends the refunds that wait, as the buyer's bank does days later. */
    end: (isReturned: boolean): void => {
      for (const refund of orders.refunds().filter(({ status }) => status === 'PENDING')) {
        const ended = save({ ...refund, status: isReturned ? 'COMPLETED' : 'FAILED' });
        markCapture(orders.find(refund.orderId));
        tell(ended, isReturned ? 'PAYMENT.CAPTURE.REFUNDED' : 'PAYMENT.REFUND.FAILED');
      }
    },
  };
}
