/**
 * The currencies of ISO 4217 whose decimals are not two. A table and not `Intl`, which rounds some currencies (IQD, TZS and
 * others) to whole units, as a ledger must not. A file of its own because browsers load it.
 */
export const WITHOUT_MINOR_UNIT = [
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'ISK',
  'JPY',
  'KMF',
  'KRW',
  'PYG',
  'RWF',
  'UGX',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
] as const;
export const WITH_THREE_DIGITS = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'] as const;

const EXPONENTS: ReadonlyMap<string, number> = new Map([
  ...WITHOUT_MINOR_UNIT.map((code) => [code, 0] as const),
  ...WITH_THREE_DIGITS.map((code) => [code, 3] as const),
]);

/** How many decimals a currency has by ISO 4217; 2 for an unknown code. */
export const exponentOf = (code: string): number => EXPONENTS.get(code) ?? 2;
