import type { CurrencyCode } from '#money/currencies.ts';
import type { StockView } from '#src/contracts/purification.ts';
import type { TypedFields } from '#src/domain/purification-fields.ts';
import type { ProgramNotesView } from '#src/screens/program-notes/program-notes.tsx';

/** What the worksheet's page shows. */
export type StockPurgeView = {
  currency: CurrencyCode;
  /** Digits behind the decimal sign of the currency. */
  exponent: number;
  /** The least that can be paid, in minor units. */
  minimum: number;
  /** The most of one payment, in minor units. */
  maximum: number;
  /** The companies with rates in the currency. */
  stocks: readonly StockView[];
  /** Every period that any of them has a rate for, the newest first. */
  periods: readonly string[];
  /** What the last post left in the fields, and what was wrong with which. */
  fields: TypedFields;
  errors: readonly { path: string; code: string; message?: string | undefined }[];
  /** How the program is verified, and what donors ask. */
  notes: ProgramNotesView;
};
/** The worksheet's form, on the page and by its address under `/forms`. */
export const STOCK_PURGE_FORM = 'stock-purge/calculate';
export const STOCK_PURGE_FORM_ID = 'stock-purge';
export const STOCK_PURGE_PATH = '/projects/stock-purge';
