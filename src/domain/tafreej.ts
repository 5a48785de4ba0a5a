/** Whether a debt can become a case of Tafreej (specification 5). */

/** The rules in the order in which they are checked. */
export const TAFREEJ_RULES = ['claim', 'isSocialSecurityBeneficiary', 'enforcementOrders', 'orderDate'] as const;
export type TafreejRule = (typeof TAFREEJ_RULES)[number];

/** `claimCap` in halalas, `orders` exactly so many, `years` full ones since the order. */
export type TafreejTerms = { claimCap: number; orders: number; years: number; mustReceiveSocialSecurity: boolean };
/** The program's terms until its settings say otherwise. */
export const TAFREEJ_TERMS: TafreejTerms = {
  claimCap: 10_000_000,
  orders: 1,
  years: 1,
  mustReceiveSocialSecurity: true,
};

/** `claim` in halalas; `orderDate` as `2025-03-01`. */
export type TafreejClaim = {
  claim: number;
  isSocialSecurityBeneficiary: boolean;
  enforcementOrders: number;
  orderDate: string;
};

/** The rules that a claim does not meet on a day, such as `2026-03-01`. */
export function failedRules(claim: TafreejClaim, terms: TafreejTerms, today: string): TafreejRule[] {
  const meets: Record<TafreejRule, boolean> = {
    claim: claim.claim <= terms.claimCap,
    isSocialSecurityBeneficiary: claim.isSocialSecurityBeneficiary || !terms.mustReceiveSocialSecurity,
    enforcementOrders: claim.enforcementOrders === terms.orders,
    orderDate: anniversary(claim.orderDate, terms.years) <= today,
  };
  return TAFREEJ_RULES.filter((rule) => !meets[rule]);
}

/** The day on which so many full years have passed. After 29 February it is 1 March where the year has no 29th. */
export function anniversary(date: string, years: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
}

/** The day in Riyadh, where the program's courts are, as `2026-03-01`. */
export const dayInRiyadh = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh', dateStyle: 'short' }).format(at);
