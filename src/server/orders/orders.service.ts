import type { OrderView, PlacedOrder, PlaceOrderInput } from '#src/contracts/orders.ts';
import { placeOrderInput } from '#src/contracts/orders.ts';
import type { CurrencyCode } from '#src/domain/currencies.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import type { ServiceContext } from '../context.ts';
import { AppError, invalid } from '../errors.ts';
import { isUniqueViolation } from '../db/client.ts';
import { type PaymentSnapshot, ProviderUnavailableError } from '../gateways/payments/port.ts';
import { fingerprint, isSame } from '../keys.ts';
import { askProvider } from '../payments/ask-provider.ts';
import { methodRefusal } from '../payments/payment-methods.ts';
import { findCurrentPayment, type PaymentRow } from '../payments/payments.repository.ts';
import { readCurrencies } from '../settings/currencies.ts';
import { readCurrency } from '../settings/settings.service.ts';
import { validate } from '../validate.ts';
import { insertDraft } from './insert-order.repository.ts';
import { orderView, viewOrder, viewPayment } from './order-view.ts';
import { type Claim, findClaim, findOrder, findOrdersOf, forgetOldAnswers, keepAnswer, nextOrderNumber, type OrderRow } from './orders.repository.ts';
import { priceOrder, readRecords, type Records, refuseUnchargeable } from './price-order.ts';
import { accessKeyOf, type Donor, draftOrder, type OrderPlan } from './write-order.ts';

export type Account = { id: string; fullName: string; email: string };
export type PlaceOrderOptions = {
  idempotencyKey?: string | undefined; account?: Account | undefined; cartKey?: string | undefined; locale?: Locale | undefined;
  /** The sum of the gifts as their giver saw it, in minor units: at another one the order is not taken. */
  shownGift?: number | undefined;
};

type ClaimedOrder = Pick<Claim, 'scope' | 'key' | 'orderId'>;

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
  const claim = idempotencyKey === undefined ? undefined : await findClaim(ctx.db, scope, key);
  if (claim && claim.expiresAt > ctx.now()) return repeat(ctx, claim, requestHash);
  if (claim) await forgetOldAnswers(ctx.db, ctx.now());

  const currency = await currencyOf(ctx, input);
  const refusal = methodRefusal(ctx, input.paymentMethod, { currency, interval: input.items.find(({ isSubscription }) => isSubscription)?.subscriptionRecurringInterval });
  if (refusal) throw invalid({ path: refusal === 'currency' && input.currency ? 'currency' : 'paymentMethod', code: 'invalidSelection' });
  if (input.items.length > 1 && input.items.some(({ isSubscription }) => isSubscription)) throw invalid({ path: 'items', code: 'invalidSelection' });
  const records = await readRecords(ctx, input.items, currency);
  const items = priceOrder(input, records);
  refuseUnchargeable(items, input.paymentMethod, currency);
  if (shownGift !== undefined && shownGift !== items.reduce((sum, { amountMinor }) => sum + amountMinor, 0)) throw new AppError('conflict');
  try {
    return await write(ctx, { input, items, donor, currency, locale, accountId: account?.id }, { scope, key, requestHash }, records);
  } catch (error) {
    const held = isUniqueViolation(error) ? await findClaim(ctx.db, scope, key) : undefined;
    if (!held) throw error;
    return repeat(ctx, held, requestHash);
  }
}

/** Writes the order and gives its answer. One by bank needs nobody else, so its answer is written with it. */
async function write(ctx: ServiceContext, plan: OrderPlan, { scope, key, requestHash }: Pick<Claim, 'scope' | 'key' | 'requestHash'>, { projects }: Pick<Records, 'projects'>): Promise<string> {
  const now = ctx.now();
  const claim = { scope, key, requestHash, createdAt: now, expiresAt: new Date(now.getTime() + ANSWER_LIFETIME_MS) };
  const isBank = plan.input.paymentMethod === 'bank';
  const draft = draftOrder(ctx, plan, isBank ? await nextOrderNumber(ctx.db) : undefined);
  const shown: Fresh = { draft, slugs: new Map(projects.map(({ id, slug }) => [id, slug])) };
  const text = isBank ? textOf(shown, draft.order as OrderRow, draft.payment as PaymentRow) : undefined;
  const { order, payment } = await insertDraft(ctx.db, draft, { ...claim, orderId: draft.order.id, ...(text === undefined ? {} : { status: 201, sealedBody: ctx.keys.seal(text) }) });
  ctx.wake();
  return text ?? answer(ctx, { ...claim, orderId: order.id }, { ...shown, order, payment });
}

type Fresh = { draft: ReturnType<typeof draftOrder>; slugs: ReadonlyMap<string, string> };
type Written = Fresh & { order: OrderRow; payment: PaymentRow };

/** The answer to an order as it was written, nothing read back. */
function textOf({ draft, slugs }: Fresh, order: OrderRow, payment: PaymentRow, snapshot?: PaymentSnapshot): string {
  const items = draft.items.map((item) => ({
    item: { ...item, projectId: item.projectId ?? null, categoryId: item.categoryId ?? null, endowmentMinor: item.endowmentMinor ?? 0, isGift: item.isGift ?? false }, slug: slugs.get(item.projectId ?? '') ?? null,
  }));
  const recurring = draft.recurring && { id: draft.recurring.id!, interval: draft.recurring.interval, status: draft.recurring.status, nextAt: null };
  const result: PlacedOrder = { order: orderView(order, { items, recurring }), payment: viewPayment(payment, snapshot?.clientSecret), accessKey: draft.accessKey };
  return JSON.stringify({ result });
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

function answer(ctx: ServiceContext, claim: ClaimedOrder, written?: Written): Promise<string> {
  const name = `${claim.scope}|${claim.key}|${claim.orderId}`;
  let running = inFlight.get(name);
  if (!running) {
    running = finish(ctx, claim, written).finally(() => inFlight.delete(name));
    inFlight.set(name, running);
  }
  return running;
}

async function finish(ctx: ServiceContext, claim: ClaimedOrder, written?: Written): Promise<string> {
  const order = written?.order ?? await findOrder(ctx.db, { id: claim.orderId! });
  const payment = written?.payment ?? (order && await findCurrentPayment(ctx.db, order.id));
  if (!order || !payment) throw new AppError('internal');
  try {
    const snapshot = await askProvider(ctx, order, payment);
    // What was written a moment ago stands, unless the provider has more to say than that it knows of the payment.
    const text = written && snapshot?.status === 'created' ? textOf(written, order, { ...payment, failureCode: snapshot.failureCode ?? null }, snapshot) : await readAnswer(ctx, order, payment, snapshot);
    if (await keepAnswer(ctx.db, claim.scope, claim.key, { status: 201, sealedBody: ctx.keys.seal(text) })) return text;
    // Another process was first: its answer is the answer.
    const kept = await findClaim(ctx.db, claim.scope, claim.key);
    return kept?.sealedBody ? ctx.keys.open(kept.sealedBody) : text;
  } catch (error) {
    if (error instanceof ProviderUnavailableError) throw new AppError('unavailable', { cause: error, retryAfter: 5 });
    throw error;
  }
}

async function readAnswer(ctx: ServiceContext, order: OrderRow, payment: PaymentRow, snapshot: PaymentSnapshot | undefined): Promise<string> {
  const latest = (await findCurrentPayment(ctx.db, order.id)) ?? payment;
  const result: PlacedOrder = {
    order: await viewOrder(ctx.db, (await findOrder(ctx.db, { id: order.id })) ?? order), payment: viewPayment(latest, snapshot?.clientSecret), accessKey: accessKeyOf(ctx, order.id, order.accessKeyHash),
  };
  return JSON.stringify({ result });
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

