/** Cases of debt: what a bill number belongs to, and whether a claim can become a case. */
import * as v from 'valibot';
import { count, currency, minor } from '#src/contracts/fields.ts';
import { TAFREEJ_RULES } from '#src/domain/tafreej.ts';

/** What is said of a bill number, nothing personal. `remaining` in minor units of `currency`. */
export const caseStatus = v.strictObject({
  isReal: v.boolean(),
  isOpen: v.boolean(),
  remaining: minor,
  currency,
  /** The slug of the case's page; null for an unknown number. */
  slug: v.nullable(v.string()),
});
export type CaseStatus = v.InferOutput<typeof caseStatus>;

/** `claim` in halalas (1/100 SAR). */
export const tafreejClaim = v.strictObject({
  claim: v.pipe(minor, v.minValue(1, 'tooLow')),
  isSocialSecurityBeneficiary: v.boolean('invalidType'),
  enforcementOrders: count,
  orderDate: v.pipe(v.string('invalidType'), v.isoDate('invalidFormat'), v.check(isDay, 'invalidFormat')),
});

/** `failed`: the rules that are not met, in the order of the program. */
export const tafreejAnswer = v.strictObject({ eligible: v.boolean(), failed: v.array(v.picklist(TAFREEJ_RULES)) });
export type TafreejAnswer = v.InferOutput<typeof tafreejAnswer>;

/** Whether a date is in the calendar: `2026-02-30` is not. */
function isDay(date: string): boolean {
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
}
