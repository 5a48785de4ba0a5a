import { CURRENCY_CODES, type CurrencyCode, isCurrencyCode } from '#money/currencies.ts';
import { type DecimalSign, parseMoney } from '#money/parse-money.ts';
import { StatementError } from '#src/domain/bank-statement.ts';

/** Reads the code of a currency. @throws StatementError that names it */
export function readCurrency(code: string, line?: number): CurrencyCode {
  if (isCurrencyCode(code)) return code;
  throw new StatementError(`the currency "${code}" is none of ISO 4217 (${CURRENCY_CODES.length} are known)`, line);
}

/** Reads an amount without its sign, in minor units. @throws StatementError that names it */
export function readAmount(text: string, currency: CurrencyCode, decimalSign: DecimalSign, line?: number): number {
  const amount = parseMoney(text, currency, decimalSign);
  if (!amount) throw new StatementError(`the amount "${text}" cannot be read as ${currency}`, line);
  return amount.minor;
}

/** Reads a day as `2026-11-22`. @throws StatementError that names it */
export function readDay(text: string, line?: number): string {
  const day = text.slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) !== day)
    throw new StatementError(`the day "${text}" cannot be read: it is written as 2026-11-22`, line);
  return day;
}

/** Words as they are kept: one space between them, no control characters, at most 500 characters. */
export const plainWords = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 500);
