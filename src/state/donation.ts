import { atom } from 'jotai';
import type { CurrencyCode } from '#money/currencies.ts';
import { type DecimalSign, parseMinor, parseWhole } from '#money/parse-money.ts';
import type { Intention } from '#src/domain/cart.ts';
import { defaultBounds, priceProjectLine, type ProjectTerms } from '#src/domain/pricing.ts';
import { type FundInstead, surplusOf } from '#src/domain/surplus.ts';

/** What the server rendered: the terms of the project, and how its page's language writes decimals. */
export type DonationBegun = {
  terms: ProjectTerms;
  currency: CurrencyCode;
  decimalSign: DecimalSign;
  /** Whether the project has a cause, whose fund can take what is too much for the project. */
  hasCause: boolean;
};

/** The fields as they stand. `preset` in minor units; a typed amount counts before it. */
export type DonationFields = {
  amount: string;
  preset?: number | undefined;
  quantity: string;
  intention: Intention;
  isRegular?: boolean | undefined;
  isGift?: boolean | undefined;
};

/** What the donor would give, in minor units, or why it cannot be given; `limit` in minor units, or in units of the project. */
export type DonationFigures =
  | { amount: number; endowment: number; remaining: number }
  | { problem: 'unreadable' }
  | { problem: 'tooLow' | 'tooHigh'; of: 'amount' | 'quantity'; limit: number }
  /** The limit is what the project still needs. `instead`: the whole, in minor units, and the fund that takes it. */
  | { problem: 'overNeed'; of: 'amount' | 'quantity'; limit: number; instead?: FundInstead };

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
  { currency, decimalSign, hasCause, terms }: DonationBegun,
): DonationFigures | undefined {
  const isUnits = terms.donationMethod === 'units';
  const typed = (isUnits ? fields.quantity : fields.amount).trim();
  if (typed === '' && (isUnits || fields.preset === undefined)) return undefined;
  const price = isUnits || typed === '' ? fields.preset : parseMinor(typed, currency, decimalSign);
  const quantity = isUnits ? parseWhole(typed) : 1;
  if (quantity === undefined || (!isUnits && price === undefined)) return { problem: 'unreadable' };
  const line = { type: 'project', price, quantity, intention: fields.intention } as const;
  const priced = priceProjectLine(line, terms);
  if (priced.outcome === 'priced')
    return {
      amount: priced.amount,
      endowment: priced.endowment,
      remaining: terms.isEndowment ? terms.remaining : terms.remaining - priced.amount,
    };
  const { code, limit } = priced;
  if (limit === undefined || (code !== 'tooLow' && code !== 'tooHigh')) return undefined;
  const of = priced.field === 'quantity' ? 'quantity' : 'amount';
  if (code === 'tooLow' || limit !== neededOf(terms, of)) return { problem: code, of, limit };
  const surplus = surplusOf({ ...line, isSubscription: fields.isRegular }, terms, {
    hasCategory: hasCause,
    isGift: fields.isGift,
    ...defaultBounds(currency),
  });
  const instead = surplus?.fund && { wanted: surplus.wanted, fund: surplus.fund };
  return { problem: 'overNeed', of, limit, ...(instead && { instead }) };
}

/** What the project still needs, in minor units or in units of its own; undefined for an endowment, which takes any sum. */
function neededOf({ isEndowment, remaining, unitPrice }: ProjectTerms, of: 'amount' | 'quantity'): number | undefined {
  if (isEndowment) return undefined;
  return of === 'amount' ? remaining : unitPrice && Math.floor(remaining / unitPrice);
}
