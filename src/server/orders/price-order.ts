import { chargeableFrom, minimumCharge, type CurrencyCode } from '#money/currencies.ts';
import type { FieldError } from '#src/contracts/errors.ts';
import type { OrderItemInput, PaymentMethod, PlaceOrderInput } from '#src/contracts/orders.ts';
import type { ItemType } from '#src/domain/cart.ts';
import { countedFor, type Exchange, payableFor, roomIn } from '#src/domain/exchange.ts';
import { cardTimeZone, sendDayFault } from '#src/domain/gift-card.ts';
import {
  defaultBounds,
  type LineRequest,
  priceFundLine,
  priceProjectLine,
  type Pricing,
  type ProjectTerms,
} from '#src/domain/pricing.ts';
import { remainingOf } from '#src/domain/project.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { readExchanges } from '#src/server/exchange-rates/read-exchange-rates.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import { hasOwnRecords, type PriceLine, readLineKinds } from '#src/server/orders/line-kinds.ts';
import type { NewItem } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { findProjectCategories } from '#src/server/programs/programs.repository.ts';
import { findProjectsById, type ProjectRow } from '#src/server/projects/project-cards.repository.ts';
import { isOpen } from '#src/server/projects/project-view.ts';
import { readCurrency } from '#src/server/settings/settings.service.ts';

export type Records = {
  projects: readonly ProjectRow[];
  categories: readonly { id: string; title: LocalText }[];
  /** How sacrifices, purification and kafarat are priced; without an entry a kind is not offered. */
  kinds: ReadonlyMap<ItemType, PriceLine>;
  currency: CurrencyCode;
  /** What the currency counts as in those of projects that ask in another; without it none is taken. */
  exchanges?: ReadonlyMap<CurrencyCode, Exchange> | undefined;
  /** The least and the most of a donation to a fund, where they are those of the site's currency by the rate of today. */
  fundBounds?: { minimum: number; maximum: number } | undefined;
  now: Date;
};

/** Reads the records that the items of an order name. */
export async function readRecords(
  ctx: ServiceContext,
  items: readonly OrderItemInput[],
  currency: CurrencyCode,
  but?: string,
): Promise<Records> {
  const projects = await findProjectsById(
    ctx.db,
    items.flatMap(({ projectId }) => projectId ?? []),
  );
  const kinds = await readLineKinds(ctx, items, currency, but);
  return { projects, categories: await findProjectCategories(ctx.db), kinds, currency, now: ctx.now() };
}

/** The same with the rates of today, by which an order counts for projects that ask in another currency. */
export async function readOrderRecords(
  ctx: ServiceContext,
  items: readonly OrderItemInput[],
  currency: CurrencyCode,
  but?: string,
): Promise<Records> {
  const records = await readRecords(ctx, items, currency, but);
  const own = await readCurrency(ctx);
  const others = new Set([own, ...records.projects.map((project) => project.currency)]);
  others.delete(currency);
  const found = await readExchanges(ctx, [currency], [...others]);
  const exchanges = new Map<CurrencyCode, Exchange>(found.map((one) => [one.to, one]));
  const toOwn = exchanges.get(own);
  const { maximum, minimum } = defaultBounds(own);
  return {
    ...records,
    exchanges,
    ...(toOwn ? { fundBounds: { minimum: payableFor(minimum, toOwn), maximum: payableFor(maximum, toOwn) } } : {}),
  };
}

/** Prices every item. @throws AppError `validation` with every item that cannot be donated as requested */
export function priceOrder(input: Pick<PlaceOrderInput, 'items'>, records: Records): NewItem[] {
  const faults: FieldError[] = [];
  const given = new Map<string, number>();
  const items = input.items.flatMap((item, index) => {
    const fault = (field: string, code: FieldError['code'], limit?: number): [] => {
      faults.push({ path: `items.${index}.${field}`, code, ...(limit === undefined ? {} : { limit }) });
      return [];
    };
    // All that is wrong is named at once, that of the people and of the price.
    for (const field of missingFields(item)) fault(field, 'required');
    const card = cardFault(item, records.now);
    if (card) fault(card.field, card.code);
    const isOwed = item.type === 'zakat' || hasOwnRecords(item.type);
    if (item.isGift && isOwed) fault('isGift', 'invalidSelection');
    if (item.type === 'zakat' && item.intention === 'sadaqah') fault('intention', 'invalidSelection');
    if (hasOwnRecords(item.type)) {
      const price = records.kinds.get(item.type);
      if (!price) return fault('type', 'invalidSelection');
      if (item.isSubscription) return fault('isSubscription', 'invalidSelection');
      if (item.intention === 'zakat') return fault('intention', 'invalidSelection');
      const line = price(item);
      if (line.outcome === 'refused') return line.faults.flatMap(({ field, code, limit }) => fault(field, code, limit));
      const amount = line.unitPrice * line.quantity;
      const pricing = { ...line, amount, endowment: 0 };
      return [{ ...newItem(item, pricing, line.title), sacrificeId: item.sacrificeId, facts: line.facts }];
    }
    const project = records.projects.find(({ id }) => id === item.projectId);
    const category = records.categories.find(({ id }) => id === item.categoryId);
    if (item.projectId !== undefined && !project) return fault('projectId', 'invalidSelection');
    const exchange = project && records.exchanges?.get(project.currency);
    if (project && project.currency !== records.currency) {
      if (!records.exchanges) return fault('projectId', 'invalidSelection');
      if (!exchange) {
        faults.push({ path: 'currency', code: 'noExchangeRate' });
        return [];
      }
      // Its later periods would count by rates that are not known yet.
      if (item.isSubscription) return fault('isSubscription', 'invalidSelection');
    }
    if (item.categoryId !== undefined && !category) return fault('categoryId', 'invalidSelection');
    if (item.type === 'project' && !project) return fault('projectId', 'required');
    if (item.type === 'endowment' && !project && !category) return fault('categoryId', 'required');
    if (item.isGift && project && !project.isGiftable) fault('isGift', 'invalidSelection');
    const pricing = project
      ? priceFor(project, item, records.now, { before: given.get(project.id) ?? 0, exchange })
      : priceFundLine(lineOf(item), records.fundBounds ?? defaultBounds(records.currency));
    if (pricing.outcome === 'refused') return fault(pricing.field, pricing.code, pricing.limit);
    if (project) given.set(project.id, (given.get(project.id) ?? 0) + countedAs(pricing.amount, exchange));
    const line = newItem(item, pricing, project?.title ?? category?.title ?? ZAKAT_TITLE);
    return [exchange ? { ...line, countsIn: exchange.to, exchangeRate: exchange.rate } : line];
  });
  if (faults.length > 0) throw invalid(...faults);
  return items;
}

/** The items are valid, but the payment method cannot charge their sum. */
export class UnchargeableError extends AppError {
  constructor(field: FieldError) {
    super('validation', { fields: [field] });
  }
}

/** @throws UnchargeableError whose `limit` is a chargeable amount in minor units: the price of a single donation, or the sum of several */
export function refuseUnchargeable(items: readonly NewItem[], method: PaymentMethod, currency: CurrencyCode): void {
  const subtotal = items.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const possible = chargeableFrom(subtotal, method, currency);
  if (possible === subtotal) return;
  const code = subtotal < minimumCharge(method, currency) ? 'tooLow' : 'invalidFormat';
  throw new UnchargeableError(
    items.length === 1
      ? { path: 'items.0.price', code, limit: Math.ceil(possible / items[0]!.quantity) }
      : { path: 'items', code, limit: possible },
  );
}

const ZAKAT_TITLE: LocalText = { en: 'Zakat', ar: 'زكاة', tr: 'Zekât' };

/** An item as the rules of pricing know it. */
const lineOf = (item: OrderItemInput): LineRequest => ({
  type: item.type,
  price: item.price,
  quantity: item.quantity,
  intention: intentionOf(item),
  isSubscription: item.isSubscription,
  interval: item.subscriptionRecurringInterval,
});
const intentionOf = (item: OrderItemInput): 'sadaqah' | 'zakat' =>
  item.type === 'zakat' ? 'zakat' : (item.intention ?? 'sadaqah');

type GivenBefore = {
  /** Minor units of the project's currency in earlier lines of the same order, which reduce what remains. */
  before?: number | undefined;
  /** Where the donation is in another currency than the project. */
  exchange?: Exchange | undefined;
};

/** What an amount is in the project's currency. */
export const countedAs = (minor: number, exchange: Exchange | undefined): number =>
  exchange ? countedFor(minor, exchange) : minor;

/** Prices a donation to a project. */
export const priceFor = (project: ProjectRow, item: OrderItemInput, now: Date, given: GivenBefore = {}): Pricing =>
  priceProjectLine(lineOf(item), termsOf(project, now, given));

const unitsOf = ({ donationMethod, unitPriceMinor }: ProjectRow): number | undefined =>
  donationMethod === 'units' ? (unitPriceMinor ?? undefined) : undefined;

/** The terms of a project now, in the currency of the donation: each sum is the least payable one that counts as the project's own. */
export function termsOf(project: ProjectRow, now: Date, { before = 0, exchange }: GivenBefore = {}): ProjectTerms {
  const bounds = defaultBounds(project.currency);
  const here = (minor: number): number => (exchange ? payableFor(minor, exchange) : minor);
  const unitPrice = project.unitPriceMinor === null ? undefined : here(project.unitPriceMinor);
  const left = Math.max(0, remainingOf(project.goalMinor, project.raised) - before);
  return {
    isOpen: isOpen(project, now),
    donationMethod: project.donationMethod,
    unitPrice,
    remaining: exchange ? roomIn(left, unitsOf(project), exchange) : left,
    isSuitableForZakat: project.isSuitableForZakat,
    isEndowment: project.isEndowment,
    endowmentPercentage: project.endowmentPercentage,
    monthly: project.monthlyMinor ?? undefined,
    minimum: here(project.minimumMinor ?? bounds.minimum),
    maximum: here(project.maximumMinor ?? bounds.maximum),
  };
}

const missingFields = (item: OrderItemInput): string[] => [
  ...(item.isGift && item.giftReceiverName === undefined ? ['giftReceiverName'] : []),
  ...(item.isGift && item.giftReceiverPhoneNumber === undefined && item.giftReceiverEmail === undefined
    ? ['giftReceiverPhoneNumber']
    : []),
  ...(item.isSubscription && item.subscriptionRecurringInterval === undefined ? ['subscriptionRecurringInterval'] : []),
];

/** What is wrong with the card of a gift. */
function cardFault(
  { giftCard, giftReceiverPhoneNumber, isGift }: OrderItemInput,
  now: Date,
): { field: string; code: FieldError['code'] } | undefined {
  if (!giftCard) return undefined;
  if (!isGift) return { field: 'giftCard', code: 'invalidSelection' };
  const code = giftCard.sendOn && sendDayFault(giftCard.sendOn, now, cardTimeZone(giftReceiverPhoneNumber));
  return code ? { field: 'giftCard.sendOn', code } : undefined;
}

/** A phone number as it is stored and shown: in the form of E.164, or its country and the national number. */
export const phoneText = (phone: NonNullable<OrderItemInput['donateForOthers']>['phone']): string =>
  typeof phone === 'string' ? phone : `${phone.country} ${phone.number}`;

function newItem(item: OrderItemInput, pricing: Extract<Pricing, { outcome: 'priced' }>, title: LocalText): NewItem {
  const others = item.donateForOthers;
  const hasPeople = item.isGift || others !== undefined || (item.onBehalfOf?.length ?? 0) > 0;
  return {
    type: item.type,
    projectId: item.projectId,
    categoryId: item.categoryId,
    intention: intentionOf(item),
    title,
    isGift: item.isGift ?? false,
    unitPriceMinor: pricing.unitPrice,
    quantity: pricing.quantity,
    amountMinor: pricing.amount,
    endowmentMinor: pricing.endowment,
    people: hasPeople
      ? {
          giftReceiverName: item.giftReceiverName,
          giftReceiverPhoneNumber: item.giftReceiverPhoneNumber,
          giftReceiverEmail: item.giftReceiverEmail,
          giftMessage: item.giftMessage,
          giftKind: item.giftCard?.kind,
          giftLanguage: item.giftCard?.language,
          giftSendOn: item.giftCard?.sendOn,
          giftShowsAmount: item.giftCard?.showsAmount ?? false,
          giftShowsName: item.giftCard?.showsName ?? false,
          othersFullName: others?.fullName,
          othersPhone: others && phoneText(others.phone),
          onBehalfOf: item.onBehalfOf,
        }
      : undefined,
  };
}
