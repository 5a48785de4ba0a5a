/** The price of an order's line by the database. The client's price counts only where the donor chooses the amount. */
import type { CurrencyCode } from '#money/currencies.ts';
import { exponentOf } from '#money/exponents.ts';
import { share } from '#money/money.ts';
import { type Intention, type ItemType, MAX_QUANTITY, mayRecur } from '#src/domain/cart.ts';
import type { Interval } from '#src/domain/subscription.ts';

/** Default bounds of a chosen amount, in minor units of a currency with two digits: 1.00 and 1,000,000.00. */
const DEFAULT_MINIMUM = 100;
export const DEFAULT_MAXIMUM = 100_000_000;

/** The same bounds in minor units of any currency. */
export const defaultBounds = (currency: CurrencyCode): { minimum: number; maximum: number } => ({
  minimum: 10 ** exponentOf(currency),
  maximum: 1_000_000 * 10 ** exponentOf(currency),
});

/** A line of an order as the client sent it. */
export type LineRequest = {
  type: ItemType;
  /** Minor units, for one. */
  price?: number | undefined;
  quantity?: number | undefined;
  intention: Intention;
  isSubscription?: boolean | undefined;
  interval?: Interval | undefined;
};

/** The terms of a project as stored; money in minor units. */
export type ProjectTerms = {
  isOpen: boolean;
  donationMethod: 'money' | 'units';
  unitPrice?: number | undefined;
  remaining: number;
  isSuitableForZakat: boolean;
  /** The whole donation becomes endowment capital. */
  isEndowment: boolean;
  endowmentPercentage: number;
  /** What one month of a sponsored child costs; it can be given in no other way. */
  monthly?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
};

type Rejection = {
  outcome: 'refused';
  field: 'price' | 'quantity' | 'intention' | 'projectId' | 'isSubscription' | 'subscriptionRecurringInterval';
  code: 'required' | 'tooLow' | 'tooHigh' | 'invalidSelection';
  /** What would be accepted instead, in minor units or in units of the project. */
  limit?: number;
};
/** The price of a line in minor units with its endowment share, or why the line is rejected. */
export type Pricing =
  | { outcome: 'priced'; unitPrice: number; quantity: number; amount: number; endowment: number }
  | Rejection;

/** Prices a donation to a project. One that exceeds what remains is an error whose `limit` is the remainder. */
export function priceProjectLine(line: LineRequest, terms: ProjectTerms): Pricing {
  if (!terms.isOpen) return reject('projectId', 'invalidSelection');
  if (line.intention === 'zakat' && (!terms.isSuitableForZakat || terms.isEndowment))
    return reject('intention', 'invalidSelection');
  if (terms.monthly !== undefined) return priceSponsorship(line, terms, terms.monthly);
  // Earlier lines of the same order have completed it.
  if (!terms.isEndowment && terms.remaining <= 0) return reject('price', 'tooHigh', 0);
  const rest = restOf(terms);
  const priced =
    rest !== undefined
      ? priceRest(line, terms, rest)
      : terms.donationMethod === 'units'
        ? priceUnits(line, terms)
        : priceChosenAmount(line, withinNeed(terms));
  if (priced.outcome === 'refused') return priced;
  return { ...priced, endowment: endowmentShare(priced.amount, line.intention, terms) };
}

/**
 * The only sum that a project still takes, in minor units: what remains, where that is less than one of its units, or than
 * its least donation. Without it the project could never be finished. Undefined where there is a choice.
 */
export function restOf({
  donationMethod,
  isEndowment,
  minimum = DEFAULT_MINIMUM,
  remaining,
  unitPrice,
}: Pick<ProjectTerms, 'donationMethod' | 'isEndowment' | 'minimum' | 'remaining' | 'unitPrice'>): number | undefined {
  if (isEndowment || remaining <= 0) return undefined;
  const least = donationMethod === 'units' ? unitPrice : minimum;
  return least !== undefined && remaining < least ? remaining : undefined;
}

/** What remains is given whole or not at all. Who asks for units without a sum asks for whole ones. */
function priceRest(line: LineRequest, { unitPrice }: ProjectTerms, rest: number): Pricing {
  const price = line.price ?? unitPrice;
  if (price === undefined) return reject('price', 'required');
  const amount = price * (line.quantity ?? 1);
  if (amount !== rest) return reject('price', amount < rest ? 'tooLow' : 'tooHigh', rest);
  return { outcome: 'priced', unitPrice: rest, quantity: 1, amount: rest, endowment: 0 };
}

/** A child is sponsored by one person, every month, at its price. */
function priceSponsorship(line: LineRequest, terms: ProjectTerms, monthly: number): Pricing {
  if (!line.isSubscription) return reject('isSubscription', 'required');
  if (line.interval !== undefined && line.interval !== 'month')
    return reject('subscriptionRecurringInterval', 'invalidSelection');
  if ((line.quantity ?? 1) !== 1) return reject('quantity', 'tooHigh', 1);
  return {
    outcome: 'priced',
    unitPrice: monthly,
    quantity: 1,
    amount: monthly,
    endowment: endowmentShare(monthly, line.intention, terms),
  };
}

/** The bounds of a donation to a project, in minor units. Its maximum is never more than what remains. */
const withinNeed = ({ isEndowment, maximum = DEFAULT_MAXIMUM, minimum, remaining }: ProjectTerms) => ({
  ...(minimum === undefined ? {} : { minimum }),
  maximum: isEndowment ? maximum : Math.min(maximum, remaining),
});

/** Prices a donation whose amount the donor chooses: to a fund, or zakat. */
export function priceFundLine(line: LineRequest, bounds: { minimum: number; maximum: number }): Pricing {
  if (line.isSubscription && !mayRecur(line.type)) return reject('isSubscription', 'invalidSelection');
  if (line.type === 'endowment' && line.intention === 'zakat') return reject('intention', 'invalidSelection');
  return priceChosenAmount(line, bounds);
}

/** The part of a donation that becomes endowment capital, in minor units; 0 for zakat. */
export function endowmentShare(
  amount: number,
  intention: Intention,
  terms: Pick<ProjectTerms, 'isEndowment' | 'endowmentPercentage'>,
): number {
  return share(amount, endowmentPercent(intention, terms), 100);
}

/** How many percent of a donation become endowment capital: none of zakat, all of what is given to an endowment. */
export function endowmentPercent(
  intention: Intention,
  { endowmentPercentage, isEndowment }: Pick<ProjectTerms, 'isEndowment' | 'endowmentPercentage'>,
): number {
  if (intention === 'zakat') return 0;
  return isEndowment ? 100 : endowmentPercentage;
}

function priceUnits(line: LineRequest, terms: ProjectTerms): Pricing {
  if (!terms.unitPrice) throw new RangeError('a project with units needs a price for one');
  return withQuantity(terms.unitPrice, line.quantity, mostUnits(terms));
}

/** The most units that one donation can give: of one line, and no more than what remains. */
export const mostUnits = ({ isEndowment, remaining, unitPrice }: ProjectTerms): number =>
  isEndowment || !unitPrice ? MAX_QUANTITY : Math.min(MAX_QUANTITY, Math.floor(remaining / unitPrice));

function priceChosenAmount(
  line: LineRequest,
  { minimum = DEFAULT_MINIMUM, maximum = DEFAULT_MAXIMUM }: Pick<Partial<ProjectTerms>, 'minimum' | 'maximum'>,
): Pricing {
  if (line.price === undefined) return reject('price', 'required');
  if (line.price < minimum) return reject('price', 'tooLow', minimum);
  const priced = withQuantity(line.price, line.quantity);
  return priced.outcome === 'priced' && priced.amount > maximum ? reject('price', 'tooHigh', maximum) : priced;
}

function withQuantity(unitPrice: number, quantity = 1, most = MAX_QUANTITY): Pricing {
  if (quantity < 1) return reject('quantity', 'tooLow', 1);
  if (quantity > most) return reject('quantity', 'tooHigh', most);
  return { outcome: 'priced', unitPrice, quantity, amount: unitPrice * quantity, endowment: 0 };
}

const reject = (field: Rejection['field'], code: Rejection['code'], limit?: number): Rejection =>
  limit === undefined ? { outcome: 'refused', field, code } : { outcome: 'refused', field, code, limit };

/** A provider's fee: basis points of the charge, and a fixed amount in minor units. */
export type FeeRate = { basisPoints: number; fixed: number };

/** What a donor adds so that the full donation is left after the provider's fee on the sum; rounded up, in minor units. */
export function feeToCover(donation: number, { basisPoints, fixed }: FeeRate): number {
  if (!Number.isSafeInteger(donation) || donation < 0 || basisPoints < 0 || basisPoints >= 10_000)
    throw new RangeError('the amount or the fee rate is invalid');
  const numerator = BigInt(donation) * BigInt(basisPoints) + BigInt(fixed) * 10_000n;
  const denominator = BigInt(10_000 - basisPoints);
  return Number((numerator + denominator - 1n) / denominator);
}

/** The provider's fee on a charge, rounded half up, in minor units. */
export const feeOf = (total: number, { basisPoints, fixed }: FeeRate): number =>
  share(total, basisPoints, 10_000) + fixed;
