/** A statement of one of our bank accounts. Amounts in minor units, days as `2026-11-22`. */
import type { CurrencyCode } from '#money/currencies.ts';

export const STATEMENT_FORMATS = ['camt053', 'mt940', 'csv'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** The statuses of money that came in: not yet looked at, booked for a payment, or no transfer of a donor. */
export const MOVEMENT_STATUSES = ['open', 'booked', 'ignored'] as const;
export type MovementStatus = (typeof MOVEMENT_STATUSES)[number];

export type StatementMovement = {
  /** The bank's own number of the transfer, where the file has one. */
  bankReference?: string | undefined;
  bookedOn: string;
  /** Above zero for money that came in, below zero for money that went out. */
  amountMinor: number;
  /** Who sent it, as the bank writes it. */
  name: string;
  /** What the sender wrote. */
  text: string;
};

export type BankStatement = {
  /** The IBAN, or the number of an account that has none. */
  account: string;
  currency: CurrencyCode;
  /** The bank's number of the statement. */
  number?: string | undefined;
  openingMinor?: number | undefined;
  closingMinor?: number | undefined;
  movements: readonly StatementMovement[];
};

/** Why a statement cannot be taken. `line` is counted from 1, where the format has lines. */
export class StatementError extends Error {
  readonly line: number | undefined;
  constructor(message: string, line?: number) {
    super(line === undefined ? message : `line ${line}: ${message}`);
    this.name = 'StatementError';
    this.line = line;
  }
}

/**
 * What is missing between the balances, in minor units: 0 for a whole statement. A file that was cut off, or in which a
 * movement was changed, has another sum than its balances say. @returns undefined where the file has no balances
 */
export function missingSum({ closingMinor, movements, openingMinor }: BankStatement): number | undefined {
  if (openingMinor === undefined || closingMinor === undefined) return undefined;
  return closingMinor - openingMinor - movements.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** What banks write where they have no number for a movement. */
const NO_REFERENCE = /^(?:NONREF|NOTPROVIDED|NOREF|NONE|UNKNOWN)$/i;
/** Fewer characters than these, without zeros before them, are a counter that begins again in each statement. */
const LEAST_REFERENCE = 5;

/** Whether a bank's reference can be of one movement alone. */
const isOfOne = (reference: string): boolean =>
  !NO_REFERENCE.test(reference) && reference.replace(/^0+/, '').length >= LEAST_REFERENCE;

/**
 * A name for each movement that is the same in whichever statement it is read, so that none is imported twice and none is taken
 * for another: its day, amount and the bank's reference, with its words where the reference may be of several, and its place
 * among equal ones. `src/server/platform/db/migrations/0071_movement_keys.sql` makes the same ones.
 */
export function movementKeys(movements: readonly StatementMovement[]): string[] {
  const seen = new Map<string, number>();
  return movements.map(({ amountMinor, bankReference = '', bookedOn, name, text }) => {
    const words = isOfOne(bankReference) ? [] : [name, text];
    const facts = [bookedOn, amountMinor, bankReference, ...words].join('\n');
    const place = (seen.get(facts) ?? 0) + 1;
    seen.set(facts, place);
    return `${facts}#${place}`;
  });
}
