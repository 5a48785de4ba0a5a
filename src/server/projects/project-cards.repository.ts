import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { LocalText } from '#src/domain/slug.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { projectCategories, projectTypes } from '#src/server/platform/db/schema/programs.ts';
import {
  endowmentYears,
  projectImpacts,
  projectUpdates,
  sponsorshipParts,
} from '#src/server/platform/db/schema/project-content.ts';
import { projectTotals } from '#src/server/platform/db/schema/project-counters.ts';
import { projectsToCategories, projectsToTypes } from '#src/server/platform/db/schema/project-links.ts';
import { projects, units } from '#src/server/platform/db/schema/projects.ts';
import { subscriptions } from '#src/server/platform/db/schema/subscriptions.ts';

type Label = { id: string; slug: string; title: typeof projectTypes.$inferSelect.title };

const typesOf = sql<(Label & { palette: string; icon: string })[]>`coalesce((
  select json_agg(json_build_object('id', ${projectTypes.id}, 'slug', ${projectTypes.slug}, 'title', ${projectTypes.title}, 'palette', ${projectTypes.palette}, 'icon', ${projectTypes.icon})
    order by ${projectTypes.position})
  from ${projectsToTypes} join ${projectTypes} on ${projectTypes.id} = ${projectsToTypes.typeId}
    where ${projectsToTypes.projectId} = ${projects.id}), '[]')`;
const categoriesOf = sql<Label[]>`coalesce((
  select json_agg(json_build_object('id', ${projectCategories.id}, 'slug', ${projectCategories.slug}, 'title', ${projectCategories.title})
    order by ${projectsToCategories.position}, ${projectCategories.position})
  from ${projectsToCategories} join ${projectCategories} on ${projectCategories.id} = ${projectsToCategories.categoryId}
    where ${projectsToCategories.projectId} = ${projects.id}), '[]')`;

type Update = { id: string; happenedOn: string; title: LocalText; text: LocalText | null };
type Part = { amount: number; title: LocalText; text: LocalText };
type Year = { year: number; capital: number | null; earned: number; given: number; text: LocalText | null };
type Impact = { amount: number; text: LocalText };
/** The number of updates on a project's page. */
const MAX_UPDATES = 10;

const updatesOf = sql<Update[]>`coalesce((
  select json_agg(json_build_object('id', newest.id, 'happenedOn', newest.happened_on, 'title', newest.title, 'text', newest.text)
    order by newest.happened_on desc, newest.id)
  from (select * from ${projectUpdates} where ${projectUpdates.projectId} = ${projects.id} and not ${projectUpdates.isForSponsor}
    order by ${projectUpdates.happenedOn} desc, ${projectUpdates.id}
    limit ${sql.raw(String(MAX_UPDATES))}) newest), '[]')`;
const impactsOf = sql<Impact[]>`coalesce((
  select json_agg(json_build_object('amount', ${projectImpacts.amountMinor}, 'text', ${projectImpacts.text}) order by ${projectImpacts.amountMinor})
  from ${projectImpacts} where ${projectImpacts.projectId} = ${projects.id}), '[]')`;

const partsOf = sql<Part[]>`coalesce((
  select json_agg(json_build_object('amount', ${sponsorshipParts.amountMinor}, 'title', ${sponsorshipParts.title}, 'text', ${sponsorshipParts.text}) order by ${sponsorshipParts.position})
  from ${sponsorshipParts} where ${sponsorshipParts.projectId} = ${projects.id}), '[]')`;

const yearsOf = sql<Year[]>`coalesce((
  select json_agg(json_build_object('year', ${endowmentYears.year}, 'capital', ${endowmentYears.capitalMinor}, 'earned', ${endowmentYears.earnedMinor}, 'given', ${endowmentYears.givenMinor}, 'text', ${endowmentYears.text}) order by ${endowmentYears.year})
  from ${endowmentYears} where ${endowmentYears.projectId} = ${projects.id}), '[]')`;

/** Whether somebody sponsors the child, or is about to pay the first month. Other projects are not looked up. */
export const hasSponsor = sql<boolean>`(case when ${projects.monthlyMinor} is null then false else exists (
  select 1 from ${subscriptions} where ${subscriptions.sponsoredProjectId} = ${projects.id} and ${subscriptions.status} <> 'cancelled') end)`;

/** Collection stops when the permit of the project or that of its institution expires, whichever comes first. */
const permitValidUntil =
  sql<Date | null>`least(${projects.permitValidUntil}, (select ${ngos.permitValidUntil} from ${ngos} where ${ngos.id} = ${projects.ngoId}))`.mapWith(
    projects.permitValidUntil,
  );

/** A suspended institution collects nothing, and its projects stay readable. */
const isSuspended = sql<boolean>`exists (select 1 from ${ngos} where ${ngos.id} = ${projects.ngoId} and ${ngos.status} = 'suspended')`;

/** The columns that cards and prices need, without the long texts. */
const cardColumns = {
  id: projects.id,
  slug: projects.slug,
  title: projects.title,
  subTitle: projects.subTitle,
  status: projects.status,
  outcome: projects.outcome,
  fundraiserType: projects.fundraiserType,
  donationMethod: projects.donationMethod,
  currency: projects.currency,
  goalMinor: projects.goalMinor,
  unitPriceMinor: projects.unitPriceMinor,
  minimumMinor: projects.minimumMinor,
  maximumMinor: projects.maximumMinor,
  suggestedAmounts: projects.suggestedAmounts,
  endowmentPercentage: projects.endowmentPercentage,
  isEndowment: projects.isEndowment,
  isSuitableForZakat: projects.isSuitableForZakat,
  isGiftable: projects.isGiftable,
  isUrgent: projects.isUrgent,
  isAboutPerson: projects.isAboutPerson,
  country: projects.country,
  city: projects.city,
  coverSeed: projects.coverSeed,
  tags: projects.tags,
  nationality: projects.nationality,
  beneficiariesGender: projects.beneficiariesGender,
  ageInYears: projects.ageInYears,
  billNumber: projects.billNumber,
  permitValidUntil,
  isSuspended,
  endsAt: projects.endsAt,
  monthlyMinor: projects.monthlyMinor,
  sponsoredAt: projects.sponsoredAt,
  hasSponsor,
  publishedAt: projects.publishedAt,
  createdAt: projects.createdAt,
  raised: sql<number>`coalesce(${projectTotals.raisedMinor}, 0)`.mapWith(Number),
  donorsCount: sql<number>`coalesce(${projectTotals.donorsCount}, 0)`.mapWith(Number),
  unit: { code: units.code, title: units.title, forms: units.forms },
  types: typesOf,
  categories: categoriesOf,
};

const cards = (db: Database) =>
  db
    .select(cardColumns)
    .from(projects)
    .leftJoin(projectTotals, eq(projectTotals.projectId, projects.id))
    .leftJoin(units, eq(units.id, projects.unitId));

/** A project as lists, carts and orders load it. */
export type ProjectRow = Awaited<ReturnType<typeof cards>>[number];
/** With `key`, its position in the order of a list as a whole number, and the list's `total` where it is known. */
export type ListedProject = ProjectRow & { key: number; total: number | null };

/**
 * The cards of a page. `page` selects `id`, `place` (the sort value), `key` and `total`. The page is found by an index first,
 * and only then are the columns of its few rows read.
 */
export async function findCards(db: Database, page: SQL, isDescending = false): Promise<ListedProject[]> {
  const way = sql.raw(isDescending ? 'desc' : 'asc');
  return db
    .select({
      ...cardColumns,
      key: sql<number>`page.key`.mapWith(Number),
      total: sql<number | null>`page.total`.mapWith((total: unknown) => (total === null ? null : Number(total))),
    })
    .from(projects)
    .innerJoin(sql`(${page}) as page`, sql`page.id = ${projects.id}`)
    .leftJoin(projectTotals, eq(projectTotals.projectId, projects.id))
    .leftJoin(units, eq(units.id, projects.unitId))
    .orderBy(sql`page.place ${way}, page.id ${way}`);
}

/** Projects by id, in any status, as carts and orders name them. */
export async function findProjectsById(db: Database, ids: readonly string[]): Promise<ProjectRow[]> {
  return ids.length === 0 ? [] : cards(db).where(inArray(projects.id, [...new Set(ids)]));
}

const details = (db: Database) =>
  db
    .select({
      ...cardColumns,
      description: projects.description,
      address: projects.address,
      locationLink: projects.locationLink,
      hasSensitiveConsent: projects.hasSensitiveConsent,
      consentBy: projects.consentBy,
      consentOn: projects.consentOn,
      beneficiariesCount: projects.beneficiariesCount,
      numberOfCoveredBeneficiaries: projects.numberOfCoveredBeneficiaries,
      beneficiaryTypes: projects.beneficiaryTypes,
      otherBeneficiaryCountries: projects.otherBeneficiaryCountries,
      beneficiaryHealthStatus: projects.beneficiaryHealthStatus,
      beneficiaryMaritalStatus: projects.beneficiaryMaritalStatus,
      educationYear: projects.educationYear,
      numberOfChildren: projects.numberOfChildren,
      dateOfBeingOrphan: projects.dateOfBeingOrphan,
      joinedSince: projects.joinedSince,
      additionalFields: projects.additionalFields,
      closedAt: projects.closedAt,
      closedReason: projects.closedReason,
      permitNumber: projects.permitNumber,
      ownPermitValidUntil: projects.permitValidUntil,
      permitAuthority: projects.permitAuthority,
      ngo: {
        id: ngos.id,
        slug: ngos.slug,
        name: ngos.name,
        partnerKind: ngos.partnerKind,
        country: ngos.country,
        city: ngos.city,
        approvedAt: ngos.approvedAt,
      },
      updates: updatesOf,
      impacts: impactsOf,
      parts: partsOf,
      years: yearsOf,
    })
    .from(projects)
    .leftJoin(ngos, and(eq(ngos.id, projects.ngoId), inArray(ngos.status, ['approved', 'suspended'])))
    .leftJoin(projectTotals, eq(projectTotals.projectId, projects.id))
    .leftJoin(units, eq(units.id, projects.unitId));

/** A project with all data of its page. */
export type ProjectDetailRow = Awaited<ReturnType<typeof details>>[number];

export const findDetails = async (db: Database, where: SQL): Promise<ProjectDetailRow | undefined> =>
  (await details(db).where(where).limit(1))[0];
