import { sql } from 'drizzle-orm';
import { seedActivities } from '#src/server/demo/activities/seed-activities.ts';
import { seedArticles } from '#src/server/demo/articles/seed-articles.ts';
import { giveDemoDonations } from '#src/server/demo/donations.ts';
import { demoKafaratPrices } from '#src/server/demo/kafarat.ts';
import { demoMetalPrices } from '#src/server/demo/metals.ts';
import type { ProjectSeed } from '#src/server/demo/project-seed.ts';
import { childrenProjects } from '#src/server/demo/projects-children.ts';
import { debtCaseProjects } from '#src/server/demo/projects-debt-cases.ts';
import { debtProjects } from '#src/server/demo/projects-debts.ts';
import { healthAndSchoolProjects } from '#src/server/demo/projects-health-and-school.ts';
import { homeAndMosqueProjects } from '#src/server/demo/projects-homes-and-mosques.ts';
import { reliefProjects } from '#src/server/demo/projects-relief.ts';
import { waterAndFoodProjects } from '#src/server/demo/projects-water-and-food.ts';
import { seedCatalogue } from '#src/server/demo/seed-catalogue.ts';
import { seedContent } from '#src/server/demo/seed-content.ts';
import { seedSacrifices } from '#src/server/demo/seed-sacrifices.ts';
import { demoBankAccounts, demoContact, demoOfficeHours, demoSliders, demoStatistics } from '#src/server/demo/site.ts';
import { sponsoredChildren } from '#src/server/demo/sponsored-children.ts';
import { demoStockRates, demoStocks } from '#src/server/demo/stocks.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { kafaratPrices } from '#src/server/platform/db/schema/kafarat.ts';
import { bankAccounts, contactInfo, settings, sliders, statistics } from '#src/server/platform/db/schema/reference.ts';
import { metalPrices } from '#src/server/platform/db/schema/rulings.ts';
import { stockRates, stocks } from '#src/server/platform/db/schema/stocks.ts';

/** The interleaving gives a catalogue of many programs from its first page on. */
const interleaved = (...lists: readonly (readonly ProjectSeed[])[]): ProjectSeed[] =>
  lists
    .flatMap((list) => list.map((seed, index) => ({ seed, index })))
    .toSorted((a, b) => a.index - b.index)
    .map(({ seed }) => seed);

/** From the newest to the oldest. */
const seeds: readonly ProjectSeed[] = [
  ...interleaved(reliefProjects, debtProjects, childrenProjects),
  ...sponsoredChildren,
  ...interleaved(waterAndFoodProjects, debtCaseProjects, homeAndMosqueProjects, healthAndSchoolProjects),
];

/** Whether the database holds the demo charity: such a one never takes real money. */
export const holdsDemoData = async (db: Database): Promise<boolean> =>
  (await rowsOf(db, sql`select 1 from settings where category = 'site' and field = 'isDemo'`)).length > 0;

export const isEmptyDatabase = async (db: Database): Promise<boolean> =>
  (await rowsOf(db, sql`select 1 from project_types limit 1`)).length === 0;

/** Fills an empty database with a believable small charity, its donations posted in the ledger as real ones are. */
export async function seedDemo(ctx: ServiceContext): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    await tx.insert(settings).values([
      { category: 'site', field: 'isDemo', value: true },
      { category: 'site', field: 'currency', value: 'USD' },
      { category: 'site', field: 'name', value: 'Sanad' },
      { category: 'site', field: 'officeHours', value: demoOfficeHours },
      { category: 'PROJECTS', field: 'DEFAULT_SUGGESTED_AMOUNTS', value: [1000, 2000, 5000, 10_000] },
    ]);
    await tx.insert(bankAccounts).values(demoBankAccounts.map((account, position) => ({ ...account, position })));
    await tx.insert(contactInfo).values(demoContact);
    const countries = new Set(seeds.map(({ country }) => country)).size;
    await tx
      .insert(statistics)
      .values(
        demoStatistics.map((statistic, position) => ({
          ...statistic,
          position,
          ...(statistic.source === 'editor' && { value: countries }),
        })),
      );
    await tx
      .insert(sliders)
      .values(demoSliders.map((slider, position) => ({ ...slider, position, coverSeed: position + 101 })));
    await tx.insert(metalPrices).values(demoMetalPrices.map((price) => ({ ...price, updatedAt: now })));
    await tx.insert(stocks).values(demoStocks);
    await tx.insert(stockRates).values(demoStockRates);
    await tx.insert(kafaratPrices).values(demoKafaratPrices);
    await seedCatalogue(tx, seeds, now);
    await seedContent(tx, now);
  });
  await giveDemoDonations(ctx, seeds);
  await seedSacrifices(ctx);
  await seedArticles(ctx);
  await seedActivities(ctx);
}
