import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, date, type ExtraConfigColumn, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { PROJECT_STATUSES } from '#src/domain/project.ts';
import { currency, hasText, id, instant, localText, minor, oneOf } from './columns.ts';

/** Programs: each with its icon, palette and facts. */
export const projectTypes = pgTable('project_types', {
  id: id(),
  slug: text().notNull().unique(),
  title: localText().notNull(),
  summary: localText(),
  icon: text().notNull(),
  palette: text().notNull(),
  position: integer().notNull(),
}, (table) => [check('project_types_title', hasText(table.title))]);

/** Campaigns; a quick donation goes to a category's fund. */
export const projectCategories = pgTable('project_categories', {
  id: id(),
  slug: text().notNull().unique(),
  title: localText().notNull(),
  icon: text().notNull(),
  position: integer().notNull(),
}, (table) => [check('project_categories_title', hasText(table.title))]);

export const units = pgTable('units', {
  id: id(),
  code: text().notNull().unique(),
  title: localText().notNull(),
  position: integer().notNull(),
}, (table) => [check('units_title', hasText(table.title))]);

export const projects = pgTable('projects', {
  id: id(),
  slug: text().notNull().unique(),
  title: localText().notNull(),
  subTitle: localText(),
  description: localText(),
  status: text({ enum: PROJECT_STATUSES }).notNull().default('draft'),
  rejectionReason: localText(),
  fundraiserType: text({ enum: ['platform', 'ngo', 'person'] }).notNull().default('platform'),
  ownerId: uuid(),
  donationMethod: text({ enum: ['money', 'units'] }).notNull().default('money'),
  currency: currency().notNull(),
  goalMinor: minor().notNull(),
  unitId: uuid().references(() => units.id),
  unitPriceMinor: minor(),
  minimumMinor: minor(),
  maximumMinor: minor(),
  suggestedAmounts: jsonb().$type<number[]>(),
  endowmentPercentage: smallint().notNull().default(0),
  isEndowment: boolean().notNull().default(false),
  isSuitableForZakat: boolean().notNull().default(false),
  isGiftable: boolean().notNull().default(false),
  isUrgent: boolean().notNull().default(false),
  country: text().notNull(),
  city: localText(),
  address: localText(),
  locationLink: text(),
  /** About a person: a page then shows no address, no link and years for dates. */
  isAboutPerson: boolean().notNull().default(false),
  hasSensitiveConsent: boolean().notNull().default(false),
  nationality: text(),
  beneficiariesGender: text({ enum: ['male', 'female', 'both'] }),
  beneficiaryHealthStatus: text({ enum: ['healthy', 'sick', 'chronicallyIll', 'disabled'] }),
  beneficiaryMaritalStatus: text({ enum: ['single', 'married', 'divorced', 'widowed', 'engaged'] }),
  ageInYears: smallint(),
  educationYear: smallint(),
  numberOfChildren: smallint(),
  dateOfBeingOrphan: date(),
  beneficiariesCount: integer().notNull().default(0),
  numberOfCoveredBeneficiaries: integer().notNull().default(0),
  beneficiaryTypes: text().array().notNull().default(sql`'{}'`),
  otherBeneficiaryCountries: text().array().notNull().default(sql`'{}'`),
  tags: text().array().notNull().default(sql`'{}'`),
  additionalFields: jsonb().$type<{ fieldKey: Record<string, string>; fieldValue: Record<string, string> }[]>().notNull().default([]),
  billNumber: text().unique(),
  joinedSince: date(),
  outcome: text({ enum: ['funded', 'closed'] }),
  closedAt: instant(),
  closedReason: localText(),
  permitNumber: text(),
  permitAuthority: localText(),
  permitValidUntil: instant(),
  endsAt: instant(),
  coverSeed: integer().notNull().default(1),
  /** The three languages folded as searches are, kept by the service that writes the texts. */
  searchText: text().notNull().default(''),
  publishedAt: instant(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
}, (table) => [
  check('projects_title', hasText(table.title)),
  check('projects_goal', sql`${table.goalMinor} > 0`),
  check('projects_percentage', sql`${table.endowmentPercentage} between 0 and 100`),
  check('projects_units', sql`${table.donationMethod} <> 'units' or (${table.unitId} is not null and ${table.unitPriceMinor} > 0)`),
  check('projects_bounds', sql`coalesce(${table.minimumMinor}, 1) > 0 and coalesce(${table.maximumMinor}, 1) >= coalesce(${table.minimumMinor}, 1)`),
  check('projects_zakat', sql`not (${table.isEndowment} and ${table.isSuitableForZakat})`),
  check('projects_published', sql`${table.status} not in ('published', 'completed') or ${table.publishedAt} is not null`),
  check('projects_outcome', sql`(${table.status} = 'completed') = (${table.outcome} is not null)`),
  check('projects_status', oneOf(table.status, PROJECT_STATUSES)),
  check('projects_covered', sql`${table.beneficiariesCount} >= 0 and ${table.numberOfCoveredBeneficiaries} >= 0`),
  // Newest first as `desc()` orders it, NULLS FIRST: an index that descends otherwise is never used.
  index('projects_newest').on(...newest(table)).where(isPublic(table)),
  index('projects_status_newest').on(table.status, ...newest(table)).where(isPublic(table)),
  index('projects_country_newest').on(table.country, ...newest(table)).where(isPublic(table)),
  index('projects_zakat_newest').on(table.isSuitableForZakat, ...newest(table)).where(isPublic(table)),
  index('projects_method_newest').on(table.donationMethod, ...newest(table)).where(isPublic(table)),
  index('projects_fundraiser_newest').on(table.fundraiserType, ...newest(table)).where(isPublic(table)),
  index('projects_gender_newest').on(table.beneficiariesGender, ...newest(table)).where(isPublic(table)),
  index('projects_nationality_newest').on(table.nationality, ...newest(table)).where(isPublic(table)),
  index('projects_age').on(table.ageInYears).where(isPublic(table)),
  index('projects_tags').using('gin', table.tags),
  index('projects_urgent').on(...newest(table)).where(sql`${table.status} = 'published' and ${table.isUrgent}`),
  index('projects_ending').on(endingOf(table), table.id).where(isPublic(table)),
  index('projects_status_ending').on(table.status, endingOf(table), table.id).where(isPublic(table)),
]);

function newest({ publishedAt, id: last }: Record<'publishedAt' | 'id', ExtraConfigColumn>) {
  return [publishedAt.desc().nullsFirst(), last.desc().nullsFirst()] as const;
}

/** In literals, so that any plan, a generic one too, may use the partial indexes. */
export const isPublic = ({ status }: { status: AnyPgColumn }): SQL => sql`${status} in ('published', 'completed')`;

/** When a project ends: never without a date, and behind all others once it is completed. The indexes hold this very expression. */
export const endingOf = ({ endsAt, status }: { status: AnyPgColumn; endsAt: AnyPgColumn }): SQL =>
  sql`(case when ${status} = 'completed' then 'infinity'::timestamptz else coalesce(${endsAt}, 'infinity'::timestamptz) end)`;

/** Former slugs lead to the present one for ever. */
export const projectSlugs = pgTable('project_slugs', {
  slug: text().primaryKey(),
  projectId: uuid().notNull().references(() => projects.id),
});

export const projectsToTypes = pgTable('projects_to_types', {
  projectId: uuid().notNull().references(() => projects.id, { onDelete: 'cascade' }),
  typeId: uuid().notNull().references(() => projectTypes.id),
  ...listed(),
  /** As the project's rank has it. */
  remainingMinor: minor(),
}, (table) => [
  primaryKey({ columns: [table.projectId, table.typeId] }),
  index('projects_to_types_newest').on(table.typeId, table.publishedAt.desc().nullsFirst(), table.projectId.desc().nullsFirst()),
  index('projects_to_types_status_newest').on(table.typeId, table.status, table.publishedAt.desc().nullsFirst(), table.projectId.desc().nullsFirst()).where(isPublic(table)),
  index('projects_to_types_remaining').on(table.typeId, table.remainingMinor, table.projectId).where(isPublic(table)),
]);

export const projectsToCategories = pgTable('projects_to_categories', {
  projectId: uuid().notNull().references(() => projects.id, { onDelete: 'cascade' }),
  categoryId: uuid().notNull().references(() => projectCategories.id),
  position: integer().notNull().default(0),
  ...listed(),
}, (table) => [
  primaryKey({ columns: [table.projectId, table.categoryId] }),
  index('projects_to_categories_newest').on(table.categoryId, table.publishedAt.desc().nullsFirst(), table.projectId.desc().nullsFirst()),
  index('projects_to_categories_status_newest').on(table.categoryId, table.status, table.publishedAt.desc().nullsFirst(), table.projectId.desc().nullsFirst()).where(isPublic(table)),
]);

/** What a link repeats of its project while that is public, so that one program's list is read from one index. Kept by triggers. */
function listed() {
  return { status: text({ enum: PROJECT_STATUSES }), publishedAt: instant() };
}

/** What the ledger says of a project, kept in the transaction that posts; `ledger:check` compares. */
export const projectTotals = pgTable('project_totals', {
  projectId: uuid().primaryKey().references(() => projects.id, { onDelete: 'cascade' }),
  raisedMinor: minor().notNull().default(0),
  donationsCount: integer().notNull().default(0),
  donorsCount: integer().notNull().default(0),
});

/** How far a completed project's rank lies behind all others. */
export const LAST_RANK = 9_000_000_000_000_000;

/** What lists of public projects are ordered by and gifts change: narrow, and kept by triggers in the transaction that posts. */
export const projectRanks = pgTable('project_ranks', {
  projectId: uuid().primaryKey().references(() => projects.id, { onDelete: 'cascade' }),
  status: text({ enum: PROJECT_STATUSES }).notNull(),
  isEndowment: boolean().notNull(),
  /** Minor units still wanted; `LAST_RANK` when completed. */
  remainingMinor: minor().notNull(),
  /** Hundredths of a percent of the goal. */
  fundedRatio: minor().notNull(),
}, (table) => [
  index('project_ranks_remaining').on(table.remainingMinor, table.projectId),
  index('project_ranks_funded').on(table.fundedRatio.desc().nullsFirst(), table.projectId.desc().nullsFirst()),
  index('project_ranks_status_funded').on(table.status, table.fundedRatio.desc().nullsFirst(), table.projectId.desc().nullsFirst()),
  index('project_ranks_closing').on(table.remainingMinor, table.projectId).where(isClosing(table)),
]);

/** Three fifths funded and not yet whole: close by its share, not by a small sum alone. */
export function isClosing({ fundedRatio, isEndowment, remainingMinor, status }: Record<'fundedRatio' | 'isEndowment' | 'remainingMinor' | 'status', AnyPgColumn>): SQL {
  return sql`${status} = 'published' and not ${isEndowment} and ${remainingMinor} > 0 and ${fundedRatio} >= 6000`;
}

/** Who has given to a project, each counted once: an account, else the hash of a guest's e-mail. */
export const projectDonors = pgTable('project_donors', {
  projectId: uuid().notNull().references(() => projects.id, { onDelete: 'cascade' }),
  donorHash: text().notNull(),
}, (table) => [primaryKey({ columns: [table.projectId, table.donorHash] })]);

/** How many projects stand in each status: an exact total without counting. Kept by a trigger. */
export const projectCounts = pgTable('project_counts', {
  status: text({ enum: PROJECT_STATUSES }).primaryKey(),
  total: integer().notNull().default(0),
}, (table) => [uniqueIndex('project_counts_status').on(table.status)]);

/** How many public projects a single filter finds, by status: an exact total without counting. Kept by triggers. */
export const projectFacetCounts = pgTable('project_facet_counts', {
  facet: text({ enum: ['country', 'zakat', 'type', 'category'] }).notNull(),
  value: text().notNull(),
  status: text({ enum: PROJECT_STATUSES }).notNull(),
  total: integer().notNull().default(0),
}, (table) => [primaryKey({ columns: [table.facet, table.value, table.status] })]);
