/** A donation over what its project still needs: what can be done with it. The donor chooses; nothing is refused silently. */
import { type Intention, mayRecur } from '#src/domain/cart.ts';
import { type LineRequest, mostUnits, type ProjectTerms, restOf } from '#src/domain/pricing.ts';

/** `remainder`: as much as the project still takes. `category`, `zakat`: the whole donation to the fund of its cause, or of zakat. */
export const SURPLUS_CHOICES = ['remainder', 'category', 'zakat'] as const;
export type SurplusChoice = (typeof SURPLUS_CHOICES)[number];

/** Sums in minor units. */
export type Surplus = {
  /** What the donor means to give. */
  wanted: number;
  /** As much as the project still takes in one donation. */
  remainder: { unitPrice: number; quantity: number; amount: number };
  /** Where the whole can go instead: to the project's cause, or of zakat to the zakat fund. Undefined where neither takes it. */
  fund: 'category' | 'zakat' | undefined;
};

/** `isGift`: the card of a gift names what was given, and zakat is nobody's gift, so it has no fund then. @default false */
type Funds = { hasCategory: boolean; minimum: number; maximum: number; isGift?: boolean | undefined };

/**
 * What can be done with a donation that exceeds what its project needs; undefined where it does not. Endowments have no end,
 * and a sponsored child has one price. `funds`: the bounds of a donation to a fund, in minor units.
 */
export function surplusOf(line: LineRequest, terms: ProjectTerms, funds: Funds): Surplus | undefined {
  if (!terms.isOpen || terms.isEndowment || terms.monthly !== undefined || terms.remaining <= 0) return undefined;
  if (line.intention === 'zakat' && !terms.isSuitableForZakat) return undefined;
  const wanted = wantedSum(line, terms, restOf(terms) === undefined);
  if (wanted === undefined || wanted <= terms.remaining) return undefined;
  return { wanted, remainder: remainderOf(terms), fund: fundFor(line, wanted, funds) };
}

/**
 * Where a donation can go whose project takes nothing more: undefined where it is open, or has no fund. Who meant to sponsor a
 * child, or to add to a capital, meant no fund. `wanted` in minor units.
 */
export function fundInstead(line: LineRequest, terms: ProjectTerms, funds: Funds): FundInstead | undefined {
  if (terms.isOpen || terms.isEndowment || terms.monthly !== undefined) return undefined;
  const wanted = wantedSum(line, terms, line.price === undefined);
  const fund = wanted === undefined ? undefined : fundFor(line, wanted, funds);
  return wanted === undefined || fund === undefined ? undefined : { wanted, fund };
}

/** The whole of a donation, in minor units, and the fund that takes it. */
export type FundInstead = { wanted: number; fund: 'category' | 'zakat' };

/** What a line asks for, in minor units; undefined where it names no sum. `isCounted`: units count at their own price. */
function wantedSum(
  { price, quantity = 1 }: LineRequest,
  { donationMethod, unitPrice }: ProjectTerms,
  isCounted: boolean,
): number | undefined {
  const isUnits = donationMethod === 'units';
  const one = isUnits ? (isCounted ? unitPrice : (price ?? unitPrice)) : price;
  return one === undefined ? undefined : one * quantity;
}

/** As much of a sum as the project still takes in one donation: what a button named, or less where less is needed by now. */
export function remainderOf(terms: ProjectTerms, named = Number.MAX_SAFE_INTEGER): Surplus['remainder'] {
  const rest = restOf(terms);
  if (rest !== undefined || terms.donationMethod === 'money' || terms.unitPrice === undefined) {
    const amount = rest ?? Math.min(named, terms.remaining, terms.maximum ?? terms.remaining);
    return { unitPrice: amount, quantity: 1, amount };
  }
  const quantity = Math.max(1, Math.min(Math.floor(named / terms.unitPrice), mostUnits(terms)));
  return { unitPrice: terms.unitPrice, quantity, amount: quantity * terms.unitPrice };
}

/** The fund that takes a sum (minor units) in place of the project; undefined where none does. */
export function fundFor(
  line: LineRequest,
  wanted: number,
  { hasCategory, isGift = false, maximum, minimum }: Funds,
): Surplus['fund'] {
  if (wanted < minimum || wanted > maximum) return undefined;
  const fund = FUND_OF[line.intention];
  if (fund === 'zakat' && isGift) return undefined;
  if (line.isSubscription && !mayRecur(fund === 'zakat' ? 'zakat' : 'endowment')) return undefined;
  return fund === 'category' && !hasCategory ? undefined : fund;
}

/** Zakat stays zakat. */
const FUND_OF: Readonly<Record<Intention, 'category' | 'zakat'>> = { sadaqah: 'category', zakat: 'zakat' };

/** The value of a button that makes a choice and names its sum in minor units, such as `remainder-20000`. */
export const surplusValue = (choice: SurplusChoice, minor: number): string => `${choice}-${minor}`;

/** Reads the value of a button: the choice, and its sum in minor units. Undefined where none was pressed. */
export function readSurplus(value = ''): { choice: SurplusChoice; sum: number } | undefined {
  const [, name, digits] = /^(\w+)-(\d{1,15})$/.exec(value) ?? [];
  const choice = SURPLUS_CHOICES.find((one) => one === name);
  return choice && { choice, sum: Number(digits) };
}
