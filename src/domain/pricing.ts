/** What a line of an order costs, by our own records. The donor's price counts only where the donor chooses the amount. */
import { type Intention, type ItemType, MAX_QUANTITY, mayRecur } from './cart.ts';
import { type CurrencyCode, exponentOf } from './currencies.ts';
import { share } from './money.ts';

/** Default bounds of a chosen amount, in minor units of a currency with two digits: 1.00 and 1,000,000.00. */
export const DEFAULT_MINIMUM = 100;
export const DEFAULT_MAXIMUM = 100_000_000;

/** The same bounds in minor units of any currency. */
export const defaultBounds = (currency: CurrencyCode): { minimum: number; maximum: number } => ({ minimum: 10 ** exponentOf(currency), maximum: 1_000_000 * 10 ** exponentOf(currency) });

export type LineRequest = {
  type: ItemType;
  /** Minor units for one. */
  price?: number | undefined;
  quantity?: number | undefined;
  intention: Intention;
  isSubscription?: boolean | undefined;
};

/** What the records say of a project; money in minor units. */
export type ProjectTerms = {
  isOpen: boolean;
  donationMethod: 'money' | 'units';
  unitPrice?: number | undefined;
  remaining: number;
  isSuitableForZakat: boolean;
  /** An endowment of its own: the whole gift becomes its capital. */
  isEndowment: boolean;
  endowmentPercentage: number;
  minimum?: number | undefined;
  maximum?: number | undefined;
};

export type Refusal = {
  outcome: 'refused';
  field: 'price' | 'quantity' | 'intention' | 'projectId' | 'isSubscription';
  code: 'required' | 'tooLow' | 'tooHigh' | 'invalidSelection';
  /** What may be given instead, in minor units or in units, where there is such a number. */
  limit?: number;
};
export type Pricing = { outcome: 'priced'; unitPrice: number; quantity: number; amount: number; endowment: number } | Refusal;

/** Prices a gift to a project. A gift over what remains is refused with the remainder as `limit`, for the page to offer. */
export function priceProjectLine(line: LineRequest, terms: ProjectTerms): Pricing {
  if (!terms.isOpen) return refuse('projectId', 'invalidSelection');
  if (line.intention === 'zakat' && (!terms.isSuitableForZakat || terms.isEndowment)) return refuse('intention', 'invalidSelection');
  const priced = terms.donationMethod === 'units' ? priceUnits(line, terms) : priceChosenAmount(line, terms);
  if (priced.outcome === 'refused') return priced;
  if (!terms.isEndowment && priced.amount > terms.remaining) {
    return terms.donationMethod === 'units'
      ? refuse('quantity', 'tooHigh', Math.floor(terms.remaining / priced.unitPrice))
      : refuse('price', 'tooHigh', terms.remaining);
  }
  return { ...priced, endowment: endowmentShare(priced.amount, line.intention, terms) };
}

/** Prices a gift whose amount the donor chooses: to a fund, or zakat. */
export function priceFundLine(line: LineRequest, currency: CurrencyCode = 'USD'): Pricing {
  if (line.isSubscription && !mayRecur(line.type)) return refuse('isSubscription', 'invalidSelection');
  if (line.type === 'endowment' && line.intention === 'zakat') return refuse('intention', 'invalidSelection');
  return priceChosenAmount(line, defaultBounds(currency));
}

/** The part of a gift that becomes endowment capital, in minor units: none of any zakat. */
export function endowmentShare(amount: number, intention: Intention, terms: Pick<ProjectTerms, 'isEndowment' | 'endowmentPercentage'>): number {
  if (intention === 'zakat') return 0;
  return terms.isEndowment ? amount : share(amount, terms.endowmentPercentage, 100);
}

function priceUnits(line: LineRequest, terms: ProjectTerms): Pricing {
  if (!terms.unitPrice) throw new RangeError('a project of units has no price for one');
  return withQuantity(terms.unitPrice, line.quantity);
}

function priceChosenAmount(line: LineRequest, { minimum = DEFAULT_MINIMUM, maximum = DEFAULT_MAXIMUM }: Pick<Partial<ProjectTerms>, 'minimum' | 'maximum'>): Pricing {
  if (line.price === undefined) return refuse('price', 'required');
  if (line.price < minimum) return refuse('price', 'tooLow', minimum);
  const priced = withQuantity(line.price, line.quantity);
  return priced.outcome === 'priced' && priced.amount > maximum ? refuse('price', 'tooHigh', maximum) : priced;
}

function withQuantity(unitPrice: number, quantity = 1): Pricing {
  if (quantity < 1) return refuse('quantity', 'tooLow', 1);
  if (quantity > MAX_QUANTITY) return refuse('quantity', 'tooHigh', MAX_QUANTITY);
  return { outcome: 'priced', unitPrice, quantity, amount: unitPrice * quantity, endowment: 0 };
}

const refuse = (field: Refusal['field'], code: Refusal['code'], limit?: number): Refusal =>
  (limit === undefined ? { outcome: 'refused', field, code } : { outcome: 'refused', field, code, limit });

/** A provider's price: parts of ten thousand, and a fixed sum in minor units. */
export type FeeRate = { basisPoints: number; fixed: number };

/** What a donor adds so that the whole gift arrives after the provider took its fee of the sum, rounded up. Minor units. */
export function feeToCover(gift: number, { basisPoints, fixed }: FeeRate): number {
  if (!Number.isSafeInteger(gift) || gift < 0 || basisPoints < 0 || basisPoints >= 10_000) throw new RangeError('no fee can be reckoned');
  const numerator = BigInt(gift) * BigInt(basisPoints) + BigInt(fixed) * 10_000n;
  const denominator = BigInt(10_000 - basisPoints);
  return Number((numerator + denominator - 1n) / denominator);
}

/** What a provider takes of a sum, rounded half up. Minor units. */
export const feeOf = (total: number, { basisPoints, fixed }: FeeRate): number => share(total, basisPoints, 10_000) + fixed;
