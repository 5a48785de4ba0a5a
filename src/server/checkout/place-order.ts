import type { CurrencyCode } from '#money/currencies.ts';
import { type PlacedOrder, type PlaceOrderInput, placeOrderInput } from '#src/contracts/orders.ts';
import { mayRecur } from '#src/domain/cart.ts';
import { intervalOf } from '#src/domain/giving-calendar.ts';
import { sponsorshipHeldUntil } from '#src/domain/subscription.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import { completeOrder, replay } from '#src/server/checkout/complete-order.ts';
import {
  deleteExpiredResponses,
  findIdempotencyRecord,
  type IdempotencyRecord,
} from '#src/server/checkout/idempotency.repository.ts';
import { insertWithShares, sharesHeldUntil } from '#src/server/checkout/insert-with-shares.ts';
import { type DraftedOrder, draftResponse, type OrderResponse } from '#src/server/checkout/order-response.ts';
import { endReplacedOrder } from '#src/server/checkout/replaced-order.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import { validate } from '#src/server/http/validate.ts';
import { type Donor, draftOrder, type OrderPlan } from '#src/server/orders/draft-order.ts';
import { nextOrderNumber, type OrderRow } from '#src/server/orders/orders.repository.ts';
import type { Account } from '#src/server/orders/own-order.ts';
import { priceOrder, readOrderRecords, type Records, refuseUnchargeable } from '#src/server/orders/price-order.ts';
import { whyUnavailable } from '#src/server/payments/payment-methods.ts';
import type { PaymentRow } from '#src/server/payments/payments.repository.ts';
import { readFee } from '#src/server/payments/provider-fees.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { isUniqueViolation, violates } from '#src/server/platform/db/client.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { RETENTION } from '#src/server/platform/retention/retention.ts';
import { readCurrencies } from '#src/server/settings/currencies.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';
import { findBegunSponsorship } from '#src/server/subscriptions/subscriptions.repository.ts';

export type PlaceOrderOptions = {
  idempotencyKey?: string | undefined;
  account?: Account | undefined;
  cartKey?: string | undefined;
  locale?: Locale | undefined;
  /** From where it is placed, where that is known. Only a hash of it is stored, for two days. */
  network?: string | undefined;
  /** The unpaid order of the same cart, which this one replaces: its shares are given back for it. */
  replaces?: string | undefined;
  /** The sum of the donations that the donor saw, in minor units; with another sum the order is rejected. */
  expectedTotal?: number | undefined;
};

type RecordKey = Pick<IdempotencyRecord, 'scope' | 'key'>;

/**
 * Places an order: prices and stores it, then creates the payment at the provider. For 24 hours the same key and body return
 * the first response, byte for byte; concurrent requests with one key make one order.
 * @throws AppError `validation`; `conflict` where `expectedTotal` is not the sum; `idempotencyConflict` for another body under
 *   the key; `unavailable` when the provider does not answer: the same request then continues the stored order
 */
export async function placeOrder(
  ctx: ServiceContext,
  body: unknown,
  options: PlaceOrderOptions = {},
): Promise<PlacedOrder> {
  return (await placeOrderResponse(ctx, body, options)).result;
}

/** As `placeOrder`, with the JSON of the response. */
export async function placeOrderResponse(
  ctx: ServiceContext,
  body: unknown,
  options: PlaceOrderOptions = {},
): Promise<OrderResponse> {
  const { idempotencyKey, account, locale = defaultLocale, expectedTotal, replaces } = options;
  const input = validate(placeOrderInput, body);
  const donor = donorOf(input, account);
  const { scope, key } = recordKeyOf(donor, options);
  const requestHash = sha256(JSON.stringify(input));
  const earlier = idempotencyKey === undefined ? undefined : await findIdempotencyRecord(ctx.db, scope, key);
  if (earlier && earlier.expiresAt > ctx.now()) return replay(ctx, earlier, requestHash, options.network);
  if (earlier) await deleteExpiredResponses(ctx.db, ctx.now());

  const currency = await currencyOf(ctx, input);
  refuseRecurring(input);
  await refuseMethod(ctx, input, currency);
  if (input.items.length > 1 && input.items.some(({ isSubscription }) => isSubscription))
    throw invalid({ path: 'items', code: 'invalidSelection' });
  const records = await readOrderRecords(ctx, input.items, currency, replaces);
  const items = priceOrder(input, records);
  refuseUnchargeable(items, input.paymentMethod, currency);
  const fee = await coveredFee(ctx, input, currency);
  if (expectedTotal !== undefined && expectedTotal !== items.reduce((sum, { amountMinor }) => sum + amountMinor, 0))
    throw new AppError('conflict');
  try {
    const sponsored = records.projects.find(
      ({ id, monthlyMinor }) => id === items[0]?.projectId && monthlyMinor !== null,
    );
    // A child is not kept from other sponsors while a transfer is awaited, and the end of a sponsorship is known to us alone.
    const isKeptElsewhere = input.paymentMethod === 'bank' || ctx.gateways.payments.for(input.paymentMethod)?.plans;
    if (sponsored && isKeptElsewhere) throw invalid({ path: 'paymentMethod', code: 'invalidSelection' });
    const begun =
      sponsored && (await findBegunSponsorship(ctx.db, sponsored.id, { orderId: replaces, accountId: account?.id }));
    if (begun !== undefined) await endReplacedOrder(ctx, begun);
    const takesShares = items.some(({ sacrificeId }) => sacrificeId !== undefined && sacrificeId !== null);
    if (replaces !== undefined && takesShares) await endReplacedOrder(ctx, replaces);
    const deadlines = sponsored
      ? { expiresAt: sponsorshipHeldUntil(ctx.now()) }
      : await sharesHeldUntil(ctx, input.paymentMethod, items);
    const plan = {
      input,
      items,
      donor,
      currency,
      fee,
      locale,
      accountId: account?.id,
      sponsored: sponsored?.id,
      ...deadlines,
    };
    return await storeOrder(ctx, plan, { scope, key, requestHash, network: options.network }, records);
  } catch (error) {
    const concurrent = isUniqueViolation(error) ? await findIdempotencyRecord(ctx.db, scope, key) : undefined;
    // Somebody else is sponsoring the child, and may not have paid yet.
    if (!concurrent && violates(error, 'subscriptions_one_sponsor'))
      throw invalid({ path: 'items.0.projectId', code: 'invalidSelection' });
    if (!concurrent) throw error;
    return replay(ctx, concurrent, requestHash, options.network);
  }
}

/** What the provider takes, where the donor covers it. @throws AppError `validation` where that is not known in this currency */
async function coveredFee(ctx: ServiceContext, { coverFees, paymentMethod }: PlaceOrderInput, currency: CurrencyCode) {
  if (!coverFees || paymentMethod === 'bank') return undefined;
  const fee = await readFee(ctx, paymentMethod, currency);
  if (!fee) throw invalid({ path: 'coverFees', code: 'invalidSelection' });
  return fee;
}

/** Stores the order and returns its response. An order by bank needs no provider, so its response is stored with it. */
async function storeOrder(
  ctx: ServiceContext,
  plan: OrderPlan,
  { network, ...request }: RecordKey & Pick<IdempotencyRecord, 'requestHash'> & Pick<PlaceOrderOptions, 'network'>,
  { projects }: Pick<Records, 'projects'>,
): Promise<OrderResponse> {
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + RETENTION.idempotencyRecords.seconds * 1000);
  const record = { ...request, createdAt: now, expiresAt };
  const isBank = plan.input.paymentMethod === 'bank';
  const draft = draftOrder(ctx, plan, isBank ? await nextOrderNumber(ctx.db) : undefined);
  const drafted: DraftedOrder = { draft, slugs: new Map(projects.map(({ id, slug }) => [id, slug])) };
  const response = isBank ? draftResponse(drafted, draft.order as OrderRow, draft.payment as PaymentRow) : undefined;
  const { order, payment } = await insertWithShares(ctx, draft, {
    ...record,
    orderId: draft.order.id,
    ...(response === undefined ? {} : { status: 201, encryptedBody: ctx.keys.encrypt(response.body) }),
  });
  ctx.notifyWorker();
  return response ?? completeOrder(ctx, { ...record, orderId: order.id }, { ...drafted, order, payment }, network);
}

/** Under which scope and key the response is saved. Without a key of the caller nothing can be replayed. */
function recordKeyOf(donor: Donor, { account, cartKey, idempotencyKey }: PlaceOrderOptions): RecordKey {
  if (idempotencyKey === '') throw invalid({ path: 'idempotency-key', code: 'invalidFormat' });
  const key = idempotencyKey ?? `once:${crypto.randomUUID()}`;
  if (key.length > 255) throw invalid({ path: 'idempotency-key', code: 'tooLong' });
  if (account) return { scope: `account:${account.id}`, key };
  return { scope: cartKey ? `cart:${sha256(cartKey)}` : `guest:${sha256(donor.email.toLowerCase())}`, key };
}

/** @throws AppError `validation` at lines that never recur: before any payment method is asked which intervals it has */
function refuseRecurring({ items }: PlaceOrderInput): void {
  const faults = items.flatMap(({ isSubscription, type }, index) =>
    isSubscription && !mayRecur(type)
      ? [{ path: `items.${index}.isSubscription`, code: 'invalidSelection' as const }]
      : [],
  );
  for (const [index, { isSubscription, subscriptionCalendar, subscriptionRecurringInterval }] of items.entries()) {
    if (subscriptionCalendar === undefined) continue;
    if (!isSubscription || subscriptionRecurringInterval !== intervalOf(subscriptionCalendar))
      faults.push({ path: `items.${index}.subscriptionCalendar`, code: 'invalidSelection' });
  }
  if (faults.length > 0) throw invalid(...faults);
}

/** @throws AppError `validation` where the payment method is not offered for the currency or the interval */
async function refuseMethod(ctx: ServiceContext, input: PlaceOrderInput, currency: CurrencyCode): Promise<void> {
  const recurring = input.items.find(({ isSubscription }) => isSubscription);
  const reason = await whyUnavailable(ctx, input.paymentMethod, {
    currency,
    interval: recurring?.subscriptionRecurringInterval,
    isByOurDates: recurring?.subscriptionCalendar !== undefined,
  });
  if (!reason) return;
  const path = reason === 'currency' && input.currency ? 'currency' : 'paymentMethod';
  throw invalid({ path, code: 'invalidSelection' });
}

/** The requested currency, else the site's. @throws AppError `validation` at `currency` where it is not offered */
async function currencyOf(ctx: ServiceContext, { currency }: PlaceOrderInput): Promise<CurrencyCode> {
  const own = await readCurrency(ctx);
  if (currency === undefined || currency === own) return own;
  if (!(await readCurrencies(ctx)).includes(currency)) throw invalid({ path: 'currency', code: 'invalidSelection' });
  return currency;
}

/** The donor: name and email of the account, else of the request. */
function donorOf(input: PlaceOrderInput, account: Account | undefined): Donor {
  if (input.donor) return input.donor;
  if (account) return { fullName: account.fullName, email: account.email };
  throw invalid({ path: 'donor', code: 'required' });
}
