import type { FieldError } from '#src/contracts/errors.ts';
import { MAX_SHARES, type Phase, phaseAt, placeShares, sharesLeft } from '#src/domain/sacrifice.ts';
import { invalid } from '#src/server/http/errors.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { closingOf } from '#src/server/sacrifices/sacrifices.service.ts';
import { findTakenShares, lockSacrifices, type ShareRow } from '#src/server/sacrifices/shares.repository.ts';

/** A line of an order that takes shares. `index`: its place in the order, for the paths of errors. */
export type SharedLine = {
  itemId: string;
  index: number;
  sacrificeId: string;
  quantity: number;
  names: readonly string[];
};

/**
 * The shares that the lines of an order get, for a transaction that writes them: the sacrifices stay locked
 * until it ends. @throws AppError `validation` at each line for which too few are left; its `limit` is how many are
 */
export async function assignShares(tx: Database, lines: readonly SharedLine[], now: Date): Promise<ShareRow[]> {
  const { placed, unplaced } = await placeLines(tx, lines, now);
  if (unplaced.length > 0) throw invalid(...unplaced.map(faultOf));
  return placed;
}

type Unplaced = SharedLine & { left: number; phase: Phase };
const faultOf = ({ index, left, phase }: Unplaced): FieldError =>
  phase === 'open'
    ? { path: `items.${index}.quantity`, code: 'tooHigh', limit: Math.min(left, MAX_SHARES) }
    : { path: `items.${index}.sacrificeId`, code: 'invalidSelection' };

/** Gives each line its shares, in the order of the lines; those for which too few are left, or too late, are returned. */
export async function placeLines(
  tx: Database,
  lines: readonly SharedLine[],
  now: Date,
): Promise<{ placed: ShareRow[]; unplaced: Unplaced[] }> {
  const ids = [...new Set(lines.map(({ sacrificeId }) => sacrificeId))];
  const found = await lockSacrifices(tx, ids);
  const taken = Map.groupBy(await findTakenShares(tx, ids), ({ sacrificeId }) => sacrificeId);
  const placed: ShareRow[] = [];
  const unplaced: Unplaced[] = [];
  for (const line of lines) {
    const sacrifice = found.find(({ id }) => id === line.sacrificeId)!;
    const own = taken.get(line.sacrificeId) ?? [];
    const phase = phaseAt({ opensAt: sacrifice.opensAt, closesAt: closingOf(sacrifice) }, now);
    const shares = phase === 'open' ? placeShares(sacrifice, own, line.quantity) : undefined;
    if (!shares) {
      unplaced.push({ ...line, left: sharesLeft(sacrifice, own.length), phase });
      continue;
    }
    taken.set(line.sacrificeId, [...own, ...shares.map((share) => ({ ...share, sacrificeId: line.sacrificeId }))]);
    placed.push(
      ...shares.map((share, index) => ({
        ...share,
        sacrificeId: line.sacrificeId,
        size: sacrifice.size,
        orderItemId: line.itemId,
        name: line.names[index] ?? null,
      })),
    );
  }
  return { placed, unplaced };
}
