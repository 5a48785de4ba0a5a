import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
  index('projects_newest').on(table.status, table.publishedAt.desc(), table.id.desc()),
  index('projects_ending').on(table.status, table.endsAt, table.id),
]);

/** Former slugs lead to the present one for ever. */
export const projectSlugs = pgTable('project_slugs', {
  slug: text().primaryKey(),
  projectId: uuid().notNull().references(() => projects.id),
});

export const projectsToTypes = pgTable('projects_to_types', {
  projectId: uuid().notNull().references(() => projects.id, { onDelete: 'cascade' }),
  typeId: uuid().notNull().references(() => projectTypes.id),
}, (table) => [primaryKey({ columns: [table.projectId, table.typeId] }), index('projects_to_types_type').on(table.typeId)]);

export const projectsToCategories = pgTable('projects_to_categories', {
  projectId: uuid().notNull().references(() => projects.id, { onDelete: 'cascade' }),
  categoryId: uuid().notNull().references(() => projectCategories.id),
  position: integer().notNull().default(0),
}, (table) => [primaryKey({ columns: [table.projectId, table.categoryId] }), index('projects_to_categories_category').on(table.categoryId)]);

/** What the ledger says of a project, kept in the transaction that posts; `ledger:check` compares. */
export const projectTotals = pgTable('project_totals', {
  projectId: uuid().primaryKey().references(() => projects.id, { onDelete: 'cascade' }),
  raisedMinor: minor().notNull().default(0),
  donationsCount: integer().notNull().default(0),
  donorsCount: integer().notNull().default(0),
}, (table) => [index('project_totals_raised').on(table.raisedMinor)]);

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
