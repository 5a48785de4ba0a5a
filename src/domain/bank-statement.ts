/** A statement of one of our bank accounts. Amounts in minor units, days as `2026-11-22`. */
import type { CurrencyCode } from '#money/currencies.ts';

export const STATEMENT_FORMATS = ['camt053', 'mt940', 'csv'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** The statuses of money that came in: not yet looked at, booked for a payment, or no transfer of a donor. */
export const MOVEMENT_STATUSES = ['open', 'booked', 'ignored'] as const;

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

/**
 * A name for each movement that is the same whenever a statement with it is read, so that none is imported twice: the bank's
 * number, where no other movement of the file has it; else its day, amount and words, and its place among equal ones of the day.
 */
export function movementKeys(movements: readonly StatementMovement[]): string[] {
  const uses = Map.groupBy(movements, ({ bankReference }) => bankReference);
  const seen = new Map<string, number>();
  return movements.map(({ amountMinor, bankReference, bookedOn, name, text }) => {
    if (bankReference && uses.get(bankReference)?.length === 1) return bankReference;
    const facts = JSON.stringify([bookedOn, amountMinor, bankReference ?? '', name, text]);
    const place = (seen.get(facts) ?? 0) + 1;
    seen.set(facts, place);
    return `${facts}#${place}`;
  });
}
