/** Which expected transfer a movement on our bank account may be, and why. Amounts in minor units. */
import { readReference } from '#src/domain/reference.ts';
import { foldForSearch } from '#src/domain/search-folding.ts';

const REFERENCE_LENGTH = 10;

/**
 * All texts of ten characters that have the check character of a reference. Banks break lines within it and write it together
 * with other words, so every place is tried; one in 32 is right by chance, and is not found among the references given out.
 */
export function possibleReferences(text: string): string[] {
  const plain = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const found = new Set<string>();
  for (let at = 0; at + REFERENCE_LENGTH <= plain.length; at += 1) {
    const read = readReference(plain.slice(at, at + REFERENCE_LENGTH));
    if (read) found.add(read);
  }
  return [...found];
}

/** A name of a person as the words that are compared: folded, without single letters. */
const wordsOf = (name: string): string[] =>
  foldForSearch(name)
    .split(' ')
    .filter((word) => word.length > 1);

/** Whether two spellings may be one person: all words of the shorter one stand in the other, and at least two do. */
export function isSameName(one: string, other: string): boolean {
  const [short, long] = [new Set(wordsOf(one)), new Set(wordsOf(other))].toSorted((a, b) => a.size - b.size);
  return short!.size >= 2 && [...short!].every((word) => long!.has(word));
}

/** A transfer that was announced to a donor. */
export type ExpectedTransfer = {
  reference: string;
  currency: string;
  totalMinor: number;
  receivedMinor: number;
  /** Whether the donation is booked. */
  isPaid: boolean;
  /** The time for it is over. */
  isLate: boolean;
  donorName: string | undefined;
  /** What was recorded by hand with the reference, without the bank's number, in minor units, and when. */
  recordedByHand: readonly { amountMinor: number; on: string }[];
};
/** `bookedOn`: a day, as `2026-11-22`. */
export type Movement = { amountMinor: number; currency: string; name: string; text: string; bookedOn: string };

/** So many days after the bank booked a transfer, or before, staff may have recorded it by hand. */
const RECORDED_WITHIN_DAYS = 31;
const daysBetween = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;

export const MATCH_REASONS = ['reference', 'amount', 'name'] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];
/** What staff should know before they confirm: none of them stops a confirmation, but a batch leaves all out but the first three. */
export const MATCH_WARNINGS = [
  'tooLittle',
  'tooMuch',
  'late',
  'paidAlready',
  'perhapsRecorded',
  'otherCurrency',
  'severalReferences',
] as const;
export type MatchWarning = (typeof MATCH_WARNINGS)[number];
export type TransferMatch = { reference: string; reasons: MatchReason[]; warnings: MatchWarning[] };

const HARMLESS: readonly MatchWarning[] = ['tooLittle', 'tooMuch', 'late'];
/** Whether a batch may book it without a look: the donor's own reference, and nothing that hints at money booked before. */
export const isCertain = ({ reasons, warnings }: TransferMatch): boolean =>
  reasons.includes('reference') && warnings.every((warning) => HARMLESS.includes(warning));

/** What speaks for a transfer being the expected one, and what is remarkable. */
export function matchOf(movement: Movement, expected: ExpectedTransfer, isReferenced: boolean): TransferMatch {
  const due = expected.totalMinor - expected.receivedMinor;
  const isSameCurrency = movement.currency === expected.currency;
  const reasons: MatchReason[] = [];
  if (isReferenced) reasons.push('reference');
  if (isSameCurrency && movement.amountMinor === (expected.isPaid ? expected.totalMinor : due)) reasons.push('amount');
  if (expected.donorName !== undefined && isSameName(movement.name, expected.donorName)) reasons.push('name');
  const warnings: MatchWarning[] = [];
  if (isSameCurrency && !expected.isPaid && movement.amountMinor < due) warnings.push('tooLittle');
  if (isSameCurrency && !expected.isPaid && movement.amountMinor > due) warnings.push('tooMuch');
  if (expected.isLate) warnings.push('late');
  if (expected.isPaid) warnings.push('paidAlready');
  const isRecorded = expected.recordedByHand.some(
    ({ amountMinor, on }) =>
      amountMinor === movement.amountMinor && daysBetween(on, movement.bookedOn) <= RECORDED_WITHIN_DAYS,
  );
  if (isSameCurrency && isRecorded) warnings.push('perhapsRecorded');
  if (!isSameCurrency) warnings.push('otherCurrency');
  return { reference: expected.reference, reasons, warnings };
}

/**
 * The transfers that a movement may be, the likeliest first. Those whose reference stands in its text come alone; without one
 * an expected transfer needs the very amount, and a name speaks for it in addition.
 */
export function proposalsFor(
  movement: Movement,
  referenced: readonly ExpectedTransfer[],
  ofTheAmount: readonly ExpectedTransfer[],
): TransferMatch[] {
  if (referenced.length > 0)
    return referenced.map((expected) => {
      const match = matchOf(movement, expected, true);
      return referenced.length > 1 ? { ...match, warnings: [...match.warnings, 'severalReferences'] } : match;
    });
  return ofTheAmount
    .map((expected) => matchOf(movement, expected, false))
    .filter(({ reasons }) => reasons.includes('amount'))
    .toSorted((one, other) => other.reasons.length - one.reasons.length);
}
