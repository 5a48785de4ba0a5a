import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { projectCategories, projects, projectsToCategories, projectsToTypes, projectTotals, projectTypes, units } from '../db/schema/catalogue.ts';

type Label = { id: string; slug: string; title: typeof projectTypes.$inferSelect.title };

const typesOf = sql<(Label & { palette: string })[]>`coalesce((
  select json_agg(json_build_object('id', ${projectTypes.id}, 'slug', ${projectTypes.slug}, 'title', ${projectTypes.title}, 'palette', ${projectTypes.palette}) order by ${projectTypes.position})
  from ${projectsToTypes} join ${projectTypes} on ${projectTypes.id} = ${projectsToTypes.typeId} where ${projectsToTypes.projectId} = ${projects.id}), '[]')`;
const categoriesOf = sql<Label[]>`coalesce((
  select json_agg(json_build_object('id', ${projectCategories.id}, 'slug', ${projectCategories.slug}, 'title', ${projectCategories.title}) order by ${projectsToCategories.position}, ${projectCategories.position})
  from ${projectsToCategories} join ${projectCategories} on ${projectCategories.id} = ${projectsToCategories.categoryId} where ${projectsToCategories.projectId} = ${projects.id}), '[]')`;

/** What a card shows and a price needs, and nothing of the long texts. */
const cardColumns = {
  id: projects.id, slug: projects.slug, title: projects.title, subTitle: projects.subTitle, status: projects.status, outcome: projects.outcome,
  fundraiserType: projects.fundraiserType, donationMethod: projects.donationMethod, currency: projects.currency, goalMinor: projects.goalMinor, unitPriceMinor: projects.unitPriceMinor,
  minimumMinor: projects.minimumMinor, maximumMinor: projects.maximumMinor, suggestedAmounts: projects.suggestedAmounts, endowmentPercentage: projects.endowmentPercentage,
  isEndowment: projects.isEndowment, isSuitableForZakat: projects.isSuitableForZakat, isGiftable: projects.isGiftable, isUrgent: projects.isUrgent, isAboutPerson: projects.isAboutPerson,
  country: projects.country, city: projects.city, coverSeed: projects.coverSeed, tags: projects.tags, nationality: projects.nationality, beneficiariesGender: projects.beneficiariesGender,
  ageInYears: projects.ageInYears, billNumber: projects.billNumber, permitValidUntil: projects.permitValidUntil, endsAt: projects.endsAt, publishedAt: projects.publishedAt, createdAt: projects.createdAt,
  raised: sql<number>`coalesce(${projectTotals.raisedMinor}, 0)`.mapWith(Number), donorsCount: sql<number>`coalesce(${projectTotals.donorsCount}, 0)`.mapWith(Number),
  unit: { code: units.code, title: units.title }, types: typesOf, categories: categoriesOf,
};

const cards = (db: Database) => db.select(cardColumns).from(projects)
  .leftJoin(projectTotals, eq(projectTotals.projectId, projects.id)).leftJoin(units, eq(units.id, projects.unitId));

/** A project as lists, carts and orders read it. */
export type ProjectRow = Awaited<ReturnType<typeof cards>>[number];
/** One with its place in a list, as a whole number. */
export type ListedProject = ProjectRow & { key: number; total: number | null };

/**
 * The cards of a page: `page` selects `id`, `place` that the page is ordered by, `key` and `total`. A page is found by its
 * index alone, and only then are its few rows read.
 */
export async function findCards(db: Database, page: SQL, isDescending = false): Promise<ListedProject[]> {
  const way = sql.raw(isDescending ? 'desc' : 'asc');
  return db.select({ ...cardColumns, key: sql<number>`page.key`.mapWith(Number), total: sql<number | null>`page.total`.mapWith((total: unknown) => (total === null ? null : Number(total))) }).from(projects)
    .innerJoin(sql`(${page}) as page`, sql`page.id = ${projects.id}`)
    .leftJoin(projectTotals, eq(projectTotals.projectId, projects.id)).leftJoin(units, eq(units.id, projects.unitId))
    .orderBy(sql`page.place ${way}, page.id ${way}`);
}

/** Projects by id in whichever status: what a cart or an order names. */
export async function findProjectsById(db: Database, ids: readonly string[]): Promise<ProjectRow[]> {
  return ids.length === 0 ? [] : cards(db).where(inArray(projects.id, [...new Set(ids)]));
}

const details = (db: Database) => db.select({
  ...cardColumns, description: projects.description, address: projects.address, locationLink: projects.locationLink, hasSensitiveConsent: projects.hasSensitiveConsent,
  beneficiariesCount: projects.beneficiariesCount, numberOfCoveredBeneficiaries: projects.numberOfCoveredBeneficiaries, beneficiaryTypes: projects.beneficiaryTypes,
  otherBeneficiaryCountries: projects.otherBeneficiaryCountries, beneficiaryHealthStatus: projects.beneficiaryHealthStatus, beneficiaryMaritalStatus: projects.beneficiaryMaritalStatus,
  educationYear: projects.educationYear, numberOfChildren: projects.numberOfChildren, dateOfBeingOrphan: projects.dateOfBeingOrphan, joinedSince: projects.joinedSince,
  additionalFields: projects.additionalFields, closedAt: projects.closedAt, closedReason: projects.closedReason, permitNumber: projects.permitNumber, permitAuthority: projects.permitAuthority,
}).from(projects).leftJoin(projectTotals, eq(projectTotals.projectId, projects.id)).leftJoin(units, eq(units.id, projects.unitId));

/** All that one project's own page shows. */
export type ProjectDetailRow = Awaited<ReturnType<typeof details>>[number];

export const findDetails = async (db: Database, where: SQL): Promise<ProjectDetailRow | undefined> => (await details(db).where(where).limit(1))[0];
