import { atom } from 'jotai';
import type { CurrencyCode } from '#money/currencies.ts';
import { type DecimalSign, parseMinor, parseWhole } from '#money/parse-money.ts';
import type { Intention } from '#src/domain/cart.ts';
import { priceProjectLine, type ProjectTerms } from '#src/domain/pricing.ts';

/** What the server rendered: the terms of the project, and how its page's language writes decimals. */
export type DonationBegun = { terms: ProjectTerms; currency: CurrencyCode; decimalSign: DecimalSign };

/** The fields as they stand. `preset` in minor units; a typed amount counts before it. */
export type DonationFields = { amount: string; preset?: number | undefined; quantity: string; intention: Intention };

/** What the donor would give, in minor units, or why it cannot be given; `limit` in minor units, or in units of the project. */
export type DonationFigures =
  | { amount: number; endowment: number; remaining: number }
  | { problem: 'unreadable' }
  | {
      /** `overNeed`: the limit is what the project still needs. */
      problem: 'tooLow' | 'tooHigh' | 'overNeed';
      of: 'amount' | 'quantity';
      limit: number;
    };

/** The figures of one donation while its fields change, by the rules with which the server prices it; undefined before the first change, and while nothing is entered. */
export function createDonationAtoms(begun: DonationBegun) {
  const fieldsAtom = atom<DonationFields | undefined>(undefined);
  const figuresAtom = atom((get): DonationFigures | undefined => {
    const fields = get(fieldsAtom);
    return fields && figuresOf(fields, begun);
  });
  return { fieldsAtom, figuresAtom };
}

function figuresOf(
  fields: DonationFields,
  { currency, decimalSign, terms }: DonationBegun,
): DonationFigures | undefined {
  const isUnits = terms.donationMethod === 'units';
  const typed = (isUnits ? fields.quantity : fields.amount).trim();
  if (typed === '' && (isUnits || fields.preset === undefined)) return undefined;
  const price = isUnits || typed === '' ? fields.preset : parseMinor(typed, currency, decimalSign);
  const quantity = isUnits ? parseWhole(typed) : 1;
  if (quantity === undefined || (!isUnits && price === undefined)) return { problem: 'unreadable' };
  const priced = priceProjectLine({ type: 'project', price, quantity, intention: fields.intention }, terms);
  if (priced.outcome === 'priced')
    return {
      amount: priced.amount,
      endowment: priced.endowment,
      remaining: terms.isEndowment ? terms.remaining : terms.remaining - priced.amount,
    };
  const { code, limit } = priced;
  if (limit === undefined || (code !== 'tooLow' && code !== 'tooHigh')) return undefined;
  const of = priced.field === 'quantity' ? 'quantity' : 'amount';
  const isOverNeed = code === 'tooHigh' && limit === neededOf(terms, of);
  return { problem: isOverNeed ? 'overNeed' : code, of, limit };
}

/** What the project still needs, in minor units or in units of its own; undefined for an endowment, which takes any sum. */
function neededOf({ isEndowment, remaining, unitPrice }: ProjectTerms, of: 'amount' | 'quantity'): number | undefined {
  if (isEndowment) return undefined;
  return of === 'amount' ? remaining : unitPrice && Math.floor(remaining / unitPrice);
}
