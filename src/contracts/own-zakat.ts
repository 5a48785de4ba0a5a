/** What a person keeps of their zakat, by acts of their own: results of the calculator, and the day of their lunar year. */
import * as v from 'valibot';
import { currency, id, instant, minor } from '#src/contracts/fields.ts';
import { isRealDay } from '#src/domain/age.ts';

const day = v.pipe(v.string('invalidType'), v.isoDate('invalidFormat'), v.check(isRealDay, 'invalidFormat'));

export const zakatRecord = v.strictObject({
  id,
  /** When it was computed. */
  computedOn: day,
  currency,
  /** What zakat is counted on, the nisab of that day, and the zakat: minor units. */
  wealth: minor,
  nisab: minor,
  zakat: minor,
  createdAt: instant,
});
export type ZakatRecord = v.InferOutput<typeof zakatRecord>;

/** The totals and nothing of what they were made of. */
export const zakatRecordInput = v.strictObject({ currency, wealth: minor, nisab: minor, zakat: minor });
export type ZakatRecordInput = v.InferOutput<typeof zakatRecordInput>;

export const ownZakat = v.strictObject({
  /** The day on which the lunar year began, and the next on which one is full; null where the person keeps none. */
  day: v.nullable(v.strictObject({ from: day, next: v.nullable(day) })),
  records: v.array(zakatRecord),
});
export type OwnZakat = v.InferOutput<typeof ownZakat>;

/** `from`: the day on which the nisab was reached, or zakat was paid last; null keeps no day any more. */
export const zakatDayInput = v.strictObject({ from: v.nullable(day) });
