import type { Intent } from './books.ts';
import { intentOf, type PaypalOrder } from './paypal-books.ts';

/** A refund as the provider has it. `minor`: minor units. */
export type ProviderRefund = { ref: string; paymentRef: string; minor: number; isReturned: boolean };
/** A dispute as the provider has it. `isWithdrawn`: its money is off our balance now. */
export type ProviderDispute = {
  ref: string;
  paymentRef: string;
  minor: number;
  status: 'open' | 'won' | 'lost';
  isWithdrawn: boolean;
};
export type Provider = ReturnType<typeof createProvider>;

type StripeRefund = { id: string; payment_intent: string; amount: number; status: string };
type StripeDispute = { id: string; payment_intent: string; amount: number; status: string };
type PaypalDispute = {
  dispute_id: string;
  dispute_amount: { value: string };
  disputed_transactions: { seller_transaction_id: string }[];
  status: string;
  dispute_outcome?: { outcome_code: string };
};

const isPaypal = ({ id }: Intent): boolean => !id.startsWith('pi_');
const minorOf = (value: string): number => Math.round(Number(value) * 100);

/** The simulated providers, asked directly and without faults: what they hold, and what staff and banks do there. */
export function createProvider(origin: string, secretKey: string) {
  const ask = async <T>(path: string, body?: { form?: Record<string, string>; json?: object }): Promise<T> => {
    const response = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(path.startsWith('/v1/') ? { authorization: `Bearer ${secretKey}` } : {}),
        ...(body?.json ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: body.json ? JSON.stringify(body.json) : new URLSearchParams(body.form) } : {}),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as T;
  };
  const paypalOrders = (): Promise<PaypalOrder[]> => ask('/control/paypal/orders');
  return {
    intents: async (): Promise<Intent[]> => [
      ...(await ask<Intent[]>('/control/intents')),
      ...(await paypalOrders()).map(intentOf),
    ],
    refunds: async (): Promise<ProviderRefund[]> => [
      ...(await ask<{ data: StripeRefund[] }>('/v1/refunds')).data.map(({ amount, id, payment_intent, status }) => ({
        ref: id,
        paymentRef: payment_intent,
        minor: amount,
        isReturned: status === 'succeeded',
      })),
      ...(await paypalOrders()).flatMap(({ id: paymentRef, purchase_units: [unit] }) =>
        (unit!.payments?.refunds ?? []).map(({ amount, id, status }) => ({
          ref: id,
          paymentRef,
          minor: minorOf(amount.value),
          isReturned: status === 'COMPLETED',
        })),
      ),
    ],
    disputes: async (): Promise<ProviderDispute[]> => {
      const captures = new Map(
        (await paypalOrders()).flatMap(({ id, purchase_units: [unit] }) =>
          (unit!.payments?.captures ?? []).map((capture) => [capture.id, id] as const),
        ),
      );
      return [
        ...(await ask<{ data: StripeDispute[] }>('/v1/disputes')).data.map(({ amount, id, payment_intent, status }) => {
          const stands: ProviderDispute['status'] = status === 'won' || status === 'lost' ? status : 'open';
          return { ref: id, paymentRef: payment_intent, minor: amount, status: stands, isWithdrawn: stands !== 'won' };
        }),
        ...(await ask<PaypalDispute[]>('/control/paypal/disputes')).map((dispute) => {
          const code = dispute.dispute_outcome?.outcome_code;
          const stands = code === undefined ? 'open' : code === 'RESOLVED_SELLER_FAVOUR' ? 'won' : 'lost';
          return {
            ref: dispute.dispute_id,
            paymentRef: captures.get(dispute.disputed_transactions[0]!.seller_transaction_id)!,
            minor: minorOf(dispute.dispute_amount.value),
            status: stands as ProviderDispute['status'],
            isWithdrawn: stands !== 'won',
          };
        }),
      ];
    },
    /** Staff return money in the provider's own dashboard; all that is left, unless told how many minor units. */
    returnInDashboard: async (intent: Intent, minor?: number): Promise<string> =>
      (isPaypal(intent)
        ? await ask<{ id: string }>(`/control/paypal/orders/${intent.id}/refund`, { json: {} })
        : await ask<{ id: string }>('/v1/refunds', {
            form: { payment_intent: intent.id, ...(minor === undefined ? {} : { amount: String(minor) }) },
          })
      ).id,
    /** The donor takes all of a payment back at their bank. */
    dispute: (intent: Intent): Promise<unknown> =>
      isPaypal(intent)
        ? ask('/control/paypal/disputes', { json: { order: intent.id } })
        : ask('/control/disputes', { json: { intent: intent.id } }),
    /** The bank decides. */
    decide: ({ ref }: ProviderDispute, status: 'won' | 'lost'): Promise<unknown> =>
      ask(`/control/${ref.startsWith('du_') ? '' : 'paypal/'}disputes/${ref}`, { json: { status } }),
  };
}
