import type { OrderView, PlacedOrder, PlaceOrderInput } from '#src/contracts/orders.ts';
import { placeOrderInput } from '#src/contracts/orders.ts';
import type { CurrencyCode } from '#src/domain/currencies.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import type { ServiceContext } from '../context.ts';
import { AppError, invalid } from '../errors.ts';
import { ProviderUnavailableError } from '../gateways/payments/port.ts';
import { fingerprint, isSame } from '../keys.ts';
import { askProvider } from '../payments/ask-provider.ts';
import { methodRefusal } from '../payments/payment-methods.ts';
import { findCurrentPayment } from '../payments/payments.repository.ts';
import { readCurrencies } from '../settings/currencies.ts';
import { readCurrency } from '../settings/settings.service.ts';
import { validate } from '../validate.ts';
import { viewOrder, viewPayment } from './order-view.ts';
import { type Claim, findClaim, findOrder, findOrdersOf, forgetOldAnswers, insertClaim, keepAnswer, type OrderRow } from './orders.repository.ts';
import { priceOrder, readRecords, refuseUnchargeable } from './price-order.ts';
import { accessKeyOf, type Donor, writeOrder } from './write-order.ts';

export type Account = { id: string; fullName: string; email: string };
export type PlaceOrderOptions = {
  idempotencyKey?: string | undefined; account?: Account | undefined; cartKey?: string | undefined; locale?: Locale | undefined;
  /** The sum of the gifts as their giver saw it, in minor units: at another one the order is not taken. */
  shownGift?: number | undefined;
};

/** Another request with the same key was first: what was written here goes. */
class ClaimedError extends Error {}

const ANSWER_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Takes an order: priced by our records, written down, then the provider is asked. The same key and body give the same
 * first answer, text for text, for 24 hours; two at once make one order.
 * @throws AppError `validation`, `conflict` where `shownGift` is not the sum, `idempotencyConflict`, or `unavailable` when the provider is silent: the order is kept
 *   then, and the same request continues it.
 */
export async function placeOrder(ctx: ServiceContext, body: unknown, options: PlaceOrderOptions = {}): Promise<PlacedOrder> {
  return (JSON.parse(await placeOrderText(ctx, body, options)) as { result: PlacedOrder }).result;
}

/** As `placeOrder`, in the text of its answer. */
export async function placeOrderText(ctx: ServiceContext, body: unknown, { idempotencyKey, account, cartKey, locale = defaultLocale, shownGift }: PlaceOrderOptions): Promise<string> {
  const input = validate(placeOrderInput, body);
  const donor = donorOf(input, account);
  const scope = account ? `account:${account.id}` : cartKey ? `cart:${fingerprint(cartKey)}` : `guest:${fingerprint(donor.email.toLowerCase())}`;
  if (idempotencyKey === '') throw invalid({ path: 'idempotency-key', code: 'invalidFormat' });
  const key = idempotencyKey ?? `once:${crypto.randomUUID()}`;
  if (key.length > 255) throw invalid({ path: 'idempotency-key', code: 'tooLong' });
  const requestHash = fingerprint(JSON.stringify(input));
  const claim = await findClaim(ctx.db, scope, key);
  if (claim && claim.expiresAt > ctx.now()) return repeat(ctx, claim, requestHash);
  if (claim) await forgetOldAnswers(ctx.db, ctx.now());

  const currency = await currencyOf(ctx, input);
  const refusal = methodRefusal(ctx, input.paymentMethod, { currency, interval: input.items.find(({ isSubscription }) => isSubscription)?.subscriptionRecurringInterval });
  if (refusal) throw invalid({ path: refusal === 'currency' && input.currency ? 'currency' : 'paymentMethod', code: 'invalidSelection' });
  if (input.items.length > 1 && input.items.some(({ isSubscription }) => isSubscription)) throw invalid({ path: 'items', code: 'invalidSelection' });
  const items = priceOrder(input, await readRecords(ctx, input.items, currency));
  refuseUnchargeable(items, input.paymentMethod, currency);
  if (shownGift !== undefined && shownGift !== items.reduce((sum, { amountMinor }) => sum + amountMinor, 0)) throw new AppError('conflict');
  const now = ctx.now();
  const orderId = await ctx.db.transaction(async (tx) => {
    const fresh = { scope, key, requestHash, createdAt: now, expiresAt: new Date(now.getTime() + ANSWER_LIFETIME_MS) };
    const written = await writeOrder(ctx, tx, { input, items, donor, currency, locale, accountId: account?.id });
    // Last, so that of two at once the later waits here, loses its order and repeats the answer of the first.
    if (!await insertClaim(tx, { ...fresh, orderId: written.order.id })) throw new ClaimedError();
    return written.order.id;
  }).catch((error: unknown) => {
    if (error instanceof ClaimedError) return undefined;
    throw error;
  });
  const held = await findClaim(ctx.db, scope, key);
  if (orderId === undefined && held) return repeat(ctx, held, requestHash);
  ctx.wake();
  return answer(ctx, { ...held!, orderId: orderId! });
}

/** The currency that is asked for, which must be on offer, else the site's. @throws AppError `validation` at `currency` */
async function currencyOf(ctx: ServiceContext, { currency }: PlaceOrderInput): Promise<CurrencyCode> {
  const own = await readCurrency(ctx);
  if (currency === undefined || currency === own) return own;
  if (!(await readCurrencies(ctx)).includes(currency)) throw invalid({ path: 'currency', code: 'invalidSelection' });
  return currency;
}

/** The giver: the account's own data, else what the guest says. */
function donorOf(input: PlaceOrderInput, account: Account | undefined): Donor {
  if (input.donor) return input.donor;
  if (account) return { fullName: account.fullName, email: account.email };
  throw invalid({ path: 'donor', code: 'required' });
}

async function repeat(ctx: ServiceContext, claim: Claim, requestHash: string): Promise<string> {
  if (claim.requestHash !== requestHash) throw new AppError('idempotencyConflict');
  if (claim.sealedBody !== null) return ctx.keys.open(claim.sealedBody);
  return answer(ctx, claim);
}

/** Requests of this process that finish the same order go together: the provider is asked once. */
const inFlight = new Map<string, Promise<string>>();

function answer(ctx: ServiceContext, claim: Claim): Promise<string> {
  const name = `${claim.scope}|${claim.key}|${claim.orderId}`;
  let running = inFlight.get(name);
  if (!running) {
    running = finish(ctx, claim).finally(() => inFlight.delete(name));
    inFlight.set(name, running);
  }
  return running;
}

async function finish(ctx: ServiceContext, claim: Claim): Promise<string> {
  const order = await findOrder(ctx.db, { id: claim.orderId! });
  const payment = order && await findCurrentPayment(ctx.db, order.id);
  if (!order || !payment) throw new AppError('internal');
  try {
    const snapshot = await askProvider(ctx, order, payment);
    const latest = (await findCurrentPayment(ctx.db, order.id)) ?? payment;
    const result: PlacedOrder = {
      order: await viewOrder(ctx.db, (await findOrder(ctx.db, { id: order.id })) ?? order), payment: viewPayment(latest, snapshot?.clientSecret), accessKey: accessKeyOf(ctx, order.id, order.accessKeyHash),
    };
    await keepAnswer(ctx.db, claim.scope, claim.key, { status: 201, sealedBody: ctx.keys.seal(JSON.stringify({ result })) });
    // Another process may have been first: its answer is the answer.
    const kept = await findClaim(ctx.db, claim.scope, claim.key);
    return kept?.sealedBody ? ctx.keys.open(kept.sealedBody) : JSON.stringify({ result });
  } catch (error) {
    if (error instanceof ProviderUnavailableError) throw new AppError('unavailable', { cause: error, retryAfter: 5 });
    throw error;
  }
}

export type OrderName = ({ id: string } | { number: string }) & { accessKey?: string | undefined; account?: Account | undefined };

/** An order that the caller may see, by its account or its access key. @throws AppError `notFound` in every other case, the same. */
export async function findOwnOrder(ctx: ServiceContext, name: OrderName): Promise<OrderRow> {
  const row = await findOrder(ctx.db, 'id' in name ? { id: name.id } : { number: /^\d{1,15}$/.test(name.number) ? Number(name.number) : -1 });
  const isOwn = row && ((name.account && row.accountId === name.account.id) || (name.accessKey !== undefined && isSame(fingerprint(name.accessKey), row.accessKeyHash)));
  if (!row || !isOwn) throw new AppError('notFound');
  return row;
}

/** @throws AppError `notFound` */
export const getOrder = async (ctx: ServiceContext, name: OrderName): Promise<OrderView> => viewOrder(ctx.db, await findOwnOrder(ctx, name));

/** The orders of an account, the newest first. */
export async function listOrders(ctx: ServiceContext, account: Account, page: { limit: number; offset: number }): Promise<OrderView[]> {
  return Promise.all((await findOrdersOf(ctx.db, account.id, page)).map((row) => viewOrder(ctx.db, row)));
}

