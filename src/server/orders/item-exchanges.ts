import type { Exchange } from '#src/domain/exchange.ts';
import type { orderItems, orders } from '#src/server/platform/db/schema/orders.ts';

type Line = Pick<typeof orderItems.$inferSelect, 'projectId' | 'countsIn' | 'exchangeRate'>;

/** How a line counts for its project, by the rate that was stored with it; nothing where both have one currency. */
export const exchangeOf = (
  { currency }: Pick<typeof orders.$inferSelect, 'currency'>,
  { countsIn, exchangeRate }: Line,
): Exchange | undefined =>
  countsIn === null || exchangeRate === null ? undefined : { from: currency, to: countsIn, rate: exchangeRate };

/** The same by project: lines of one order are placed at one moment, so those of one project have one rate. */
export const exchangesOf = (
  order: Pick<typeof orders.$inferSelect, 'currency'>,
  lines: readonly Line[],
): Map<string, Exchange> =>
  new Map(
    lines.flatMap((line) => {
      const exchange = exchangeOf(order, line);
      return exchange && line.projectId !== null ? [[line.projectId, exchange]] : [];
    }),
  );
