import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { bankAccounts, contactInfo, settings, sliders, statistics } from '../schema/reference.ts';
import { projectCategories, projects, projectSlugs, projectsToCategories, projectsToTypes, projectTypes, units } from '../schema/catalogue.ts';
import { foldForSearch } from '#src/domain/search-folding.ts';
import { freeSlug } from '#src/domain/slug.ts';
import type { Database } from '../client.ts';
import { rowsOf } from '../client.ts';
import { giveDemoDonations } from './donations.ts';
import { demoCategories, demoTypes, demoUnits } from './programs.ts';
import type { ProjectSeed } from './project-seed.ts';
import { childrenProjects } from './projects-children.ts';
import { debtProjects } from './projects-debts.ts';
import { reliefProjects } from './projects-relief.ts';
import { demoBankAccounts, demoContact, demoSliders, demoStatistics } from './site.ts';
import { say } from './text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The interleaving gives a catalogue of many programs from its first page on. */
const seeds: readonly ProjectSeed[] = [reliefProjects, debtProjects, childrenProjects].flatMap((list) => list.map((seed, index) => ({ seed, index })))
  .toSorted((a, b) => a.index - b.index).map(({ seed }) => seed);

/** Whether the database holds the demo charity: such a one never takes real money. */
export const holdsDemoData = async (db: Database): Promise<boolean> => (await rowsOf(db, sql`select 1 from settings where category = 'site' and field = 'isDemo'`)).length > 0;

export const isEmptyDatabase = async (db: Database): Promise<boolean> => (await rowsOf(db, sql`select 1 from project_types limit 1`)).length === 0;

/** Fills an empty database with a believable small charity, its gifts posted in the ledger as real ones are. */
export async function seedDemo(ctx: ServiceContext): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    await tx.insert(settings).values([
      { category: 'site', field: 'isDemo', value: true }, { category: 'site', field: 'currency', value: 'USD' }, { category: 'site', field: 'name', value: 'Sanad' },
      { category: 'PROJECTS', field: 'DEFAULT_SUGGESTED_AMOUNTS', value: [1000, 2000, 5000, 10_000] },
    ]);
    await tx.insert(bankAccounts).values(demoBankAccounts.map((account, position) => ({ ...account, position })));
    await tx.insert(contactInfo).values(demoContact);
    await tx.insert(statistics).values(demoStatistics.map((statistic, position) => ({ ...statistic, position })));
    await tx.insert(sliders).values(demoSliders.map((slider, position) => ({ ...slider, position, coverSeed: position + 101 })));
    await seedCatalogue(tx, now);
  });
  await giveDemoDonations(ctx, seeds);
}

async function seedCatalogue(tx: Database, now: Date): Promise<void> {
  const types = await tx.insert(projectTypes).values(demoTypes.map((type, position) => ({ ...type, position }))).returning();
  const categories = await tx.insert(projectCategories).values(demoCategories.map((category, position) => ({ ...category, position }))).returning();
  const kinds = await tx.insert(units).values(demoUnits.map((unit, position) => ({ ...unit, position }))).returning();
  await tx.insert(settings).values({ category: 'site', field: 'ramadanProjectTypeId', value: types.find(({ slug }) => slug === 'kafarat')!.id });
  const slugs = new Set<string>();
  for (const [index, seed] of seeds.entries()) {
    const slug = freeSlug(seed.title, { isTaken: (taken) => slugs.has(taken), isEndowment: seed.isEndowment ?? false });
    slugs.add(slug);
    const [row] = await tx.insert(projects).values(projectRow(seed, { slug, index, now, unitId: kinds.find(({ code }) => code === seed.unit?.code)?.id })).returning({ id: projects.id });
    await tx.insert(projectsToTypes).values(seed.types.map((name) => ({ projectId: row!.id, typeId: types.find((type) => type.slug === name)!.id })));
    await tx.insert(projectsToCategories).values(seed.categories.map((name, position) => ({ projectId: row!.id, categoryId: categories.find((category) => category.slug === name)!.id, position })));
    if (index === 0) await tx.insert(projectSlugs).values({ slug: 'marib-well', projectId: row!.id });
  }
}

function projectRow(seed: ProjectSeed, { slug, index, now, unitId }: { slug: string; index: number; now: Date; unitId: string | undefined }): typeof projects.$inferInsert {
  const isPublic = seed.status === undefined || seed.status === 'completed';
  const at = new Date(now.getTime() - (index + 2) * 3 * DAY_MS);
  const { person } = seed;
  return {
    slug, title: seed.title, subTitle: seed.subTitle, description: seed.description, currency: 'USD', goalMinor: seed.goal, country: seed.country, city: seed.city,
    // A finished one is published first: its gifts finish it.
    status: isPublic ? 'published' : seed.status!, rejectionReason: seed.rejectionReason,
    donationMethod: seed.unit ? 'units' : 'money', unitId, unitPriceMinor: seed.unit?.price, endowmentPercentage: seed.endowmentPercentage ?? 0,
    isEndowment: seed.isEndowment ?? false, isSuitableForZakat: seed.isSuitableForZakat ?? false, isGiftable: seed.isGiftable ?? false, isUrgent: seed.isUrgent ?? false,
    isAboutPerson: person !== undefined || seed.billNumber !== undefined, hasSensitiveConsent: person?.hasConsent ?? false,
    nationality: person?.nationality, beneficiariesGender: person?.gender ?? null, ageInYears: person?.age, educationYear: person?.educationYear, beneficiaryHealthStatus: person?.health, dateOfBeingOrphan: person?.orphanSince,
    beneficiariesCount: seed.beneficiaries ?? 0, tags: seed.tags ?? [], billNumber: seed.billNumber, joinedSince: seed.billNumber ? at.toISOString().slice(0, 10) : null,
    permitNumber: isPublic ? `NCNP-${1200 + index}` : null, permitAuthority: isPublic ? say('National Centre for Non-Profit Sector', 'المركز الوطني لتنمية القطاع غير الربحي', 'Kâr Amacı Gütmeyen Sektör Ulusal Merkezi') : null,
    permitValidUntil: isPublic ? new Date(now.getTime() + 330 * DAY_MS) : null, endsAt: seed.endsInDays === undefined ? null : new Date(now.getTime() + seed.endsInDays * DAY_MS),
    coverSeed: index + 1, searchText: foldForSearch([seed.title, seed.subTitle, seed.description, seed.city ?? {}].flatMap((text) => Object.values(text)).concat(seed.billNumber ?? []).join(' ')),
    publishedAt: isPublic ? at : null, createdAt: at, updatedAt: at,
  };
}
