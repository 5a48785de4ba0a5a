import type { Intent } from './books.ts';
import { type Ask, disputeOf, minorOf, type ProviderPart } from './provider-part.ts';

/** A session at the simulated Xendit, or a charge of a saved card, with its payment. */
type XenditSession = {
  payment_session_id: string;
  reference_id: string;
  status: string;
  description: string;
  payment: { payment_id: string; payment_request_id: string; status: string; request_amount: number } | null;
};

/** The session as the books are checked against it. */
const intentOfSession = ({
  description,
  payment,
  payment_session_id: id,
  reference_id: paymentId,
}: XenditSession): Intent => ({
  id,
  status: payment?.status === 'SUCCEEDED' ? 'succeeded' : payment?.status === 'FAILED' ? 'declined' : 'open',
  amount_received: payment?.status === 'SUCCEEDED' ? Math.round(payment.request_amount * 100) : 0,
  metadata: { paymentId, orderNumber: description.replace('Donation ', '') },
});

type Refund = { id: string; payment_request_id: string; amount: number; status: string };
type Dispute = { id: string; payment_id: string; amount: { initial: string }; status: string };

/** The simulated Xendit. Its dashboard returns all that is left. */
export const xenditPart = (ask: Ask): ProviderPart => {
  const sessions = (): Promise<XenditSession[]> => ask('/control/xendit/sessions');
  const sessionOf = async (is: (payment: NonNullable<XenditSession['payment']>) => boolean): Promise<string> =>
    (await sessions()).find(({ payment }) => payment && is(payment))!.payment_session_id;
  return {
    isOf: (id) => ['ps-', 'charge-', 'mi-dspt-'].some((start) => id.startsWith(start)),
    intents: async () => (await sessions()).map(intentOfSession),
    refunds: async () =>
      Promise.all(
        (await ask<Refund[]>('/control/xendit/refunds')).map(async ({ amount, id, payment_request_id, status }) => ({
          ref: id,
          paymentRef: await sessionOf((payment) => payment.payment_request_id === payment_request_id),
          minor: minorOf(amount),
          isReturned: status === 'SUCCEEDED',
        })),
      ),
    disputes: async () =>
      Promise.all(
        (await ask<Dispute[]>('/control/xendit/disputes')).map(async ({ amount, id, payment_id, status }) =>
          disputeOf(
            id,
            await sessionOf((payment) => payment.payment_id === payment_id),
            minorOf(amount.initial),
            status === 'WON' ? 'won' : status === 'LOST' ? 'lost' : 'open',
          ),
        ),
      ),
    returnInDashboard: async ({ id }) =>
      (await ask<{ id: string }>(`/control/xendit/sessions/${id}/refund`, { json: {} })).id,
    dispute: ({ id }) => ask('/control/xendit/disputes', { json: { session: id } }),
    decide: (ref, status) => ask(`/control/xendit/disputes/${ref}`, { json: { status } }),
  };
};
