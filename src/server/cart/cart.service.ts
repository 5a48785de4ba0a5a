import { randomBytes } from 'node:crypto';
import type { CartLineView, CartView } from '#src/contracts/cart-view.ts';
import type { OrderItemInput } from '#src/contracts/orders.ts';
import { addItem, type Cart, type CartItem, holdSubscription, mayRecur, quickDonationId, releaseSubscription, removeItem } from '#src/domain/cart.ts';
import type { CheckoutPlan } from '#src/domain/checkout-plan.ts';
import type { Interval } from '#src/domain/recurring.ts';
import type { ServiceContext } from '../context.ts';
import { invalid } from '../errors.ts';
import { fingerprint } from '../keys.ts';
import { priceFor, priceOrder, readRecords, type Records } from '../orders/price-order.ts';
import { coverOf } from '../projects/project-view.ts';
import type { ProjectRow } from '../projects/project-cards.repository.ts';
import { RETENTION } from '../retention/retention.ts';
import { readCurrency } from '../settings/settings.service.ts';
import { deleteCartPrivate, findCartPrivate, writeCartPrivate } from './cart-private.repository.ts';

/** What a line knows of other people: never in the cookie, kept sealed under the cart's opaque key for 30 days. */
export type LinePeople = Pick<OrderItemInput, 'giftReceiverName' | 'giftReceiverPhoneNumber' | 'giftReceiverEmail' | 'giftMessage' | 'donateForOthers'>;

/**
 * Puts a line into the cart, or holds it as the recurring gift. It is priced as an order would be, so that nothing waits
 * in the cart that could not be given now. @throws AppError `validation`, paths beginning `items.0.`
 */
export async function addToCart(ctx: ServiceContext, cart: Cart, input: OrderItemInput): Promise<{ cart: Cart; amount: number; title: Records['categories'][number]['title'] }> {
  const { giftReceiverName, giftReceiverPhoneNumber, giftReceiverEmail, giftMessage, donateForOthers, ...line } = input;
  const people: LinePeople = { giftReceiverName, giftReceiverPhoneNumber, giftReceiverEmail, giftMessage, donateForOthers };
  const [priced] = priceOrder({ items: [input] }, await readRecords(ctx, [input], await readCurrency(ctx)));
  const hasPeople = Object.values(people).some((value) => value !== undefined);
  const item: CartItem = {
    id: line.projectId ?? (line.categoryId ? quickDonationId(line.categoryId) : line.type),
    type: line.type, price: priced!.unitPriceMinor, quantity: priced!.quantity, isGift: hasPeople, intention: priced!.intention,
    ...(line.projectId ? { projectId: line.projectId } : {}), ...(line.categoryId ? { categoryId: line.categoryId } : {}),
  };
  const held = line.isSubscription && line.subscriptionRecurringInterval ? holdSubscription(cart, item, line.subscriptionRecurringInterval) : addItem(cart, item);
  const key = hasPeople ? (cart.key ?? randomBytes(24).toString('base64url')) : cart.key;
  if (hasPeople) await keepPeople(ctx, key!, line.isSubscription ? PENDING : held.items.at(-1)!.id, people);
  return { cart: key === undefined ? held : { ...held, key }, amount: priced!.amountMinor, title: priced!.title };
}

const PENDING = 'pending';

async function keepPeople({ db, keys, now }: ServiceContext, key: string, itemId: string, people: LinePeople): Promise<void> {
  await writeCartPrivate(db, { keyHash: fingerprint(key), itemId, sealed: keys.seal(JSON.stringify(people)), expiresAt: new Date(now().getTime() + RETENTION.cartPrivate.seconds * 1000) });
}

/** Holds a line of the cart as the recurring gift, with what it knew of people; one that was held before is a line again. @throws AppError `validation` for a line that is none, or never recurs */
export async function repeatLine(ctx: ServiceContext, cart: Cart, id: string, interval: Interval): Promise<Cart> {
  const item = cart.items.find((line) => line.id === id);
  if (!item || !mayRecur(item.type)) throw invalid({ path: 'id', code: id === '' ? 'required' : 'invalidSelection' });
  const people = await readPeople(ctx, cart);
  const released = releaseSubscription(removeItem(cart, id));
  const [former, chosen] = [cart.pendingSubscription && people.get(PENDING), item.isGift ? people.get(id) : undefined];
  // Let go of both first: the line that becomes free may take the very name of the other.
  for (const name of [PENDING, id]) await forgetPeople(ctx, cart, name);
  if (former && cart.key !== undefined) await keepPeople(ctx, cart.key, released.items.at(-1)!.id, former);
  if (chosen && cart.key !== undefined) await keepPeople(ctx, cart.key, PENDING, chosen);
  return holdSubscription(released, item, interval);
}

/** Lets go of what the cart's lines knew of people: of one line, or of all. */
export async function forgetPeople({ db }: Pick<ServiceContext, 'db'>, cart: Cart, itemId?: string): Promise<void> {
  if (cart.key !== undefined) await deleteCartPrivate(db, fingerprint(cart.key), itemId);
}

async function readPeople({ db, keys, now }: ServiceContext, cart: Cart): Promise<Map<string, LinePeople>> {
  if (cart.key === undefined) return new Map();
  const rows = await findCartPrivate(db, fingerprint(cart.key), now());
  return new Map(rows.map(({ itemId, sealed }) => [itemId, JSON.parse(keys.open(sealed)) as LinePeople]));
}

/** What a checkout's plan asks for, as an order's items; none while a line has yet to be chosen. */
export async function orderItemsOf(ctx: ServiceContext, cart: Cart, plan: CheckoutPlan): Promise<OrderItemInput[]> {
  const people = await readPeople(ctx, cart);
  const itemOf = ({ categoryId, id, intention, isGift, price, projectId, quantity, type }: CartItem, key: string): OrderItemInput => {
    const of = isGift ? people.get(key) : undefined;
    return { id, type, ...(projectId ? { projectId } : {}), ...(categoryId ? { categoryId } : {}), price, quantity, intention, isGift: of?.giftReceiverName !== undefined, ...of };
  };
  switch (plan.kind) {
    case 'once': return plan.items.map((item) => itemOf(item, item.id));
    case 'recurring': return [{ ...itemOf(plan.item, plan.isHeld ? PENDING : plan.item.id), isSubscription: true, subscriptionRecurringInterval: plan.interval }];
    case 'choose': return [];
  }
}

/** The cart as its page shows it, each line against the records of this moment. */
export async function describeCart(ctx: ServiceContext, cart: Cart): Promise<CartView> {
  const currency = await readCurrency(ctx);
  const all = [...cart.items, ...(cart.pendingSubscription ? [cart.pendingSubscription.item] : [])];
  if (all.length === 0) return { lines: [], currency, total: 0 };
  const records = await readRecords(ctx, all, currency);
  const people = await readPeople(ctx, cart);
  const given = new Map<string, number>();
  const view = (item: CartItem, key = item.id): CartLineView => {
    const project = records.projects.find(({ id }) => id === item.projectId);
    const line = project ? projectLine(item, project, records.now, given) : fundLine(item, records);
    // What a line that is gone knew of people is nothing to the one in its place.
    const of = item.isGift ? people.get(key) : undefined;
    return { ...line, isGift: of?.giftReceiverName !== undefined, giftReceiverName: of?.giftReceiverName };
  };
  const lines = cart.items.map((item) => view(item));
  given.clear();
  return {
    lines, currency, total: lines.reduce((sum, { amount }) => sum + amount, 0),
    ...(cart.pendingSubscription ? { pending: { line: view(cart.pendingSubscription.item, PENDING), interval: cart.pendingSubscription.interval } } : {}),
  };
}

type Bare = Omit<CartLineView, 'isGift' | 'giftReceiverName'>;

function projectLine(item: CartItem, project: ProjectRow, now: Date, given: Map<string, number>): Bare {
  const isUnits = project.donationMethod === 'units';
  const price = isUnits ? (project.unitPriceMinor ?? item.price) : item.price;
  const before = given.get(project.id) ?? 0;
  const pricing = priceFor(project, { type: 'project', projectId: project.id, price, quantity: item.quantity, intention: item.intention }, now, before);
  given.set(project.id, before + price * item.quantity);
  const isOver = pricing.outcome === 'refused' && pricing.code === 'tooHigh';
  return {
    id: item.id, type: item.type, title: project.title, slug: project.slug, cover: coverOf(project),
    price, quantity: item.quantity, amount: price * item.quantity, isUnits, intention: item.intention,
    ...(price === item.price ? {} : { formerPrice: item.price }),
    isClosed: pricing.outcome === 'refused' && !isOver,
    ...(isOver ? { remaining: isUnits ? (pricing.limit ?? 0) * price : (pricing.limit ?? 0) } : {}),
  };
}

function fundLine(item: CartItem, { categories }: Records): Bare {
  const category = categories.find(({ id }) => id === item.categoryId);
  return {
    id: item.id, type: item.type, title: category?.title ?? { en: 'Zakat', ar: 'زكاة', tr: 'Zekât' }, cover: { palette: item.type === 'zakat' ? 'zakat' : 'endowment', seed: item.categoryId ?? item.type },
    price: item.price, quantity: item.quantity, amount: item.price * item.quantity, isUnits: false, intention: item.intention,
    isClosed: item.type !== 'zakat' && !category,
  };
}
