import { judgePrice } from '#src/domain/metal-price.ts';
import { invalid } from '#src/server/http/errors.ts';
import type { MetalPricesInput } from '#src/server/metals/metal-input.ts';
import {
  findMetalPrices,
  insertMetalPrices,
  type MetalPriceRow,
  type NewMetalPrice,
} from '#src/server/metals/metals.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { invalidate } from '#src/server/platform/db/invalidate.ts';

/** A price that is entered by hand, beside the last one that is known, and what the feed's rules would say of it. */
export type PlannedPrice = {
  price: NewMetalPrice;
  last: MetalPriceRow | undefined;
  verdict: ReturnType<typeof judgePrice>;
};

/** Each price with the last one. @throws AppError `validation` where their moment is still to come */
export async function planMetalPrices(
  { now }: Pick<ServiceContext, 'now'>,
  db: Database,
  { prices, source, updatedAt }: MetalPricesInput,
): Promise<PlannedPrice[]> {
  const at = new Date(updatedAt);
  if (at > now()) throw invalid({ path: 'updatedAt', code: 'tooHigh' });
  const known = (
    await Promise.all([...new Set(prices.map((one) => one.currency))].map((code) => findMetalPrices(db, code)))
  ).flat();
  return prices.map((one) => {
    const price = { caliber: null, ...one, source, updatedAt: at };
    const last = known.find(
      (row) => row.metal === price.metal && row.caliber === price.caliber && row.currency === price.currency,
    );
    return { price, last, verdict: judgePrice(price, last, now()) };
  });
}

/**
 * Stores prices that a person entered, also large changes, and renews every page that shows them.
 * @returns how many; 0 where one of them is not newer than the last one, and then none is stored
 */
export const setMetalPrices = (ctx: ServiceContext, input: MetalPricesInput): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    const planned = await planMetalPrices(ctx, tx, input);
    if (planned.some(({ verdict }) => verdict === 'old')) return 0;
    await insertMetalPrices(
      tx,
      planned.map(({ price }) => price),
    );
    for (const { last, price } of planned)
      await audit(tx, {
        at: ctx.now(),
        actor: 'command',
        action: 'metalPriceSet',
        subject: 'metalPrice',
        subjectId: [price.metal, price.caliber, price.currency].filter((part) => part !== null).join(' '),
        before: last,
        after: price,
      });
    await invalidate(tx, 'site');
    return planned.length;
  });
