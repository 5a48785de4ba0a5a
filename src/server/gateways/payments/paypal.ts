import * as v from 'valibot';
import { INTERVALS } from '#src/domain/subscription.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { OtherPaymentError } from '#src/server/gateways/payments/other-payment-error.ts';
import { PAYPAL_CURRENCIES, toPaypalMoney } from '#src/server/gateways/payments/paypal-amounts.ts';
import { paypalHosts } from '#src/server/gateways/payments/paypal-hosts.ts';
import { createPaypalHttp, PaypalFailure, PaypalRejection } from '#src/server/gateways/payments/paypal-http.ts';
import { captureOf, orderOf, type PaypalOrder, snapshotOf } from '#src/server/gateways/payments/paypal-order.ts';
import {
  createSubscription,
  isPlanRef,
  paymentOfPlan,
  planOf,
  saleOfRef,
  tellPlan,
} from '#src/server/gateways/payments/paypal-plan.ts';
import { nameOfRefund, refundOf, refundSchema } from '#src/server/gateways/payments/paypal-refund.ts';
import {
  disputesOfCapture,
  disputesSince,
  paymentRefOf,
  refundsOfSale,
  returnedSince,
} from '#src/server/gateways/payments/paypal-returns.ts';
import { reviseSubscription } from '#src/server/gateways/payments/paypal-revision.ts';
import { CAPTURE, createPaypalWebhooks } from '#src/server/gateways/payments/paypal-webhook.ts';
import {
  PaymentGoneError,
  type PaymentGateway,
  type PaymentSnapshot,
  ProviderUnavailableError,
  RefundRejectedError,
  type RefundSnapshot,
} from '#src/server/gateways/payments/port.ts';

export type PaypalOptions = {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** @default PayPal's live API */
  apiBase?: string | undefined;
  /** The origin of the simulator's page. */
  formOrigin?: string | undefined;
};

/** PayPal's pages know a language with a country. */
const LANGUAGES: Record<Locale, string> = { en: 'en-US', ar: 'ar-EG', tr: 'tr-TR' };
/** Reasons that say how the order stands, and nothing about the donor's money. */
const STANDS: readonly string[] = ['ORDER_ALREADY_CAPTURED', 'ORDER_COMPLETION_IN_PROGRESS'];

const orderPath = (providerRef: string): string => `/v2/checkout/orders/${encodeURIComponent(providerRef)}`;
const refundsOf = (order: PaypalOrder): RefundSnapshot[] =>
  (order.purchase_units[0]!.payments?.refunds ?? []).map(refundOf);

/** The gateway to PayPal, or with `apiBase` to its sandbox or to the simulator. */
export function createPaypalGateway(options: PaypalOptions): PaymentGateway {
  const hosts = paypalHosts(options.apiBase, options.formOrigin);
  const ask = createPaypalHttp({ ...options, base: hosts.base });
  const readEvent = createPaypalWebhooks(options.webhookId, hosts.isCertificate);
  const read = async (providerRef: string): Promise<PaypalOrder> =>
    orderOf(await ask({ method: 'GET', path: orderPath(providerRef) }).catch(goneOr), { providerRef });
  const retrieve = async (providerRef: string): Promise<PaymentSnapshot> =>
    isPlanRef(providerRef)
      ? paymentOfPlan(ask, providerRef, hosts.isPage)
      : snapshotOf(await read(providerRef), hosts.isPage);
  /** PayPal's id of the money of a payment; undefined while nothing was paid. */
  const captureIdOf = async (providerRef: string): Promise<string | undefined> =>
    isPlanRef(providerRef)
      ? (saleOfRef(providerRef) ?? (await retrieve(providerRef)).moneyRef)
      : captureOf(await read(providerRef))?.id;

  return {
    method: 'paypal',
    isTest: !hosts.isLive,
    publishableKey: undefined,
    formOrigin: undefined,
    // No script and no frame of PayPal: the donor goes to its page and comes back.
    sources: { forms: hosts.pages },
    currencies: PAYPAL_CURRENCIES,
    intervals: INTERVALS,
    fees: { USD: { basisPoints: 349, fixed: 49 } },
    create: ({ amount, idempotencyKey, orderNumber, pages, paymentId, recurring }) =>
      callPaypal(async () => {
        if (recurring) {
          const wanted = { amount, idempotencyKey, orderNumber, pages, paymentId, recurring };
          return retrieve(await createSubscription(ask, wanted, LANGUAGES[pages.locale]));
        }
        const made = await ask({
          method: 'POST',
          path: '/v2/checkout/orders',
          requestId: idempotencyKey,
          body: {
            intent: 'CAPTURE',
            purchase_units: [
              { custom_id: paymentId, description: `Donation ${orderNumber}`, amount: toPaypalMoney(amount) },
            ],
            payment_source: {
              paypal: {
                experience_context: {
                  locale: LANGUAGES[pages.locale],
                  shipping_preference: 'NO_SHIPPING',
                  user_action: 'PAY_NOW',
                  return_url: pages.done,
                  cancel_url: pages.left,
                },
              },
            },
          },
        });
        return snapshotOf(orderOf(made, { paymentId }), hosts.isPage);
      }),
    retrieve: (providerRef) => callPaypal(() => retrieve(providerRef)),
    capture: (providerRef, idempotencyKey) =>
      callPaypal(async () => {
        try {
          const made = await ask({
            method: 'POST',
            path: `${orderPath(providerRef)}/capture`,
            requestId: idempotencyKey,
            body: {},
          }).catch(goneOr);
          return snapshotOf(orderOf(made, { providerRef }), hosts.isPage);
        } catch (error) {
          if (!(error instanceof PaypalRejection) || error.status !== 422) throw error;
          const stands = { ...(await retrieve(providerRef)), isApproved: false };
          const isTaken = stands.status === 'succeeded' || stands.status === 'processing';
          return isTaken || STANDS.includes(error.issue)
            ? stands
            : { ...stands, status: 'failed', failureCode: error.issue.toLowerCase() };
        }
      }),
    // PayPal cancels no order: what was not captured is never taken, because only we capture.
    cancel: (providerRef) =>
      callPaypal(async () => {
        // A subscription that its donor has agreed to charges by itself: it is ended.
        if (isPlanRef(providerRef) && saleOfRef(providerRef) === undefined) await tellPlan(ask, providerRef, 'cancel');
        const snapshot = await retrieve(providerRef);
        const isOpen = snapshot.status === 'created' || snapshot.status === 'requiresAction';
        return isOpen || snapshot.status === 'failed'
          ? { ...snapshot, isApproved: false, status: 'cancelled' }
          : snapshot;
      }),
    refund: ({ amount, attempt, idempotencyKey, providerRef, refundId }) =>
      callPaypal(async () => {
        const capture = await captureIdOf(providerRef);
        if (capture === undefined) throw new RangeError('an order without a capture');
        try {
          const made = await ask({
            method: 'POST',
            path: `/v2/payments/captures/${capture}/refund`,
            requestId: idempotencyKey,
            body: { amount: toPaypalMoney(amount), custom_id: nameOfRefund({ attempt, refundId }) },
          });
          return refundOf(v.parse(refundSchema, made));
        } catch (error) {
          if (error instanceof PaypalRejection)
            throw new RefundRejectedError(error.issue.toLowerCase(), { cause: error });
          throw error;
        }
      }),
    findRefunds: (providerRef) =>
      callPaypal(async () => {
        if (!isPlanRef(providerRef)) return refundsOf(await read(providerRef));
        const sale = await captureIdOf(providerRef);
        return sale === undefined ? [] : refundsOfSale(ask, sale, new Date());
      }),
    findDisputes: (providerRef) =>
      callPaypal(async () => {
        const capture = await captureIdOf(providerRef);
        return capture === undefined ? [] : disputesOfCapture(ask, capture);
      }),
    plans: {
      retrieve: (planRef) => callPaypal(() => planOf(ask, planRef)),
      pause: (planRef) => callPaypal(() => tellPlan(ask, planRef, 'suspend')),
      resume: (planRef) => callPaypal(() => tellPlan(ask, planRef, 'activate')),
      cancel: (planRef) => callPaypal(() => tellPlan(ask, planRef, 'cancel')),
      revise: (planRef, change) => {
        const language = LANGUAGES[change.pages.locale];
        return callPaypal(() => reviseSubscription(ask, planRef, { ...change, language, isOwnPage: hosts.isPage }));
      },
    },
    listReturns: (since) =>
      callPaypal(async () => {
        const refunds: (RefundSnapshot & { paymentRef: string })[] = [];
        const { orders, sales } = await returnedSince(ask, since, new Date());
        for (const paymentRef of orders)
          refunds.push(...refundsOf(await read(paymentRef)).map((refund) => ({ ...refund, paymentRef })));
        for (const [paymentRef, ofSale] of sales) refunds.push(...ofSale.map((refund) => ({ ...refund, paymentRef })));
        return [...refunds, ...(await disputesSince(ask, since))];
      }),
    readWebhookEvent: (raw, header) => callPaypal(() => readEvent(raw, header)),
    paymentRefOf: async (named) =>
      named.startsWith(CAPTURE) ? callPaypal(() => paymentRefOf(ask, named.slice(CAPTURE.length))) : named,
  };
}

/** An order that nobody paid ends after some hours, and PayPal then knows it no more. */
function goneOr(error: unknown): never {
  if (error instanceof PaypalRejection && error.status === 404)
    throw new PaymentGoneError('PayPal has no such order any more', { cause: error });
  throw error;
}

/** Turns every error except PayPal's decisions into `ProviderUnavailableError`, without the response, which may hold personal data. */
async function callPaypal<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentGoneError || error instanceof RefundRejectedError) throw error;
    throw new ProviderUnavailableError(`PayPal gave no usable answer (${briefly(error)})`);
  }
}

/** Describes an error without quoting the response. */
function briefly(error: unknown): string {
  if (error instanceof v.ValiError) return `shape, ${v.getDotPath(error.issues[0]) ?? ''}`;
  const isOurs = [PaypalFailure, PaypalRejection, RangeError, OtherPaymentError].some((kind) => error instanceof kind);
  if (!(error instanceof Error)) return 'unknown';
  return isOurs ? `${error.name}, ${error.message}` : error.name;
}
