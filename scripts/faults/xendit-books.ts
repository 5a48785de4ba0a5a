import type { Intent } from './books.ts';

/** A session at the simulated Xendit, with the payment that completed it. */
export type XenditSession = {
  payment_session_id: string;
  reference_id: string;
  status: string;
  description: string;
  payment: { status: string; request_amount: number } | null;
};

/** The session as the books are checked against it. */
export const intentOfSession = ({
  description,
  payment,
  payment_session_id: id,
  reference_id: paymentId,
}: XenditSession): Intent => ({
  id,
  status: payment?.status === 'SUCCEEDED' ? 'succeeded' : 'open',
  amount_received: payment?.status === 'SUCCEEDED' ? Math.round(payment.request_amount * 100) : 0,
  metadata: { paymentId, orderNumber: description.replace('Donation ', '') },
});
