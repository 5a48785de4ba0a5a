import * as v from 'valibot';
import { invalid } from '#src/server/http/errors.ts';

/** The last row of a page: the rank by which the list is ordered, and its id. */
export type ListCursor = { key: number; id: string };

const schema = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64url').toString()),
  v.parseJson(),
  v.tuple([v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0)), v.pipe(v.string(), v.uuid())]),
);

export const writeCursor = ({ id, key }: ListCursor, sort: string): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

/** Parses a cursor, which is valid only for the order it was made for. @throws AppError `validation` */
export function readCursor(text: string | undefined, sort: string): ListCursor | undefined {
  if (text === undefined) return undefined;
  const read = v.safeParse(schema, text);
  if (!read.success || read.output[0] !== sort) throw invalid({ path: 'cursor', code: 'invalidFormat' });
  const [, key, id] = read.output;
  return { key, id };
}
