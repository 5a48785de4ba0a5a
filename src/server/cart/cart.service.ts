import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { CART_COOKIE_AGE } from '#src/contracts/cart.ts';
import type { OrderItemInput } from '#src/contracts/orders.ts';
import { e164, email, typedText } from '#src/contracts/fields.ts';
import type { PALETTES } from '#src/contracts/programs.ts';
import type { Cart, CartItem } from '#src/domain/cart.ts';
import type { CurrencyCode } from '#src/domain/currencies.ts';
import { type Refusal, priceFundLine } from '#src/domain/pricing.ts';
import type { Interval } from '#src/domain/recurring.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { ServiceContext } from '../context.ts';
import { fingerprint } from '../keys.ts';
import { textIn } from '../locale.ts';
import { priceFor, readRecords, type Records } from '../orders/price-order.ts';
import { cardsOf } from '../projects/projects.service.ts';
import { readCurrency } from '../settings/settings.service.ts';
import { deleteSealed, findSealed, saveSealed } from './cart.repository.ts';

/** Private to a line: who receives the gift, whom it is given for. */
export const itemPeople = v.strictObject({
  giftReceiverName: v.optional(typedText(120)), giftReceiverPhoneNumber: v.optional(e164), giftReceiverEmail: v.optional(email), giftMessage: v.optional(typedText(500)),
  othersFullName: v.optional(typedText(120)), othersPhone: v.optional(v.string()),
});
export type ItemPeople = v.InferOutput<typeof itemPeople>;

export type CartLine = {
  item: CartItem;
  title: LocalText; titleText: string; subTitleText: string | null; href: string | null; slug: string | null;
  cover: { url: string | null; seed: number; palette: (typeof PALETTES)[number] } | null;
  unit: { title: LocalText; price: number } | null;
  /** Minor units by our records now, for one and for all; 0 for a line that cannot be given. */
  price: number; amount: number; endowment: number;
  /** What it was when it was put into the cart, where that is no longer so. */
  formerPrice: number | null;
  /** It takes no gift any more. */
  isClosed: boolean;
  /** Why it cannot be given as it stands, and what could be given instead. */
  problem: Pick<Refusal, 'field' | 'code' | 'limit'> | null;
  people: ItemPeople | null;
};
export type DescribedCart = {
  lines: CartLine[]; pending: (CartLine & { interval: Interval }) | null; currency: CurrencyCode;
  /** Minor units of all that can be given. */
  total: number; endowment: number; count: number; isReady: boolean;
};

/** A cart as it stands now: titles, prices and whether each line can still be given are read afresh. */
export async function describeCart(ctx: ServiceContext, cart: Cart, locale: Locale): Promise<DescribedCart> {
  const currency = await readCurrency(ctx);
  const all = [...cart.items, ...(cart.pendingSubscription ? [cart.pendingSubscription.item] : [])];
  const records = await readRecords(ctx, all, currency);
  const cards = await cardsOf(ctx, records.projects, locale);
  const people = await readPeople(ctx, cart.key);
  const given = new Map<string, number>();
  const lines = cart.items.map((item) => describe(item, { records, cards, people, locale, given }));
  const pending = cart.pendingSubscription
    ? { ...describe(cart.pendingSubscription.item, { records, cards, people, locale, given: new Map() }), interval: cart.pendingSubscription.interval }
    : null;
  const good = lines.filter(({ problem }) => problem === null);
  return {
    lines, pending, currency, total: good.reduce((sum, { amount }) => sum + amount, 0), endowment: good.reduce((sum, { endowment }) => sum + endowment, 0),
    count: lines.length + (pending ? 1 : 0), isReady: good.length > 0 && good.length === lines.length,
  };
}

type Reading = { records: Records; cards: Awaited<ReturnType<typeof cardsOf>>; people: Map<string, ItemPeople>; locale: Locale; given: Map<string, number> };

function describe(item: CartItem, { records, cards, people, locale, given }: Reading): CartLine {
  const project = records.projects.find(({ id }) => id === item.projectId);
  const card = cards.find(({ id }) => id === item.projectId && (project?.status === 'published' || project?.status === 'completed'));
  const category = records.categories.find(({ id }) => id === item.categoryId);
  const line: OrderItemInput = { type: item.type, price: item.price, quantity: item.quantity, intention: item.intention };
  const isMissing = (item.projectId !== undefined && !card) || (item.categoryId !== undefined && !category);
  const pricing = isMissing ? { outcome: 'refused' as const, field: 'projectId' as const, code: 'invalidSelection' as const }
    : project ? priceFor(project, line, records.now, given.get(project.id) ?? 0) : priceFundLine({ ...line, intention: item.intention });
  const isPriced = pricing.outcome === 'priced';
  if (isPriced && project) given.set(project.id, (given.get(project.id) ?? 0) + pricing.amount);
  const title = card?.title ?? category?.title ?? FUND_TITLES[item.type] ?? {};
  const price = isPriced ? pricing.unitPrice : project?.unitPriceMinor ?? item.price;
  return {
    item, title, titleText: textIn(locale, title), subTitleText: card?.subTitleText ?? null, href: card ? `/projects/${card.slug}` : null, slug: card?.slug ?? null, cover: card?.cover ?? null,
    unit: card?.unit ? { title: card.unit.title, price: card.unit.price } : null,
    price, amount: isPriced ? pricing.amount : 0, endowment: isPriced ? pricing.endowment : 0, formerPrice: price === item.price ? null : item.price,
    isClosed: isMissing || (card !== undefined && !card.isOpen), problem: isPriced ? null : pricing, people: people.get(item.id) ?? null,
  };
}

const FUND_TITLES: Partial<Record<CartItem['type'], LocalText>> = {
  zakat: { en: 'Zakat', ar: 'زكاة', tr: 'Zekât' }, stock: { en: 'Stock purification', ar: 'تطهير الأسهم', tr: 'Hisse arındırma' },
  kafarah: { en: 'Kafarah', ar: 'كفارة', tr: 'Kefaret' }, sacrifice: { en: 'Sacrifice', ar: 'أضحية', tr: 'Kurban' }, endowment: { en: 'Donation', ar: 'تبرع', tr: 'Bağış' }, project: { en: 'Project', ar: 'مشروع', tr: 'Proje' },
};

/** A new opaque name for what a cart keeps with us. */
export const newCartKey = (): string => randomBytes(24).toString('base64url');

/** Keeps what belongs to a line and must not stand in a cookie, sealed, for 30 days. */
export async function savePeople(ctx: ServiceContext, key: string, itemId: string, people: ItemPeople): Promise<void> {
  await saveSealed(ctx.db, { keyHash: fingerprint(key), itemId, sealed: ctx.keys.seal(JSON.stringify(people)), expiresAt: new Date(ctx.now().getTime() + CART_COOKIE_AGE * 1000) });
}

/** What is kept for a cart's lines, by the id of the line. */
export async function readPeople(ctx: ServiceContext, key: string | undefined): Promise<Map<string, ItemPeople>> {
  if (key === undefined) return new Map();
  const rows = (await findSealed(ctx.db, fingerprint(key))).filter(({ expiresAt }) => expiresAt > ctx.now());
  return new Map(rows.map(({ itemId, sealed }) => [itemId, JSON.parse(ctx.keys.open(sealed)) as ItemPeople]));
}

/** Forgets what was kept for a cart, or for some of its lines. */
export const forgetPeople = (ctx: ServiceContext, key: string, itemIds?: readonly string[]): Promise<void> => deleteSealed(ctx.db, fingerprint(key), itemIds);

/** The items of an order from a cart, with the people that were kept for them. A pending recurring gift is ordered alone. */
export async function orderItemsOf(ctx: ServiceContext, cart: Cart, { isRecurring = false }: { isRecurring?: boolean } = {}): Promise<OrderItemInput[]> {
  const people = await readPeople(ctx, cart.key);
  const pending = isRecurring ? cart.pendingSubscription : undefined;
  const items = pending ? [pending.item] : cart.items;
  return items.map((item): OrderItemInput => {
    const { othersFullName, othersPhone, ...gift } = people.get(item.id) ?? {};
    return {
      id: item.id, type: item.type, projectId: item.projectId, categoryId: item.categoryId, price: item.price, quantity: item.quantity, isGift: item.isGift, intention: item.intention, ...gift,
      ...(othersFullName !== undefined && othersPhone !== undefined ? { donateForOthers: { fullName: othersFullName, phone: othersPhone } } : {}),
      ...(pending ? { isSubscription: true, subscriptionRecurringInterval: pending.interval } : {}),
    };
  });
}
