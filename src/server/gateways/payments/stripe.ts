import { Stripe } from 'stripe';
import * as v from 'valibot';
import { INTERVALS } from '#src/domain/subscription.ts';
import {
  CardRemovedError,
  type DeclineSnapshot,
  type PaymentGateway,
  type ProviderSources,
  RefundRejectedError,
  type SavedCards,
} from '#src/server/gateways/payments/port.ts';
import { toStripeAmount } from '#src/server/gateways/payments/stripe-amounts.ts';
import { callStripe, isCardGone } from '#src/server/gateways/payments/stripe-call.ts';
import { declineOf } from '#src/server/gateways/payments/stripe-decline.ts';
import { disputeOf } from '#src/server/gateways/payments/stripe-dispute.ts';
import { createCheckedHttpClient } from '#src/server/gateways/payments/stripe-http.ts';
import { refundOf } from '#src/server/gateways/payments/stripe-refund.ts';
import { idOf, snapshotOf } from '#src/server/gateways/payments/stripe-result.ts';
import { createCardSetups } from '#src/server/gateways/payments/stripe-setup.ts';

process.env['STRIPE_SUPPRESS_NOTICES'] ??= 'true';

/** Without expanding the charge the response lacks the fee. */
const EXPANDED = { expand: ['latest_charge.balance_transaction'] };
/** More charges than one card can have in the searched days: a longer list is an error of the provider. */
const MAX_CHARGES = 1000;
/** Far more refunds or disputes than a week has: a longer list is an error of the provider. */
const MAX_RETURNS = 10_000;
const eventSchema = v.object({
  eventId: v.pipe(v.string(), v.nonEmpty()),
  type: v.string(),
  providerRef: v.optional(v.string()),
});

/** The hosts that Stripe's card form loads. */
const STRIPE_SOURCES: ProviderSources = {
  scripts: 'https://js.stripe.com',
  frames: 'https://js.stripe.com https://hooks.stripe.com',
  connects: 'https://api.stripe.com',
};

export type StripeOptions = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiBase?: string | undefined;
  formOrigin?: string | undefined;
  isTest: boolean;
};

/** The gateway to Stripe, or with `apiBase` to the simulator. Its methods time out after 10 s and retry once. */
export function createStripeGateway(options: StripeOptions): PaymentGateway & SavedCards {
  const base = options.apiBase === undefined ? undefined : new URL(options.apiBase);
  const stripe = new Stripe(options.secretKey, {
    ...(base
      ? {
          host: base.hostname,
          port: base.port || (base.protocol === 'https:' ? 443 : 80),
          protocol: base.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }
      : {}),
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: 10_000,
    httpClient: createCheckedHttpClient(),
  });
  return {
    method: 'stripe',
    isTest: options.isTest,
    publishableKey: options.publishableKey,
    formOrigin: options.formOrigin,
    sources: options.formOrigin === undefined ? STRIPE_SOURCES : { frames: options.formOrigin },
    currencies: ['USD', 'EUR', 'GBP', 'TRY', 'SAR', 'AED', 'KWD', 'QAR', 'JPY'],
    intervals: INTERVALS,
    fees: { USD: { basisPoints: 290, fixed: 30 } },
    create: ({ paymentId, orderNumber, amount, idempotencyKey, recurring }) =>
      callStripe(async () => {
        const metadata = { paymentId, orderNumber };
        const customer = recurring
          ? idOf(await stripe.customers.create({ metadata }, { idempotencyKey: `${idempotencyKey}:customer` }))
          : undefined;
        return snapshotOf(
          await stripe.paymentIntents.create(
            {
              amount: toStripeAmount(amount),
              currency: amount.currency.toLowerCase(),
              automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
              description: `Donation ${orderNumber}`,
              metadata,
              ...(customer ? { customer, setup_future_usage: 'off_session' as const } : {}),
            },
            { idempotencyKey },
          ),
          { paymentId },
        );
      }),
    charge: ({ paymentId, orderNumber, amount, idempotencyKey }, card) =>
      callStripe(async () => {
        let made: unknown;
        try {
          made = await stripe.paymentIntents.create(
            {
              amount: toStripeAmount(amount),
              currency: amount.currency.toLowerCase(),
              customer: card.customerRef,
              payment_method: card.paymentMethodRef,
              off_session: true,
              confirm: true,
              description: `Donation ${orderNumber}`,
              metadata: { paymentId, orderNumber },
            },
            { idempotencyKey },
          );
        } catch (error) {
          if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
            return snapshotOf(error.payment_intent, { paymentId });
          if (isCardGone(error)) throw new CardRemovedError('the saved card cannot be charged', { cause: error });
          throw error;
        }
        // Retrieved again, because creating an intent does not return the fee. If it is not found now, its card is not gone for that.
        const { providerRef } = snapshotOf(made, { paymentId });
        return snapshotOf(await stripe.paymentIntents.retrieve(providerRef, EXPANDED), { paymentId });
      }),
    findCharge: (paymentId, { customerRef }, since) =>
      callStripe(async () => {
        let seen = 0;
        for await (const intent of stripe.paymentIntents.list({
          customer: customerRef,
          created: { gte: Math.floor(since.getTime() / 1000) },
          limit: 100,
        })) {
          if (intent.metadata['paymentId'] === paymentId)
            return snapshotOf(await stripe.paymentIntents.retrieve(idOf(intent), EXPANDED), { paymentId });
          if ((seen += 1) > MAX_CHARGES) throw new RangeError('the list of charges is longer than one card can have');
        }
        return undefined;
      }),
    retrieve: (providerRef) =>
      callStripe(async () => snapshotOf(await stripe.paymentIntents.retrieve(providerRef, EXPANDED), { providerRef })),
    cancel: (providerRef, idempotencyKey) =>
      callStripe(async () => {
        try {
          return snapshotOf(
            await stripe.paymentIntents.cancel(providerRef, { cancellation_reason: 'abandoned' }, { idempotencyKey }),
            { providerRef },
          );
        } catch (error) {
          // It was paid or cancelled a moment before, so its present state is returned.
          if (error instanceof Stripe.errors.StripeInvalidRequestError)
            return snapshotOf(await stripe.paymentIntents.retrieve(providerRef), { providerRef });
          throw error;
        }
      }),
    setups: createCardSetups(stripe),
    findDeclines: (providerRef) =>
      callStripe(async () => {
        const declines: DeclineSnapshot[] = [];
        for await (const made of stripe.charges.list({ payment_intent: providerRef, limit: 100 })) {
          const declined = declineOf(made);
          if (declined) declines.push(declined);
          if (declines.length > MAX_CHARGES) throw new RangeError('more declines than one payment can have');
        }
        return declines;
      }),
    refund: ({ amount, attempt, idempotencyKey, providerRef, refundId }) =>
      callStripe(async () => {
        try {
          const made = await stripe.refunds.create(
            {
              payment_intent: providerRef,
              amount: toStripeAmount(amount),
              reason: 'requested_by_customer',
              metadata: { refundId, attempt: String(attempt) },
            },
            { idempotencyKey },
          );
          return refundOf(made, providerRef);
        } catch (error) {
          // A conflict of keys is no decision: the first call with the key may still be running.
          if (error instanceof Stripe.errors.StripeInvalidRequestError)
            throw new RefundRejectedError(error.code ?? 'rejected', { cause: error });
          throw error;
        }
      }),
    findRefunds: (providerRef) =>
      callStripe(() =>
        collect(stripe.refunds.list({ payment_intent: providerRef, limit: 100 }), (one) => refundOf(one, providerRef)),
      ),
    findDisputes: (providerRef) =>
      callStripe(() =>
        collect(stripe.disputes.list({ payment_intent: providerRef, limit: 100 }), (one) =>
          disputeOf(one, providerRef),
        ),
      ),
    listReturns: (since) =>
      callStripe(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        return [
          ...(await collect(stripe.refunds.list({ created, limit: 100 }), (one) => named(one, refundOf))),
          ...(await collect(stripe.disputes.list({ created, limit: 100 }), (one) => named(one, disputeOf))),
        ].flat();
      }),
    readWebhookEvent: async (raw, header) => {
      try {
        const event = stripe.webhooks.constructEvent(raw, header('stripe-signature') ?? '', options.webhookSecret);
        const object = event.data.object as { id?: string; object?: string; payment_intent?: string | null };
        const isNamedByItself = object.object === 'payment_intent' || object.object === 'setup_intent';
        const providerRef = isNamedByItself ? object.id : (object.payment_intent ?? undefined);
        return v.parse(eventSchema, { eventId: event.id, type: event.type, providerRef });
      } catch {
        return undefined;
      }
    },
  };
}

/** Reads every page of a list. @throws RangeError for one without end */
async function collect<Item, Result>(list: AsyncIterable<Item>, read: (item: Item) => Result): Promise<Result[]> {
  const found: Result[] = [];
  for await (const item of list) {
    found.push(read(item));
    if (found.length > MAX_RETURNS) throw new RangeError('a list of the provider is longer than it can be');
  }
  return found;
}

/** One of a list with the payment that it is of; none for what is not of a payment intent, which is not ours. */
function named<Result>(
  item: { payment_intent?: string | { id: string } | null },
  read: (answer: unknown, providerRef: string) => Result,
): (Result & { paymentRef: string })[] {
  const paymentRef = item.payment_intent;
  return typeof paymentRef === 'string' ? [{ ...read(item, paymentRef), paymentRef }] : [];
}
