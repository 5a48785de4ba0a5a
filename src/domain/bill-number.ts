import { latinDigits } from '#money/latin-digits.ts';

/** The longest bill number in characters, without the spaces and dashes that people type into it. */
const MAX_BILL_NUMBER = 20;

/** A bill number as it is stored: Latin digits and capital letters alone. Undefined for what cannot be one. */
export function billNumberOf(typed: string): string | undefined {
  const compact = latinDigits(typed)
    .replace(/[\s\u2066-\u2069\u200E\u200F._/-]/g, '')
    .toUpperCase();
  return compact.length <= MAX_BILL_NUMBER && /^[A-Z]{0,3}\d{3,}$/.test(compact) ? compact : undefined;
}
