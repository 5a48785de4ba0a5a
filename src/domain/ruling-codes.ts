import { KAFARAH_KINDS, type KafarahKind } from '#src/domain/kafarat.ts';
import { NISAB_STANDARDS, type NisabStandard, ZAKAT_YEARS, type ZakatYear } from '#src/domain/zakat.ts';

/** The rate of zakat, in millionths of the wealth. */
export const zakatRateCode = (year: ZakatYear) => `zakatRate.${year}` as const;
/** A threshold, in milligrams of pure metal. */
export const nisabCode = (standard: NisabStandard) => `nisab.${standard}` as const;
/** The part of a share held for its income that zakat counts, in basis points. */
export const HELD_SHARE = 'heldShare';

/** How many are fed for one of a kind: one oath, one fast, one day. */
export const kafarahCode = (kind: KafarahKind) => `kafarah.${kind}` as const;

/** The numbers that zakat needs. */
export const ZAKAT_CODES: readonly string[] = [
  ...ZAKAT_YEARS.map(zakatRateCode),
  ...NISAB_STANDARDS.map(nisabCode),
  HELD_SHARE,
];
/** The numbers that expiations and fidya need. */
export const KAFARAH_CODES: readonly string[] = KAFARAH_KINDS.map(kafarahCode);
