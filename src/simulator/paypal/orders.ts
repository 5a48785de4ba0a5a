import { randomBytes } from 'node:crypto';
import type { Store } from '../store.ts';
import type { Notifier } from '../webhook-events.ts';
import { type Amount, amountOf, feeOf, unitsOf } from './amounts.ts';
import type { Captured, CaptureStatus } from './captured.ts';
import { malformed, notFound, unprocessable } from './paypal-error.ts';

/** The test buyers, by what becomes of their payment. */
export const BUYERS = ['pays', 'declined', 'pending'] as const;
export type Buyer = (typeof BUYERS)[number];
type Capture = { id: string; status: CaptureStatus; units: number; at: string };
export type Order = {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  units: number;
  currency: string;
  customId: string | null;
  description: string | null;
  locale: string;
  returnUrl: string;
  cancelUrl: string;
  buyer: Buyer | null;
  capture: Capture | null;
  at: string;
};
export type Refund = {
  id: string;
  captureId: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  units: number;
  currency: string;
  customId: string | null;
  at: string;
};

const CHARACTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
/** An id as PayPal's: 17 capital letters and digits. */
export const newId = (): string => [...randomBytes(17)].map((byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
export const timeNow = (): string => new Date().toISOString().replace(/\.\d+/, '');
const text = (value: unknown, longest: number): string | null => {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || value === '' || value.length > longest) throw malformed('INVALID_STRING_LENGTH');
  return value;
};
const address = (value: unknown, missing: string): string => {
  if (typeof value !== 'string' || !URL.canParse(value)) throw unprocessable(missing);
  return value;
};

/** What is expected of a request to create an order, as far as this site's kind of order has it. */
type OrderRequest = {
  intent?: string;
  purchase_units?: { amount?: Amount; custom_id?: string; description?: string }[];
  payment_source?: { paypal?: { experience_context?: { locale?: string; return_url?: string; cancel_url?: string } } };
};

/** The operations on orders and their captures. `origin`: where the approval page and the API are. */
export function createOrders(store: Store, notifier: Notifier, origin: () => string) {
  const refunds = (): Refund[] => store.all('paypalRefund') as Refund[];
  const orders = (): Order[] => store.all('paypalOrder') as Order[];
  const find = (id: string): Order => {
    const order = store.find('paypalOrder', id) as Order | undefined;
    if (!order) throw notFound();
    return order;
  };
  const change = (order: Order, part: Partial<Order> = {}): Order => {
    const changed = { ...order, ...part };
    store.save('paypalOrder', changed.id, changed);
    return changed;
  };
  const link = (path: string, rel: string, method = 'GET') => ({ href: `${origin()}${path}`, rel, method });

  const captureView = (order: Order): object => {
    const { at, id, status, units } = order.capture!;
    const fee = feeOf(units, order.currency);
    return {
      id,
      status,
      ...(status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
      amount: amountOf(units, order.currency),
      final_capture: true,
      ...(order.customId ? { custom_id: order.customId } : {}),
      // Not available while a capture is pending.
      ...(status === 'PENDING' || status === 'DECLINED'
        ? {}
        : {
            seller_receivable_breakdown: {
              gross_amount: amountOf(units, order.currency),
              paypal_fee: amountOf(fee, order.currency),
              net_amount: amountOf(units - fee, order.currency),
            },
          }),
      links: [
        link(`/v2/payments/captures/${id}`, 'self'),
        link(`/v2/payments/captures/${id}/refund`, 'refund', 'POST'),
        link(`/v2/checkout/orders/${order.id}`, 'up'),
      ],
      create_time: at,
      update_time: at,
    };
  };
  const captureInFull = (order: Order): Record<string, unknown> => ({
    ...captureView(order),
    supplementary_data: { related_ids: { order_id: order.id } },
  });
  const refundView = (refund: Refund): Record<string, unknown> => {
    const { currency } = refund;
    const amount = amountOf(refund.units, currency);
    return {
      id: refund.id,
      amount,
      seller_payable_breakdown: {
        gross_amount: amount,
        // The provider keeps its fee.
        paypal_fee: amountOf(0, currency),
        net_amount: amount,
      },
      ...(refund.customId ? { custom_id: refund.customId } : {}),
      status: refund.status,
      ...(refund.status === 'COMPLETED' ? {} : { status_details: { reason: 'ECHECK' } }),
      links: [
        link(`/v2/payments/refunds/${refund.id}`, 'self'),
        link(`/v2/payments/captures/${refund.captureId}`, 'up'),
      ],
      create_time: refund.at,
      update_time: refund.at,
    };
  };
  const view = (order: Order): Record<string, unknown> => {
    const own = refunds().filter(({ captureId }) => captureId === order.capture?.id);
    return {
      id: order.id,
      intent: 'CAPTURE',
      status: order.status,
      payment_source: { paypal: {} },
      purchase_units: [
        {
          reference_id: 'default',
          amount: amountOf(order.units, order.currency),
          ...(order.customId ? { custom_id: order.customId } : {}),
          ...(order.description ? { description: order.description } : {}),
          ...(order.capture
            ? {
                payments: {
                  captures: [captureView(order)],
                  ...(own.length > 0 ? { refunds: own.map(refundView) } : {}),
                },
              }
            : {}),
        },
      ],
      create_time: order.at,
      links: [
        link(`/v2/checkout/orders/${order.id}`, 'self'),
        ...(order.status === 'COMPLETED' ? [] : [link(`/checkoutnow?token=${order.id}`, 'payer-action')]),
      ],
    };
  };
  const notifyCapture = (order: Order): void =>
    notifier.notify(
      {
        COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
        PENDING: 'PAYMENT.CAPTURE.PENDING',
        DECLINED: 'PAYMENT.CAPTURE.DENIED',
      }[order.capture!.status as 'COMPLETED'],
      { resource_type: 'capture', resource: captureInFull(order) },
    );

  return {
    view,
    find,
    refundView,
    all: orders,
    refunds,
    change,
    /** Every order as the site could ask for it. */
    views: () => orders().map(view),
    create: (body: OrderRequest) => {
      const [unit, ...more] = body.purchase_units ?? [];
      const page = body.payment_source?.paypal?.experience_context;
      if (body.intent !== 'CAPTURE' || !unit || more.length > 0) throw malformed('INVALID_PARAMETER_VALUE');
      const { currency, units } = unitsOf(unit.amount);
      const order: Order = {
        id: newId(),
        status: 'PAYER_ACTION_REQUIRED',
        units,
        currency,
        customId: text(unit.custom_id, 127),
        description: text(unit.description, 127),
        locale: page?.locale ?? 'en-US',
        returnUrl: address(page?.return_url, 'RETURN_URL_REQUIRED'),
        cancelUrl: address(page?.cancel_url, 'CANCEL_URL_REQUIRED'),
        buyer: null,
        capture: null,
        at: timeNow(),
      };
      return view(change(order));
    },
    /** The buyer agrees on the provider's page. */
    approve: (id: string, buyer: Buyer): Order => {
      const order = find(id);
      if (order.status === 'COMPLETED') return order;
      const approved = change(order, { status: 'APPROVED', buyer });
      notifier.notify('CHECKOUT.ORDER.APPROVED', { resource_type: 'checkout-order', resource: view(approved) });
      return approved;
    },
    capture: (id: string) => {
      const order = find(id);
      if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
      if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
      if (order.buyer === 'declined')
        throw unprocessable('INSTRUMENT_DECLINED', [link(`/checkoutnow?token=${order.id}`, 'redirect')]);
      const status = order.buyer === 'pending' ? ('PENDING' as const) : ('COMPLETED' as const);
      const captured = change(order, {
        status: 'COMPLETED',
        capture: { id: newId(), status, units: order.units, at: timeNow() },
      });
      notifyCapture(captured);
      return view(captured);
    },
    /** The provider has looked at a pending capture. */
    endPending: (isPaid: boolean): void => {
      for (const order of orders().filter(({ capture }) => capture?.status === 'PENDING')) {
        const status = isPaid ? ('COMPLETED' as const) : ('DECLINED' as const);
        notifyCapture(change(order, { capture: { ...order.capture!, status } }));
      }
    },
    findCapture: (captureId: string): Captured | undefined => {
      const order = orders().find(({ capture }) => capture?.id === captureId);
      return (
        order && {
          id: captureId,
          isSale: false,
          units: order.units,
          currency: order.currency,
          customId: order.customId,
          status: order.capture!.status,
          mark: (status) => {
            change(find(order.id), { capture: { ...order.capture!, status } });
          },
          view: () => captureInFull(order),
        }
      );
    },
  };
}
export type Orders = ReturnType<typeof createOrders>;
