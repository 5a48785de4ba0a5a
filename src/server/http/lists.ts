import type { Page } from '#src/contracts/lists.ts';

/** One page of a list that is in memory. */
export function pageOf<Item>(items: readonly Item[], { offset, limit }: { offset: number; limit: number }): Page<Item> {
  return { data: items.slice(offset, offset + limit), total: items.length, ...next(items.length, offset, limit) };
}

/** The cursor of the next page, which holds its offset. */
function next(total: number, offset: number, limit: number): { nextCursor?: string } {
  return offset + limit < total ? { nextCursor: Buffer.from(String(offset + limit)).toString('base64url') } : {};
}

/** The offset in a cursor; 0 for an invalid one. */
export function offsetOf({ offset, cursor }: { offset: number; cursor?: string | undefined }): number {
  if (cursor === undefined) return offset;
  const place = Number(Buffer.from(cursor, 'base64url').toString());
  return Number.isSafeInteger(place) && place >= 0 ? place : 0;
}
