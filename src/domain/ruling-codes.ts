import { NISAB_STANDARDS, type NisabStandard, ZAKAT_YEARS, type ZakatYear } from '#src/domain/zakat.ts';

/** The rate of zakat, in millionths of the wealth. */
export const zakatRateCode = (year: ZakatYear) => `zakatRate.${year}` as const;
/** A threshold, in milligrams of pure metal. */
export const nisabCode = (standard: NisabStandard) => `nisab.${standard}` as const;
/** The part of a share held for its income that zakat counts, in basis points. */
export const HELD_SHARE = 'heldShare';

/** Every number that the religious sums need. */
export const RULING_CODES: readonly string[] = [
  ...ZAKAT_YEARS.map(zakatRateCode),
  ...NISAB_STANDARDS.map(nisabCode),
  HELD_SHARE,
];
