import type { Page } from '#src/contracts/lists.ts';
import { invalid } from '#src/server/http/errors.ts';

/** One page of a list that is in memory. */
export function pageOf<Item>(items: readonly Item[], { offset, limit }: { offset: number; limit: number }): Page<Item> {
  return { data: items.slice(offset, offset + limit), total: items.length, ...next(items.length, offset, limit) };
}

/** The cursor of the next page, which holds its offset. */
function next(total: number, offset: number, limit: number): { nextCursor?: string } {
  return offset + limit < total ? { nextCursor: Buffer.from(String(offset + limit)).toString('base64url') } : {};
}

/** The offset in a cursor. @throws AppError `validation` at `cursor` for a text that is none */
export function offsetOf({ offset, cursor }: { offset: number; cursor?: string | undefined }): number {
  if (cursor === undefined) return offset;
  const text = Buffer.from(cursor, 'base64url').toString();
  if (!/^\d{1,9}$/.test(text)) throw invalid({ path: 'cursor', code: 'invalidFormat' });
  return Number(text);
}
