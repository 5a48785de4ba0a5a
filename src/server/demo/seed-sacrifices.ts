import { DAY_MS } from '#src/domain/durations.ts';
import { momentOf } from '#src/domain/local-time.ts';
import { sharesOf } from '#src/domain/sacrifice.ts';
import { eveOfNextEid } from '#src/domain/season.ts';
import { demoDonors } from '#src/server/demo/donors.ts';
import { giveDemoOrder } from '#src/server/demo/give-demo-order.ts';
import { demoSacrifices, type SacrificeSeed } from '#src/server/demo/sacrifices.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { sacrificeCategories, sacrifices } from '#src/server/platform/db/schema/sacrifices.ts';
import { sacrificeTitle } from '#src/server/sacrifices/sacrifice-title.ts';
import { markSlaughtered } from '#src/server/sacrifices/shares.repository.ts';

/** The demo charity's sacrifices, with paid orders in the names of people who never lived. */
export async function seedSacrifices(ctx: ServiceContext): Promise<void> {
  const now = ctx.now();
  const categories = await ctx.db.select().from(sacrificeCategories);
  const institutions = await ctx.db.select({ id: ngos.id, slug: ngos.slug }).from(ngos);
  const rows = await ctx.db
    .insert(sacrifices)
    .values(
      demoSacrifices.map((seed) => ({
        categoryId: categories.find(({ slug }) => slug === seed.category)!.id,
        country: seed.country,
        city: seed.city,
        animal: seed.animal,
        size: sharesOf(seed.animal),
        stock: seed.stock,
        priceMinor: seed.price,
        currency: 'USD' as const,
        opensAt: daysFrom(now, seed.opensIn),
        closesLocal: closingDay(seed, now),
        timeZone: seed.timeZone,
        ngoId: institutions.find(({ slug }) => slug === seed.ngo)!.id,
        status: 'published' as const,
        facts: [...seed.facts],
        createdAt: daysFrom(now, -60),
      })),
    )
    .returning({ id: sacrifices.id });
  let turn = 0;
  for (const [index, seed] of demoSacrifices.entries()) {
    for (const [place, shares] of seed.orders.entries()) {
      const { category, country, animal, price } = seed;
      await giveDemoOrder(
        ctx,
        {
          type: 'sacrifice',
          sacrificeId: rows[index]!.id,
          intention: 'sadaqah',
          title: sacrificeTitle(categories.find(({ slug }) => slug === category)!.title, animal, country),
          unitPriceMinor: price,
          quantity: shares,
          amountMinor: price * shares,
          endowmentMinor: 0,
          facts: { type: 'sacrifice', sacrificeId: rows[index]!.id, category, animal, country, shares },
          people: {
            onBehalfOf: Array.from(
              { length: shares },
              (_, at) => demoDonors[(turn + at) % demoDonors.length]!.fullName,
            ),
          },
        },
        {
          currency: 'USD',
          turn: (turn += 1),
          at: new Date(now.getTime() - (5 * DAY_MS + turn * 1_800_000)),
          email: seed.slaughter && place === 0 ? DEMO_DONOR : undefined,
        },
      );
    }
    if (seed.slaughter) await slaughterFirst(ctx, rows[index]!.id, seed, now);
  }
}

/** Without an email to those who gave: their addresses can receive nothing. */
async function slaughterFirst(
  ctx: ServiceContext,
  sacrificeId: string,
  { slaughter, timeZone }: SacrificeSeed,
  now: Date,
): Promise<void> {
  const { at, daysAgo, place, proof } = slaughter!;
  const slaughteredAt = momentOf(`${dayFrom(now, -daysAgo)}T${at}`, timeZone);
  const done = { slaughteredAt, place, proof, proofUrl: null, proofFileId: null };
  await markSlaughtered(ctx.db, { sacrificeId, number: 1, ...done });
}

/** The account of a donor in the demo charity sees the first order of a slaughtered animal. */
const DEMO_DONOR = 'donor@demo.invalid';

const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);
const dayFrom = (now: Date, days: number): string => daysFrom(now, days).toISOString().slice(0, 10);

/** Six in the evening of the day. */
const closingDay = ({ closesIn }: SacrificeSeed, now: Date): string =>
  `${closesIn === 'eid' ? eveOfNextEid(now) : dayFrom(now, closesIn)}T18:00`;
