/**
 * Digits after the point by ISO 4217, where they are not two. Never asked of `Intl`: CLDR rounds some currencies (IQD,
 * TZS and others) to whole units, and a ledger does not.
 */
const others: Record<string, number> = {
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, UYI: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0,
  BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3, CLF: 4, UYW: 4,
};

export const exponentOf = (currency: string): number => others[currency.toUpperCase()] ?? 2;
