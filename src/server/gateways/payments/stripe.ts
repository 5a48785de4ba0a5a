import { Stripe } from 'stripe';
import { type CurrencyCode, exponentOf, isCurrencyCode } from '#src/domain/currencies.ts';
import type { Money } from '#src/domain/money.ts';
import type { PaymentStatus } from '#src/domain/payment.ts';
import { INTERVALS } from '#src/domain/recurring.ts';
import { CardGoneError, type PaymentGateway, type PaymentSnapshot, ProviderUnavailableError } from './port.ts';

process.env['STRIPE_SUPPRESS_NOTICES'] ??= 'true';

/** Stripe's list of currencies without decimals. It counts ISK and UGX with two, against ISO 4217. */
const ZERO_DECIMAL = new Set(['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF']);
const exponentAtStripe = (currency: string): number => (ZERO_DECIMAL.has(currency) ? 0 : exponentOf(currency) === 3 ? 3 : 2);

/** Our minor units in Stripe's. @throws RangeError for what Stripe cannot charge: the last of three decimals must be 0. */
export function toStripeAmount({ minor, currency }: Money): number {
  const steps = exponentAtStripe(currency) - exponentOf(currency);
  const amount = steps >= 0 ? minor * 10 ** steps : minor / 10 ** -steps;
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Stripe charges no fraction of ${currency}`);
  if (exponentOf(currency) === 3 && amount % 10 !== 0) throw new RangeError(`Stripe wants an amount of ${currency} to end in 0`);
  return amount;
}

export function fromStripeAmount(amount: number, code: string): Money {
  const currency = code.toUpperCase();
  if (!isCurrencyCode(currency)) throw new RangeError(`Stripe speaks of no currency of ours: ${code}`);
  const steps = exponentAtStripe(currency) - exponentOf(currency);
  const minor = steps >= 0 ? amount / 10 ** steps : amount * 10 ** -steps;
  if (!Number.isSafeInteger(minor)) throw new RangeError(`an amount in ${code} is no whole number of minor units`);
  return { minor, currency: currency as CurrencyCode };
}

export type StripeOptions = { secretKey: string; publishableKey: string; webhookSecret: string; apiBase?: string | undefined; formOrigin?: string | undefined; isTest: boolean };

export function createStripeGateway(options: StripeOptions): PaymentGateway {
  const base = options.apiBase === undefined ? undefined : new URL(options.apiBase);
  const stripe = new Stripe(options.secretKey, {
    ...(base ? { host: base.hostname, port: base.port || (base.protocol === 'https:' ? 443 : 80), protocol: base.protocol === 'https:' ? 'https' as const : 'http' as const } : {}),
    telemetry: false, maxNetworkRetries: 1, timeout: 10_000,
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
      const customer = recurring ? (await stripe.customers.create({ metadata }, { idempotencyKey: `${idempotencyKey}:customer` })).id : undefined;
      return snapshotOf(await stripe.paymentIntents.create({
        amount: toStripeAmount(amount), currency: amount.currency.toLowerCase(), automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        description: `Donation ${orderNumber}`, metadata, ...(customer ? { customer, setup_future_usage: 'off_session' as const } : {}),
      }, { idempotencyKey }));
    }),
    charge: ({ paymentId, orderNumber, amount, idempotencyKey }, card) => asked(async () => {
      try {
        const made = await stripe.paymentIntents.create({
          amount: toStripeAmount(amount), currency: amount.currency.toLowerCase(), customer: card.customerRef, payment_method: card.paymentMethodRef, off_session: true, confirm: true,
          description: `Donation ${orderNumber}`, metadata: { paymentId, orderNumber },
        }, { idempotencyKey });
        // Asked once more: only then is the fee told.
        return snapshotOf(await stripe.paymentIntents.retrieve(made.id, { expand: ['latest_charge.balance_transaction'] }));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return snapshotOf(error.payment_intent);
        if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new CardGoneError('the saved card cannot be charged', { cause: error });
        throw error;
      }
    }),
    findCharge: (paymentId, { customerRef }, since) => asked(async () => {
      for await (const intent of stripe.paymentIntents.list({ customer: customerRef, created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 })) {
        if (intent.metadata['paymentId'] === paymentId) return snapshotOf(await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge.balance_transaction'] }));
      }
      return undefined;
    }),
    retrieve: (providerRef) => asked(async () => snapshotOf(await stripe.paymentIntents.retrieve(providerRef, { expand: ['latest_charge.balance_transaction'] }))),
    cancel: (providerRef, idempotencyKey) => asked(async () => {
      try {
        return snapshotOf(await stripe.paymentIntents.cancel(providerRef, { cancellation_reason: 'abandoned' }, { idempotencyKey }));
      } catch (error) {
        // It was paid or cancelled a moment before: what it is now decides.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return snapshotOf(await stripe.paymentIntents.retrieve(providerRef));
        throw error;
      }
    }),
    readWebhookEvent: (raw, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(raw, signature ?? '', options.webhookSecret);
        const object = event.data.object as { id?: string; object?: string; payment_intent?: string | null };
        const providerRef = object.object === 'payment_intent' ? object.id : (object.payment_intent ?? undefined);
        return { eventId: event.id, type: event.type, providerRef };
      } catch {
        return undefined;
      }
    },
  };
}

async function asked<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError || error instanceof Stripe.errors.StripeRateLimitError) {
      throw new ProviderUnavailableError('Stripe gave no usable answer', { cause: error });
    }
    throw error;
  }
}

function snapshotOf(intent: Stripe.PaymentIntent): PaymentSnapshot {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const balance = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null;
  const failure = intent.last_payment_error;
  return {
    providerRef: intent.id,
    paymentId: intent.metadata['paymentId'],
    status: statusOf(intent),
    amount: fromStripeAmount(intent.amount, intent.currency),
    received: fromStripeAmount(intent.amount_received, intent.currency),
    fee: balance ? fromStripeAmount(balance.fee, balance.currency) : undefined,
    failureCode: failure ? (failure.decline_code ?? failure.code ?? 'declined') : undefined,
    clientSecret: intent.client_secret ?? undefined,
    customerRef: typeof intent.customer === 'string' ? intent.customer : undefined,
    paymentMethodRef: typeof intent.payment_method === 'string' ? intent.payment_method : undefined,
  };
}

function statusOf(intent: Stripe.PaymentIntent): PaymentStatus {
  switch (intent.status) {
    case 'succeeded': return 'succeeded';
    case 'processing': return 'processing';
    case 'canceled': return 'cancelled';
    case 'requires_action': return 'requiresAction';
    case 'requires_payment_method': return intent.last_payment_error ? 'failed' : 'created';
    default: return 'created';
  }
}
