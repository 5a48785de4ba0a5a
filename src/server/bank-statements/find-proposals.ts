import { isSettled } from '#src/domain/order.ts';
import {
  type ExpectedTransfer,
  possibleReferences,
  proposalsFor,
  type TransferMatch,
} from '#src/domain/transfer-match.ts';
import {
  type ExpectedRow,
  findByReferences,
  findOpenMovements,
  findRecordedByHand,
  findWaitingFor,
  type MovementRow,
} from '#src/server/bank-statements/bank-movements.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';

/** How a movement of a statement is named among all that was received at the bank. */
export const FROM_STATEMENTS = 'statement:';

/** How many values are compared in one query. */
const BATCH = 5000;

export type MovementProposals = { movement: MovementRow; proposals: TransferMatch[] };

/** What open movements may be, the oldest movements first. The number of queries does not grow with each movement, only with each 5,000 values. */
export async function findProposals(db: Database, limit: number): Promise<MovementProposals[]> {
  return proposalsOf(db, await findOpenMovements(db, limit));
}

export async function proposalsOf(db: Database, movements: readonly MovementRow[]): Promise<MovementProposals[]> {
  const references = movements.map(({ name, text }) => possibleReferences(`${text} ${name}`));
  const referenced = await inBatches([...new Set(references.flat())], (some) => findByReferences(db, some));
  const waiting = await inBatches([...new Set(movements.map(({ amountMinor }) => amountMinor))], (some) =>
    findWaitingFor(db, some),
  );
  const named = [...new Set([...referenced, ...waiting].map(({ reference }) => reference!))];
  const recorded = Map.groupBy(
    await inBatches(named, (some) => findRecordedByHand(db, some, FROM_STATEMENTS)),
    ({ reference }) => reference,
  );
  const expected = (row: ExpectedRow): ExpectedTransfer => ({
    reference: row.reference!,
    currency: row.currency,
    // Where all that a pledge was asked for is paid, its money pays the coming period early.
    ...(row.status === 'paid' && row.pledgeMinor !== null
      ? { totalMinor: Number(row.pledgeMinor), receivedMinor: 0, isPaid: false }
      : { totalMinor: row.totalMinor, receivedMinor: row.receivedMinor, isPaid: isSettled(row.status) }),
    isLate: row.status === 'expired' || row.status === 'cancelled',
    donorName: row.donorName ?? undefined,
    recordedByHand: (recorded.get(row.reference) ?? []).map(({ amountMinor, receivedAt }) => ({
      amountMinor,
      on: receivedAt.toISOString().slice(0, 10),
    })),
  });
  const byReference = new Map(
    [...Map.groupBy(referenced, ({ reference }) => reference!)].map(([reference, rows]) => [
      reference,
      expected(currentOf(rows)),
    ]),
  );
  const byAmount = Map.groupBy(waiting.map(expected), ({ receivedMinor, totalMinor }) => totalMinor - receivedMinor);
  return movements.map((movement, index) => ({
    movement,
    proposals: proposalsFor(
      movement,
      references[index]!.flatMap((reference) => byReference.get(reference) ?? []),
      byAmount.get(movement.amountMinor) ?? [],
    ),
  }));
}

/** Of the periods of a pledge, which share a reference, the oldest that waits, else the newest: as a transfer with it is booked. */
function currentOf(rows: readonly ExpectedRow[]): ExpectedRow {
  const byDate = rows.toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  return byDate.find(({ status }) => status === 'awaitingTransfer') ?? byDate.at(-1)!;
}

async function inBatches<Value, Row>(
  values: readonly Value[],
  find: (some: readonly Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < values.length; at += BATCH)
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    rows.push(...(await find(values.slice(at, at + BATCH))));
  return rows;
}
