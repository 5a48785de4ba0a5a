import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CurrencyCode } from '#money/currencies.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { givingTotals } from '#src/server/platform/db/schema/ledger.ts';
import { projectTotals } from '#src/server/platform/db/schema/project-counters.ts';

/** Takes a returned donation off the numbers of donations: of the projects that get nothing of it, and with the whole of all. */
export const uncountDonations = (tx: Database, of: Uncounted): Promise<void> => addDonations(tx, of, -1);

/** Puts it back, where it was brought back. */
export const recountDonations = (tx: Database, of: Uncounted): Promise<void> => addDonations(tx, of, 1);

type Uncounted = { currency: CurrencyCode; projectIds: readonly string[]; isWhole: boolean };

async function addDonations(tx: Database, { currency, isWhole, projectIds }: Uncounted, by: 1 | -1): Promise<void> {
  if (projectIds.length > 0)
    await tx
      .update(projectTotals)
      .set({ donationsCount: sql`${projectTotals.donationsCount} + ${by}::int` })
      .where(inArray(projectTotals.projectId, [...projectIds]));
  // The posting of the return has written to a shard of this connection; any shard may count, because reading adds them up.
  if (isWhole)
    await tx
      .update(givingTotals)
      .set({ donationsCount: sql`${givingTotals.donationsCount} + ${by}::int` })
      .where(
        and(
          eq(givingTotals.currency, currency),
          sql`${givingTotals.shard} = (select min(shard) from giving_totals where currency = ${currency})`,
        ),
      );
}

/** Takes a donor off the projects that get nothing of theirs any more. The projects are locked. */
export async function uncountDonor(tx: Database, projectIds: readonly string[], donorHash: string): Promise<void> {
  for (const projectId of [...projectIds].toSorted()) {
    const gone = await rowsOf(
      tx,
      sql`delete from project_donors where project_id = ${projectId} and donor_hash = ${donorHash} and not exists (
        select 1 from order_items i join order_donors d on d.order_id = i.order_id
        where i.project_id = ${projectId} and d.donor_hash = ${donorHash} and i.paid_at is not null and i.refunded_minor < i.amount_minor)
      returning 1`,
    );
    if (gone.length > 0)
      await tx
        .update(projectTotals)
        .set({ donorsCount: sql`${projectTotals.donorsCount} - 1` })
        .where(eq(projectTotals.projectId, projectId));
  }
}
