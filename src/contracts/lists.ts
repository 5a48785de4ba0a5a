import * as v from 'valibot';
import { numberText } from '#src/contracts/fields.ts';

const DEFAULT_LIMIT = 9;
const MAX_OFFSET = 10_000;

/** The query parameters of every list. */
export const paging = (maxLimit = 100) => ({
  offset: v.optional(numberText(0, MAX_OFFSET), '0'),
  limit: v.optional(numberText(1, maxLimit), String(DEFAULT_LIMIT)),
  cursor: v.optional(v.pipe(v.string('invalidType'), v.regex(/^[\w-]{1,300}$/, 'invalidFormat'))),
});

/** A page of a list. `total` is exact, or 10,000 beside `totalIsAtLeast`. */
export const page = <Schema extends v.GenericSchema>(item: Schema) =>
  v.strictObject({
    data: v.array(item),
    total: v.number(),
    totalIsAtLeast: v.optional(v.literal(true)),
    nextCursor: v.optional(v.string()),
  });

/** A page of a list. `nextCursor` continues it; undefined on the last page. */
export type Page<Item> = {
  data: Item[];
  total: number;
  totalIsAtLeast?: true | undefined;
  nextCursor?: string | undefined;
};
