import type { CurrencyCode } from '#money/currencies.ts';
import type { CartLineView, CartView } from '#src/contracts/cart-view.ts';
import type { OrderItemInput } from '#src/contracts/orders.ts';
import type { Cart, CartItem, ItemType } from '#src/domain/cart.ts';
import { payableTotal } from '#src/domain/payable.ts';
import { endowmentPercent, type Pricing } from '#src/domain/pricing.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { Interval } from '#src/domain/subscription.ts';
import { PENDING, readPeople } from '#src/server/cart/cart-people.ts';
import { orderItemOf } from '#src/server/cart/cart.service.ts';
import { lineFund } from '#src/server/cart/line-fund.ts';
import { hasOwnRecords } from '#src/server/orders/line-kinds.ts';
import {
  countedAs,
  phoneText,
  priceFor,
  termsOf,
  readOrderRecords,
  readRecords,
  type Records,
} from '#src/server/orders/price-order.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { ProjectRow } from '#src/server/projects/project-cards.repository.ts';
import { coverOf } from '#src/server/projects/project-view.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';

/**
 * The cart as its page shows it, with present titles and prices. `paying`: the unpaid order that was placed from it, whose shares are
 * not taken by somebody else. `paidIn`: the offered currency in which its sums are shown, which are then of that currency.
 */
export async function describeCart(
  ctx: ServiceContext,
  cart: Cart,
  paying?: string,
  paidIn?: CurrencyCode,
): Promise<CartView> {
  const currency = paidIn ?? (await readCurrency(ctx));
  const all = [...cart.items, ...(cart.pendingSubscription ? [cart.pendingSubscription.item] : [])];
  if (all.length === 0) return { lines: [], currency, total: 0 };
  const read = paidIn === undefined ? readRecords : readOrderRecords;
  const records = await read(ctx, all.map(orderItemOf), currency, paying);
  const people = await readPeople(ctx, cart);
  const given = new Map<string, number>();
  const view = (item: CartItem, key = item.id, interval?: Interval): CartLineView => {
    const project = records.projects.find(({ id }) => id === item.projectId);
    const line = hasOwnRecords(item.type)
      ? ownLine({ ...orderItemOf(item), onBehalfOf: people.get(key)?.onBehalfOf }, item, records)
      : project
        ? projectLine(item, project, { now: records.now, currency, given, interval, exchanges: records.exchanges })
        : fundLine(item, records);
    // Personal data stored under this id may be of a removed line.
    const of = item.isGift ? people.get(key) : undefined;
    return {
      ...line,
      isGift: of?.giftReceiverName !== undefined,
      giftReceiverName: of?.giftReceiverName,
      donateForOthers: of?.donateForOthers && {
        fullName: of.donateForOthers.fullName,
        phone: phoneText(of.donateForOthers.phone),
      },
      giftCard: of?.giftCard && {
        kind: of.giftCard.kind,
        receiverName: of.giftReceiverName ?? '',
        byEmail: of.giftReceiverEmail !== undefined,
        byText: of.giftReceiverPhoneNumber !== undefined,
        sendOn: of.giftCard.sendOn ?? null,
      },
    };
  };
  const lines = cart.items.map((item) => view(item));
  given.clear();
  return {
    lines,
    currency,
    total: payableTotal(lines),
    ...(cart.pendingSubscription
      ? {
          pending: {
            // A line given once may be of the same project: they need two ids.
            line: { ...view(cart.pendingSubscription.item, PENDING, cart.pendingSubscription.interval), id: PENDING },
            interval: cart.pendingSubscription.interval,
            calendar: cart.pendingSubscription.calendar,
          },
        }
      : {}),
  };
}

type Bare = Omit<CartLineView, 'isGift' | 'giftReceiverName' | 'giftCard' | 'donateForOthers'>;

type LineContext = {
  now: Date;
  currency: CurrencyCode;
  given: Map<string, number>;
  interval?: Interval | undefined;
} & Pick<Records, 'exchanges'>;

function projectLine(
  item: CartItem,
  project: ProjectRow,
  { currency, exchanges, given, interval, now }: LineContext,
): Bare {
  const before = given.get(project.id) ?? 0;
  const exchange = exchanges?.get(project.currency);
  const terms = termsOf(project, now, { before, exchange });
  const pricing = priceFor(
    project,
    {
      type: 'project',
      projectId: project.id,
      price: item.price,
      quantity: item.quantity,
      intention: item.intention,
      isSubscription: interval !== undefined,
      subscriptionRecurringInterval: interval,
    },
    now,
    { before, exchange },
  );
  const unitPrice = project.donationMethod === 'units' ? (terms.unitPrice ?? null) : null;
  const price = priceShown(pricing, item, project.monthlyMinor ?? unitPrice);
  const isUnits = price === unitPrice;
  given.set(project.id, before + countedAs(price * item.quantity, exchange));
  // Too little is asked only where exactly the rest is taken, and more of it is left than before.
  const isOver = pricing.outcome === 'refused' && (pricing.code === 'tooHigh' || pricing.limit === terms.remaining);
  const limit = (isOver && pricing.limit) || 0;
  const amount = price * item.quantity;
  return {
    id: item.id,
    type: item.type,
    title: project.title,
    slug: project.slug,
    cover: coverOf(project),
    price,
    quantity: item.quantity,
    amount,
    isUnits,
    endowmentPercent: endowmentPercent(item.intention, project),
    intention: item.intention,
    ...(price === item.price ? {} : { formerPrice: item.price }),
    isClosed: pricing.outcome === 'refused' && !isOver,
    ...(project.monthlyMinor === null ? {} : { isSponsorship: true }),
    isSponsored: project.hasSponsor,
    ...(isOver ? { remaining: pricing.field === 'quantity' ? limit * price : limit } : {}),
    ...(pricing.outcome === 'refused' ? { fund: lineFund(item, project, { amount, currency, interval }) } : {}),
  };
}

/** The price of today. A sum that is no longer taken stays as it was entered, beside what would be taken. */
function priceShown(pricing: Pricing, item: CartItem, fixed: number | null): number {
  if (pricing.outcome === 'priced') return pricing.unitPrice;
  return pricing.field === 'price' ? item.price : (fixed ?? item.price);
}

/** A line with records of its own. One that can no longer be given keeps its last price. */
function ownLine(input: OrderItemInput, item: CartItem, { kinds }: Records): Bare {
  const line = kinds.get(item.type)?.(input);
  const isPriced = line?.outcome === 'priced';
  const known = isPriced ? line : line?.known;
  const price = known?.unitPrice ?? item.price;
  const left = line?.outcome === 'refused' ? leftOf(line.faults) : undefined;
  return {
    id: item.id,
    type: item.type,
    title: known?.title ?? KIND_TITLES[item.type]!,
    cover: { palette: item.type === 'kafarah' ? 'sand' : item.type, seed: item.sacrificeId ?? item.type },
    price,
    quantity: item.quantity,
    amount: price * item.quantity,
    // The shares of a sacrifice have names, so their number is chosen on its own page.
    isUnits: item.type === 'kafarah',
    intention: item.intention,
    facts: isPriced ? line.facts : undefined,
    names: item.type === 'sacrifice' ? input.onBehalfOf : undefined,
    ...(price === item.price ? {} : { formerPrice: item.price }),
    isClosed: !isPriced && left === undefined,
    ...(item.type === 'sacrifice' && line?.outcome === 'refused' && left === undefined
      ? { closedBecause: known ? causeOf(line.faults) : ('gone' as const) }
      : {}),
    ...(left === undefined ? {} : { remaining: left * price }),
  };
}

/** Why a sacrifice that there is cannot be ordered. */
function causeOf(faults: readonly { field: string }[]): 'cutOff' | 'soldOut' | 'names' {
  if (faults.some(({ field }) => field === 'sacrificeId')) return 'cutOff';
  return faults.some(({ field }) => field === 'quantity') ? 'soldOut' : 'names';
}

/** How many could still be ordered, where the only fault is that there are too many. */
function leftOf(faults: readonly { field: string; code: string; limit?: number }[]): number | undefined {
  const [fault] = faults;
  return faults.length === 1 && fault?.field === 'quantity' && fault.code === 'tooHigh'
    ? fault.limit || undefined
    : undefined;
}

/** The titles of lines whose records are gone. */
const KIND_TITLES: Partial<Record<ItemType, LocalText>> = {
  sacrifice: { en: 'Sacrifice', ar: 'ذبيحة', tr: 'Kurban' },
  stock: { en: 'Stock purification', ar: 'تطهير الأسهم', tr: 'Hisse arındırma' },
  kafarah: { en: 'Kafarah', ar: 'كفّارة', tr: 'Kefaret' },
};

function fundLine(item: CartItem, { categories }: Records): Bare {
  const category = categories.find(({ id }) => id === item.categoryId);
  return {
    id: item.id,
    type: item.type,
    title: category?.title ?? { en: 'Zakat', ar: 'زكاة', tr: 'Zekât' },
    cover: { palette: item.type === 'zakat' ? 'zakat' : 'endowment', seed: item.categoryId ?? item.type },
    price: item.price,
    quantity: item.quantity,
    amount: item.price * item.quantity,
    isUnits: false,
    intention: item.intention,
    isClosed: item.type !== 'zakat' && !category,
  };
}
