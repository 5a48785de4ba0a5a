import { share } from '#money/money.ts';
import { countedFor, type Exchange, roomIn } from '#src/domain/exchange.ts';
import type { DonationLine } from '#src/domain/ledger.ts';
import { remainingOf } from '#src/domain/project.ts';
import { exchangeOf, exchangesOf } from '#src/server/orders/item-exchanges.ts';
import { findItems, type OrderRow } from '#src/server/orders/orders.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import type { projects } from '#src/server/platform/db/schema/projects.ts';
import { lockProjects } from '#src/server/projects/project-totals.repository.ts';

/**
 * The order's donations with what their projects still need; a surplus is one more donation, to the first cause. `areBooked`: the
 * donations were booked before, so that the surplus alone is left.
 */
export async function donationLines(
  tx: Database,
  order: OrderRow,
  surplus: number,
  { areBooked = false }: { areBooked?: boolean } = {},
): Promise<{ lines: DonationLine[]; projectIds: string[]; exchanges: Map<string, Exchange> }> {
  const items = (await findItems(tx, order.id)).map(({ item }) => item);
  const projectIds = [...new Set(items.flatMap(({ projectId }) => projectId ?? []))];
  const held = await lockProjects(tx, projectIds);
  const room = new Map(
    held.map((project) => [
      project.id,
      project.status === 'published' ? remainingOf(project.goalMinor, project.raisedMinor) : 0,
    ]),
  );
  const first = items[0];
  const extra =
    first && surplus > 0
      ? [
          {
            ...first,
            amountMinor: surplus,
            quantity: 1,
            endowmentMinor: share(surplus, first.endowmentMinor, first.amountMinor),
          },
        ]
      : [];
  const lines = [...(areBooked ? [] : items), ...extra].map((item): DonationLine => {
    const project = held.find(({ id }) => id === item.projectId);
    // Zakat for a project that is no longer suitable goes to the zakat fund.
    const isBarred = item.intention === 'zakat' && project !== undefined && !project.isSuitableForZakat;
    const left = project ? (room.get(project.id) ?? 0) : 0;
    const exchange = exchangeOf(order, item);
    if (project)
      room.set(project.id, Math.max(0, left - (exchange ? countedFor(item.amountMinor, exchange) : item.amountMinor)));
    return {
      type: isBarred ? 'zakat' : item.type,
      intention: item.intention,
      amount: item.amountMinor,
      endowment: item.endowmentMinor,
      projectId: isBarred ? undefined : (item.projectId ?? undefined),
      categoryId: item.categoryId ?? project?.categoryId ?? undefined,
      isEndowmentProject: project?.isEndowment,
      // What a child's fund holds beyond a month pays for the next one.
      room: project?.isEndowment || project?.monthlyMinor ? undefined : roomFor(left, project, exchange),
    };
  });
  return { lines, projectIds, exchanges: exchangesOf(order, items) };
}

/** What a project still takes, in minor units of the order, as when it was placed: units at their rounded price. */
function roomFor(
  left: number,
  project: Pick<typeof projects.$inferSelect, 'donationMethod' | 'unitPriceMinor'> | undefined,
  exchange: Exchange | undefined,
): number {
  if (!exchange) return left;
  return roomIn(
    left,
    project?.donationMethod === 'units' ? (project.unitPriceMinor ?? undefined) : undefined,
    exchange,
  );
}
