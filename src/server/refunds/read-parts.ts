import { accounts } from '#src/domain/ledger.ts';
import type { GivenParts, RefundDivision } from '#src/domain/refund.ts';
import type { FundPart, ReturnedLine } from '#src/domain/return-postings.ts';
import { findFundParts } from '#src/server/ledger/fund-parts.repository.ts';
import { findItems, type OrderRow } from '#src/server/orders/orders.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { lockProjects } from '#src/server/projects/project-totals.repository.ts';
import { findSlaughteredLines } from '#src/server/sacrifices/shares.repository.ts';

type Item = Awaited<ReturnType<typeof findItems>>[number]['item'];
export type OrderParts = { items: Item[]; given: GivenParts; funds: FundPart[] };

/** What an order's money was given for and what is left of it. The order is locked, or only read to show it. */
export async function readParts(tx: Database, order: OrderRow): Promise<OrderParts> {
  const [found, funds, slaughtered] = [
    await findItems(tx, order.id),
    await findFundParts(tx, order.id),
    await findSlaughteredLines(tx, order.id),
  ];
  const items = found.map(({ item }) => item);
  const feeCover = funds.find(({ account }) => account === accounts.feeCover)?.amount ?? 0;
  const ofLines = items.reduce((sum, { amountMinor, refundedMinor }) => sum + amountMinor - refundedMinor, 0);
  return {
    items,
    funds,
    given: {
      lines: items.map(({ amountMinor, id, refundedMinor }) => ({
        id,
        amount: amountMinor,
        refunded: refundedMinor,
        isCarriedOut: slaughtered.includes(id),
      })),
      feeCover,
      surplus: Math.max(0, order.receivedMinor - order.refundedMinor - ofLines - feeCover),
    },
  };
}

/** The lines of a division as the ledger books them; money beyond the total went to the cause of the first. */
export async function returnedLines(
  tx: Database,
  items: readonly Item[],
  { lines, surplus }: RefundDivision,
): Promise<ReturnedLine[]> {
  const projects = await lockProjects(tx, [...new Set(items.flatMap(({ projectId }) => projectId ?? []))]);
  const bookedAs = ({ categoryId, intention, projectId, type }: Item, amount: number): ReturnedLine => ({
    type,
    intention,
    projectId: projectId ?? undefined,
    categoryId: categoryId ?? projects.find(({ id }) => id === projectId)?.categoryId ?? undefined,
    amount,
  });
  return [
    ...lines.map(({ amount, id }) =>
      bookedAs(
        items.find((item) => item.id === id)!,
        amount,
      ),
    ),
    ...(surplus > 0 ? [bookedAs(items[0]!, surplus)] : []),
  ];
}
