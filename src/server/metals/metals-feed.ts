import * as v from 'valibot';
import { isCurrencyCode } from '#money/currencies.ts';
import { parseScaled } from '#money/parse-money.ts';
import { metal } from '#src/contracts/zakat.ts';
import { judgePrice } from '#src/domain/metal-price.ts';
import { findMetalPrices, insertMetalPrices, type NewMetalPrice } from '#src/server/metals/metals.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { invalidate } from '#src/server/platform/db/invalidate.ts';
import type { JobType } from '#src/server/platform/jobs/job-type.ts';
import { oncePer } from '#src/server/platform/jobs/once-per.ts';

/** A price as `GET /metals` lists it; whether it is out of date is for this site to say. */
const fedPrice = v.object(v.omit(metal, ['isOutdated']).entries);
/** What the feed answers, in one object. */
const feed = v.object({ prices: v.pipe(v.array(fedPrice), v.maxLength(100)) });

/** Loads the feed and stores the prices that are newer; one that looks like a mistake is logged and left out. @throws Error for a feed that cannot be read */
export async function loadMetalPrices(ctx: ServiceContext): Promise<number> {
  const { prices } = v.parse(feed, await ctx.gateways.metals.load());
  const offered = prices.map(asRow);
  const taken: NewMetalPrice[] = [];
  for (const [currency, group] of Map.groupBy(offered, (price) => price.currency)) {
    const known = await findMetalPrices(ctx.db, currency);
    for (const price of group) {
      const last = known.find((row) => row.metal === price.metal && row.caliber === price.caliber);
      const verdict = judgePrice(price, last, ctx.now());
      if (verdict === 'taken') taken.push(price);
      if (verdict === 'suspicious')
        ctx.log.error(
          { metal: price.metal, caliber: price.caliber, pricePerGram: price.pricePerGram, currency },
          'a price of the metals feed was left out',
        );
    }
  }
  if (taken.length > 0)
    await ctx.db.transaction(async (tx) => {
      await insertMetalPrices(tx, taken);
      await invalidate(tx, 'site');
    });
  return taken.length;
}

function asRow({
  caliber,
  currency,
  metal: name,
  pricePerGram,
  source,
  updatedAt,
}: v.InferOutput<typeof fedPrice>): NewMetalPrice {
  const price = parseScaled(pricePerGram, 4);
  if (price === undefined || !isCurrencyCode(currency)) throw new Error('the feed of metal prices names no price');
  return {
    metal: name,
    caliber: caliber ?? null,
    currency,
    pricePerGram: price,
    source: { en: source },
    updatedAt: new Date(updatedAt),
  };
}

const EVERY_MS = 60 * 60 * 1000;
const isDue = oncePer(EVERY_MS);

/** Loads the feed every hour. Several processes may do so: a price that is not newer is not stored again. */
export const metalsFeedJob: JobType<'load'> = {
  name: 'metalsFeed',
  everyMs: 60_000,
  concurrency: { embedded: 1, postgres: 1 },
  take: async (ctx) => (ctx.gateways.metals.isConfigured && isDue(ctx) ? 'load' : undefined),
  run: async (ctx) => {
    const stored = await loadMetalPrices(ctx);
    if (stored > 0) ctx.log.info({ stored }, 'metal prices loaded');
  },
};
