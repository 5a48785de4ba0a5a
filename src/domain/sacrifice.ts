/**
 * Sacrifices: a sheep or a goat is one share, a cow or a camel is seven, never more (Sahih Muslim 1318). No share is below a
 * seventh, so shares are whole numbers. See docs/rulings/sacrifices.md.
 */
import { DAY_MS } from '#src/domain/durations.ts';

export const ANIMALS = ['sheep', 'goat', 'cow', 'camel'] as const;
export type Animal = (typeof ANIMALS)[number];
export const SACRIFICE_CATEGORIES = ['udhiyah', 'aqiqah', 'vow', 'charity'] as const;
export type SacrificeCategory = (typeof SACRIFICE_CATEGORIES)[number];
/** The one that has a season. */
export const SEASONAL: SacrificeCategory = 'udhiyah';

/** Among so many a large animal is shared, at most. */
const SHARES_OF_LARGE = 7;
/** The most shares of one line, two large animals: the form has a field for the name of each. */
export const MAX_SHARES = 14;
/** The most letters of the name that a share is given in. */
export const LONGEST_NAME = 120;

/** Of how many shares an animal is: 1 or 7. */
export const sharesOf = (animal: Animal): 1 | 7 => (animal === 'cow' || animal === 'camel' ? SHARES_OF_LARGE : 1);

/** One share: the animal's number within its sacrifice, from 1, and the share's within the animal, from 1. */
export type Share = { number: number; position: number };
/** How many animals a sacrifice has, and of how many shares each is. */
export type Herd = { size: 1 | 7; stock: number };

/** Shares that nobody has. @param taken how many are reserved or sold */
export const sharesLeft = ({ size, stock }: Herd, taken: number): number => Math.max(0, size * stock - taken);

/**
 * The free shares that an order of so many gets: those of the first animal that has some, then of the next, so that animals
 * are filled one after another. Undefined where fewer are free. @param taken every share that somebody has
 */
export function placeShares({ size, stock }: Herd, taken: readonly Share[], wanted: number): Share[] | undefined {
  if (!Number.isInteger(wanted) || wanted < 1) throw new RangeError('an order is of one share at least');
  const occupied = new Set(taken.map(({ number, position }) => `${number}.${position}`));
  const placed: Share[] = [];
  for (let number = 1; number <= stock && placed.length < wanted; number += 1)
    for (let position = 1; position <= size && placed.length < wanted; position += 1)
      if (!occupied.has(`${number}.${position}`)) placed.push({ number, position });
  return placed.length === wanted ? placed : undefined;
}

export type Phase = 'upcoming' | 'open' | 'closed';
/** Whether orders are taken at a moment: from the second it opens, to the second before it closes. */
export function phaseAt({ closesAt, opensAt }: { opensAt: Date; closesAt: Date }, now: Date): Phase {
  if (now < opensAt) return 'upcoming';
  return now < closesAt ? 'open' : 'closed';
}

/** How long an unpaid order keeps its shares: by card, and by bank transfer. */
const CARD_HOLD_MS = DAY_MS / 12;
const TRANSFER_HOLD_MS = 3 * DAY_MS;

/**
 * When an unpaid order gives its shares back: by card after two hours, by transfer after three days, but not later than the
 * first cut-off among its sacrifices, and never before two hours.
 */
export function holdUntil(method: 'bank' | 'card', placedAt: Date, closings: readonly Date[]): Date {
  const placed = placedAt.getTime();
  const soonest = placed + CARD_HOLD_MS;
  if (method === 'card') return new Date(soonest);
  return new Date(
    Math.max(soonest, Math.min(placed + TRANSFER_HOLD_MS, ...closings.map((closing) => closing.getTime()))),
  );
}

/** A line of an order as its donor sent it. */
export type SacrificeLine = {
  quantity?: number | undefined;
  onBehalfOf?: readonly string[] | undefined;
  proxyAccepted?: boolean | undefined;
  isSubscription?: boolean | undefined;
  intention?: 'sadaqah' | 'zakat' | undefined;
};
/** A sacrifice as stored. `price` of one share in minor units. */
export type SacrificeTerms = { price: number; left: number; phase: Phase; needsNames: boolean };

type Fault = {
  /** `sacrificeId`, `quantity`, `proxyAccepted`, `onBehalfOf.1`: the field of the line. */
  field: string;
  code: 'required' | 'tooLow' | 'tooHigh' | 'tooLong' | 'invalidSelection';
  limit?: number;
};
export type SacrificePricing =
  | { outcome: 'priced'; unitPrice: number; quantity: number; amount: number; endowment: 0 }
  | { outcome: 'refused'; faults: Fault[] };

/** The price of a line in minor units, or everything that is wrong with it. Nothing of a sacrifice goes to an endowment. */
export function priceSacrifice(
  line: SacrificeLine,
  { left, needsNames, phase, price }: SacrificeTerms,
): SacrificePricing {
  const quantity = line.quantity ?? 1;
  const most = Math.min(left, MAX_SHARES);
  const faults: Fault[] = [];
  if (phase !== 'open') faults.push({ field: 'sacrificeId', code: 'invalidSelection' });
  else if (quantity < 1) faults.push({ field: 'quantity', code: 'tooLow', limit: 1 });
  else if (quantity > most) faults.push({ field: 'quantity', code: 'tooHigh', limit: most });
  if (line.isSubscription) faults.push({ field: 'isSubscription', code: 'invalidSelection' });
  if (line.intention === 'zakat') faults.push({ field: 'intention', code: 'invalidSelection' });
  if (faults.length === 0) faults.push(...nameFaults(line.onBehalfOf ?? [], quantity, needsNames));
  if (line.proxyAccepted !== true) faults.push({ field: 'proxyAccepted', code: 'required' });
  return faults.length > 0
    ? { outcome: 'refused', faults }
    : { outcome: 'priced', unitPrice: price, quantity, amount: price * quantity, endowment: 0 };
}

/** One name a share where names are needed; elsewhere one a share or none. */
function nameFaults(names: readonly string[], quantity: number, areNeeded: boolean): Fault[] {
  if (names.length > quantity) return [{ field: 'onBehalfOf', code: 'tooLong', limit: quantity }];
  if (!areNeeded && names.length === 0) return [];
  return Array.from({ length: quantity }, (_, index) => index).flatMap((index): Fault[] =>
    names[index]?.trim() ? [] : [{ field: `onBehalfOf.${index}`, code: 'required' }],
  );
}
