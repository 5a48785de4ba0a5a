import * as v from 'valibot';
import type { Money } from '#money/money.ts';
import { INTERVALS } from '#src/domain/subscription.ts';
import { OtherPaymentError } from '#src/server/gateways/payments/other-payment-error.ts';
import {
  CardRemovedError,
  PaymentGoneError,
  type PaymentGateway,
  type PaymentSnapshot,
  ProviderUnavailableError,
  RefundRejectedError,
} from '#src/server/gateways/payments/port.ts';
import {
  isXenditCurrency,
  toXenditAmount,
  XENDIT_COUNTRIES,
  XENDIT_CURRENCIES,
} from '#src/server/gateways/payments/xendit-amounts.ts';
import {
  cancelCharge,
  chargeCard,
  findCharge,
  isChargeRef,
  lastDayOfToken,
  paymentIdOfCharge,
  readCharge,
  savedWith,
} from '#src/server/gateways/payments/xendit-charge.ts';
import { xenditHosts } from '#src/server/gateways/payments/xendit-hosts.ts';
import { createXenditHttp, XenditFailure, XenditRejection } from '#src/server/gateways/payments/xendit-http.ts';
import { nameOfRefund, refundOf } from '#src/server/gateways/payments/xendit-refund.ts';
import {
  disputesOf,
  disputesSince,
  feeOfPayment,
  moneyOfPayment,
  readPayment,
  refundsOf,
  refundsSince,
} from '#src/server/gateways/payments/xendit-returns.ts';
import { sessionOf, snapshotOf, type XenditSession } from '#src/server/gateways/payments/xendit-session.ts';
import { createXenditSetups } from '#src/server/gateways/payments/xendit-setup.ts';
import { createXenditWebhooks, PAYMENT } from '#src/server/gateways/payments/xendit-webhook.ts';

export type XenditOptions = {
  secretKey: string;
  callbackToken: string;
  /** @default Xendit's API */
  apiBase?: string | undefined;
};

const isSession = (ref: string): boolean => ref.startsWith('ps-');
const sessionPath = (providerRef: string): string => `/sessions/${encodeURIComponent(providerRef)}`;

/** The gateway to Xendit, or with `apiBase` to the simulator. */
export function createXenditGateway(options: XenditOptions): PaymentGateway {
  const hosts = xenditHosts(options.secretKey, options.apiBase);
  const ask = createXenditHttp({ base: hosts.base, secretKey: options.secretKey });
  const readEvent = createXenditWebhooks(options.callbackToken);
  const read = async (providerRef: string): Promise<XenditSession> => {
    if (!isSession(providerRef)) throw new PaymentGoneError('Xendit has no session of that name');
    const answer = await ask({ method: 'GET', path: sessionPath(providerRef) }).catch(goneOr);
    if (answer['session_type'] === 'SAVE') throw new PaymentGoneError('a session that saves a card is no payment');
    return sessionOf(answer, { providerRef });
  };
  /** The state by a session and, once somebody has paid, by the payment that it names: a session says nothing of money. */
  const stateOf = async (session: XenditSession): Promise<PaymentSnapshot> => {
    if (!session.payment_id) return snapshotOf(session, undefined, hosts.isPage);
    const payment = await readPayment(ask, session.payment_id);
    const fee: Money | undefined = payment.status === 'SUCCEEDED' ? await feeOfPayment(ask, payment) : undefined;
    const snapshot = snapshotOf(session, { payment, fee }, hosts.isPage);
    const { paymentMethodRef: token, status } = snapshot;
    return token === undefined || status !== 'succeeded'
      ? snapshot
      : { ...snapshot, cardExpiresOn: await lastDayOfToken(ask, token) };
  };
  const retrieve = async (providerRef: string): Promise<PaymentSnapshot> =>
    isChargeRef(providerRef) ? readCharge(ask, providerRef).catch(goneOr) : stateOf(await read(providerRef));
  /** Xendit's id of the money of a payment, by which it is returned; undefined while nothing was paid. */
  const moneyRefOf = async (providerRef: string): Promise<string | undefined> =>
    isChargeRef(providerRef) ? providerRef : ((await read(providerRef)).payment_request_id ?? undefined);

  return {
    method: 'xendit',
    isTest: !hosts.isLive,
    publishableKey: undefined,
    formOrigin: undefined,
    // No script and no frame of Xendit: the donor goes to its page and comes back.
    sources: { forms: hosts.pages.join(' ') },
    currencies: XENDIT_CURRENCIES,
    intervals: INTERVALS,
    fees: { IDR: { basisPoints: 290, fixed: 200_000 } },
    create: ({ amount, orderNumber, pages, paymentId, recurring }) =>
      callXendit(async () => {
        if (!isXenditCurrency(amount.currency)) throw new RangeError(`Xendit takes no ${amount.currency}`);
        const made = await ask({
          method: 'POST',
          path: '/sessions',
          // Xendit has no key for it. A session whose address nobody was given is never paid, and ends by itself.
          isRepeatable: true,
          body: {
            reference_id: paymentId,
            session_type: 'PAY',
            mode: 'PAYMENT_LINK',
            capture_method: 'AUTOMATIC',
            amount: toXenditAmount(amount),
            currency: amount.currency,
            country: XENDIT_COUNTRIES[amount.currency],
            allowed_payment_channels: ['CARDS'],
            locale: pages.locale,
            description: `Donation ${orderNumber}`,
            success_return_url: pages.done,
            cancel_return_url: pages.left,
            ...(recurring ? savedWith(paymentId) : {}),
          },
        });
        return stateOf(sessionOf(made, { paymentId }));
      }),
    retrieve: (providerRef) => callXendit(() => retrieve(providerRef)),
    cancel: (providerRef) =>
      callXendit(async () => {
        if (isChargeRef(providerRef)) return cancelCharge(ask, providerRef).catch(goneOr);
        try {
          const ended = await ask({
            method: 'POST',
            path: `${sessionPath(providerRef)}/cancel`,
            isRepeatable: true,
          }).catch(goneOr);
          return await stateOf(sessionOf(ended, { providerRef }));
        } catch (error) {
          // It was paid or had ended a moment before, so its present state is returned.
          if (error instanceof XenditRejection) return retrieve(providerRef);
          throw error;
        }
      }),
    refund: ({ amount, attempt, idempotencyKey, providerRef, refundId }) =>
      callXendit(async () => {
        const moneyRef = await moneyRefOf(providerRef);
        if (!moneyRef) throw new RangeError('a session without a payment');
        try {
          return refundOf(
            await ask({
              method: 'POST',
              path: '/refunds',
              idempotencyKey,
              body: {
                reference_id: nameOfRefund({ attempt, refundId }),
                payment_request_id: moneyRef,
                currency: amount.currency,
                amount: toXenditAmount(amount),
                reason: 'REQUESTED_BY_CUSTOMER',
              },
            }),
          );
        } catch (error) {
          if (error instanceof XenditRejection)
            throw new RefundRejectedError(error.code.toLowerCase(), { cause: error });
          throw error;
        }
      }),
    findRefunds: (providerRef) =>
      callXendit(async () => {
        const moneyRef = await moneyRefOf(providerRef);
        return moneyRef ? refundsOf(ask, moneyRef) : [];
      }),
    findDisputes: (providerRef) =>
      callXendit(async () => {
        const paymentRef = isChargeRef(providerRef)
          ? await paymentIdOfCharge(ask, providerRef).catch(goneOr)
          : (await read(providerRef)).payment_id;
        return paymentRef ? disputesOf(ask, paymentRef) : [];
      }),
    setups: createXenditSetups({ ask, isPage: hosts.isPage, call: callXendit }),
    charge: (payment, { paymentMethodRef }) => callXendit(() => chargeCard(ask, payment, paymentMethodRef)),
    findCharge: (paymentId, _card, since) => callXendit(() => findCharge(ask, paymentId, since)),
    listReturns: (since) =>
      callXendit(async () => [...(await refundsSince(ask, since)), ...(await disputesSince(ask, since))]),
    readWebhookEvent: async (raw, header) => readEvent(raw, header),
    paymentRefOf: async (named) =>
      named.startsWith(PAYMENT) ? callXendit(() => moneyOfPayment(ask, named.slice(PAYMENT.length))) : named,
  };
}

/** A session that Xendit has no more was not paid in time. */
function goneOr(error: unknown): never {
  if (error instanceof XenditRejection && error.status === 404)
    throw new PaymentGoneError('Xendit has no such session any more', { cause: error });
  throw error;
}

const OURS = [CardRemovedError, PaymentGoneError, RefundRejectedError];

/** Turns every error except Xendit's decisions into `ProviderUnavailableError`, without the response, which may hold personal data. */
async function callXendit<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (OURS.some((kind) => error instanceof kind)) throw error;
    throw new ProviderUnavailableError(`Xendit gave no usable answer (${briefly(error)})`);
  }
}

/** Describes an error without quoting the response. */
function briefly(error: unknown): string {
  if (error instanceof v.ValiError) return `shape, ${v.getDotPath(error.issues[0]) ?? ''}`;
  const isOurs = [XenditFailure, XenditRejection, RangeError, OtherPaymentError].some((kind) => error instanceof kind);
  if (!(error instanceof Error)) return 'unknown';
  return isOurs ? `${error.name}, ${error.message}` : error.name;
}
