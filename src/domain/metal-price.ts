/** A price that a feed brings. `pricePerGram` in ten-thousandths of the currency's major unit. */
export type OfferedPrice = { pricePerGram: number; updatedAt: Date };

/** Clocks differ; a price of a later time than this is a mistake. */
const AHEAD_MS = 5 * 60_000;
/** A price more than a fifth away from the last one is taken for a mistake, and waits for a person. */
const LARGEST_CHANGE = { part: 1n, of: 5n };

/**
 * Whether a price from a feed replaces the last one that is known.
 * @returns `old` for one that is not newer, `suspicious` for one that only a person may enter
 */
export function judgePrice(
  offered: OfferedPrice,
  last: OfferedPrice | undefined,
  now: Date,
): 'taken' | 'old' | 'suspicious' {
  if (!Number.isSafeInteger(offered.pricePerGram) || offered.pricePerGram <= 0) return 'suspicious';
  if (offered.updatedAt.getTime() > now.getTime() + AHEAD_MS) return 'suspicious';
  if (last === undefined) return 'taken';
  if (offered.updatedAt.getTime() <= last.updatedAt.getTime()) return 'old';
  const change = BigInt(Math.abs(offered.pricePerGram - last.pricePerGram));
  return change * LARGEST_CHANGE.of > BigInt(last.pricePerGram) * LARGEST_CHANGE.part ? 'suspicious' : 'taken';
}
