import { Stripe } from 'stripe';
import * as v from 'valibot';
import { INTERVALS } from '#src/domain/recurring.ts';
import { CardGoneError, type PaymentGateway, ProviderUnavailableError } from './port.ts';
import { toStripeAmount } from './stripe-amounts.ts';
import { idOf, OtherPaymentError, snapshotOf } from './stripe-answer.ts';
import { createCheckedHttpClient } from './stripe-http.ts';

process.env['STRIPE_SUPPRESS_NOTICES'] ??= 'true';

/** The fee is told only with the charge opened. */
const OPENED = { expand: ['latest_charge.balance_transaction'] };
/** More than one card is ever charged in the days that are looked at. */
const MOST_CHARGES = 1000;
const eventSchema = v.object({ eventId: v.pipe(v.string(), v.nonEmpty()), type: v.string(), providerRef: v.optional(v.string()) });

export type StripeOptions = { secretKey: string; publishableKey: string; webhookSecret: string; apiBase?: string | undefined; formOrigin?: string | undefined; isTest: boolean };

export function createStripeGateway(options: StripeOptions): PaymentGateway {
  const base = options.apiBase === undefined ? undefined : new URL(options.apiBase);
  const stripe = new Stripe(options.secretKey, {
    ...(base ? { host: base.hostname, port: base.port || (base.protocol === 'https:' ? 443 : 80), protocol: base.protocol === 'https:' ? 'https' as const : 'http' as const } : {}),
    telemetry: false, maxNetworkRetries: 1, timeout: 10_000, httpClient: createCheckedHttpClient(),
  });
  return {
    method: 'stripe',
    isTest: options.isTest,
    publishableKey: options.publishableKey,
    formOrigin: options.formOrigin,
    currencies: ['USD', 'EUR', 'GBP', 'TRY', 'SAR', 'AED', 'KWD', 'QAR', 'JPY'],
    intervals: INTERVALS,
    fee: { basisPoints: 290, fixed: 30 },
    create: ({ paymentId, orderNumber, amount, idempotencyKey, recurring }) => asked(async () => {
      const metadata = { paymentId, orderNumber };
      const customer = recurring ? idOf(await stripe.customers.create({ metadata }, { idempotencyKey: `${idempotencyKey}:customer` })) : undefined;
      return snapshotOf(await stripe.paymentIntents.create({
        amount: toStripeAmount(amount), currency: amount.currency.toLowerCase(), automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        description: `Donation ${orderNumber}`, metadata, ...(customer ? { customer, setup_future_usage: 'off_session' as const } : {}),
      }, { idempotencyKey }), { paymentId });
    }),
    charge: ({ paymentId, orderNumber, amount, idempotencyKey }, card) => asked(async () => {
      try {
        const made = await stripe.paymentIntents.create({
          amount: toStripeAmount(amount), currency: amount.currency.toLowerCase(), customer: card.customerRef, payment_method: card.paymentMethodRef, off_session: true, confirm: true,
          description: `Donation ${orderNumber}`, metadata: { paymentId, orderNumber },
        }, { idempotencyKey });
        // Asked once more: only then is the fee told.
        return snapshotOf(await stripe.paymentIntents.retrieve(idOf(made), OPENED), { paymentId });
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return snapshotOf(error.payment_intent, { paymentId });
        if (isCardGone(error)) throw new CardGoneError('the saved card cannot be charged', { cause: error });
        throw error;
      }
    }),
    findCharge: (paymentId, { customerRef }, since) => asked(async () => {
      let seen = 0;
      for await (const intent of stripe.paymentIntents.list({ customer: customerRef, created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 })) {
        if (intent.metadata['paymentId'] === paymentId) return snapshotOf(await stripe.paymentIntents.retrieve(idOf(intent), OPENED), { paymentId });
        if ((seen += 1) > MOST_CHARGES) throw new RangeError('a list of charges without an end');
      }
      return undefined;
    }),
    retrieve: (providerRef) => asked(async () => snapshotOf(await stripe.paymentIntents.retrieve(providerRef, OPENED), { providerRef })),
    cancel: (providerRef, idempotencyKey) => asked(async () => {
      try {
        return snapshotOf(await stripe.paymentIntents.cancel(providerRef, { cancellation_reason: 'abandoned' }, { idempotencyKey }), { providerRef });
      } catch (error) {
        // It was paid or cancelled a moment before: what it is now decides.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return snapshotOf(await stripe.paymentIntents.retrieve(providerRef), { providerRef });
        throw error;
      }
    }),
    readWebhookEvent: (raw, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(raw, signature ?? '', options.webhookSecret);
        const object = event.data.object as { id?: string; object?: string; payment_intent?: string | null };
        const providerRef = object.object === 'payment_intent' ? object.id : (object.payment_intent ?? undefined);
        return v.parse(eventSchema, { eventId: event.id, type: event.type, providerRef });
      } catch {
        return undefined;
      }
    },
  };
}

/** The saved card is refused as such, by Stripe and not by something in between: it names the card or its owner. */
const isCardGone = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError
  && (error.code === 'resource_missing' || (error.code ?? '').startsWith('payment_method_') || error.param === 'payment_method' || error.param === 'customer');

/** Asks, and takes every failure but a missing card for what it is to us: no usable answer. Of the answer itself nothing is kept, for it may hold anything. */
async function asked<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof CardGoneError) throw error;
    throw new ProviderUnavailableError(`Stripe gave no usable answer (${briefly(error)})`);
  }
}

const word = (text: unknown): string[] => (typeof text === 'string' && /^[\w-]{1,80}$/.test(text) ? [text] : []);

/** What went wrong, without a word of what was answered. */
function briefly(error: unknown): string {
  if (error instanceof Stripe.errors.StripeError) return [error.type, ...word(String(error.statusCode ?? '')), ...word(error.code), ...word(error.requestId)].join(', ');
  if (error instanceof v.ValiError) return `shape, ${v.getDotPath(error.issues[0]) ?? ''}`;
  return error instanceof RangeError || error instanceof OtherPaymentError ? `${error.name}, ${error.message}` : error instanceof Error ? error.name : 'unknown';
}
