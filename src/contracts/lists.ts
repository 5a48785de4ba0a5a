import * as v from 'valibot';
import { numberText } from './fields.ts';

export const DEFAULT_LIMIT = 9;
export const MAX_OFFSET = 10_000;

/** What every list takes. */
export const paging = (maxLimit = 100) => ({
  offset: v.optional(numberText(0, MAX_OFFSET), '0'),
  limit: v.optional(numberText(1, maxLimit), String(DEFAULT_LIMIT)),
  cursor: v.optional(v.pipe(v.string('invalidType'), v.regex(/^[\w-]{1,300}$/, 'invalidFormat'))),
});

export const result = <Schema extends v.GenericSchema>(schema: Schema) => v.strictObject({ result: schema });

/** A page of a list. `total` is exact, or 10,000 beside `totalIsAtLeast`. */
export const page = <Schema extends v.GenericSchema>(item: Schema) => v.strictObject({
  data: v.array(item), total: v.number(), totalIsAtLeast: v.optional(v.literal(true)), nextCursor: v.optional(v.string()),
});

export type Page<Item> = { data: Item[]; total: number; totalIsAtLeast?: true | undefined; nextCursor?: string | undefined };
