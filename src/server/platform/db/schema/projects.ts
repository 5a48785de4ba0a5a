import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { CONSENT_RELATIONS } from '#src/domain/guardian-consent.ts';
import type { PluralForms } from '#src/domain/plural-forms.ts';
import { PROJECT_STATUSES } from '#src/domain/project.ts';
import { currency, hasText, id, instant, localText, minor, oneOf } from '#src/server/platform/db/schema/columns.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';

export const units = pgTable(
  'units',
  {
    id: id(),
    code: text().notNull().unique(),
    title: localText().notNull(),
    /** The unit with a number, by language and plural category; a unit without forms is shown by its title. */
    forms: jsonb().$type<PluralForms>(),
    position: integer().notNull(),
  },
  (table) => [check('units_title', hasText(table.title))],
);

export const projects = pgTable(
  'projects',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: localText().notNull(),
    subTitle: localText(),
    description: localText(),
    status: text({ enum: PROJECT_STATUSES }).notNull().default('draft'),
    rejectionReason: localText(),
    fundraiserType: text({ enum: ['platform', 'ngo', 'person'] })
      .notNull()
      .default('platform'),
    ownerId: uuid(),
    /** The institution that carries it out. */
    ngoId: uuid().references(() => ngos.id),
    donationMethod: text({ enum: ['money', 'units'] })
      .notNull()
      .default('money'),
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
    /** The project is about a person: its page shows no address and no link, and years in place of dates. */
    isAboutPerson: boolean().notNull().default(false),
    hasSensitiveConsent: boolean().notNull().default(false),
    nationality: text(),
    beneficiariesGender: text({ enum: ['male', 'female', 'both'] }),
    beneficiaryHealthStatus: text({ enum: ['healthy', 'sick', 'chronicallyIll', 'disabled'] }),
    beneficiaryMaritalStatus: text({ enum: ['single', 'married', 'divorced', 'widowed', 'engaged'] }),
    ageInYears: smallint(),
    /** When a sponsored child was born. No answer and no page shows it. */
    bornOn: date(),
    educationYear: smallint(),
    numberOfChildren: smallint(),
    dateOfBeingOrphan: date(),
    beneficiariesCount: integer().notNull().default(0),
    numberOfCoveredBeneficiaries: integer().notNull().default(0),
    beneficiaryTypes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    otherBeneficiaryCountries: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    additionalFields: jsonb()
      .$type<{ fieldKey: Record<string, string>; fieldValue: Record<string, string> }[]>()
      .notNull()
      .default([]),
    billNumber: text().unique(),
    joinedSince: date(),
    outcome: text({ enum: ['funded', 'closed'] }),
    closedAt: instant(),
    closedReason: localText(),
    permitNumber: text(),
    permitAuthority: localText(),
    permitValidUntil: instant(),
    endsAt: instant(),
    /** What one month of this child costs. Such a project has one sponsor, and no goal to reach. */
    monthlyMinor: minor(),
    /** Since when the child has a sponsor. */
    sponsoredAt: instant(),
    /** Who consented, for the child, to what its page shows, and on which day. A child is not published without. */
    consentBy: text({ enum: CONSENT_RELATIONS }),
    consentOn: date(),
    coverSeed: integer().notNull().default(1),
    /** The texts of all languages, folded for search, written by the service that writes the texts. */
    searchText: text().notNull().default(''),
    publishedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('projects_title', hasText(table.title)),
    check('projects_goal', sql`${table.goalMinor} > 0`),
    check('projects_percentage', sql`${table.endowmentPercentage} between 0 and 100`),
    check(
      'projects_units',
      sql`${table.donationMethod} <> 'units' or (${table.unitId} is not null and ${table.unitPriceMinor} > 0)`,
    ),
    check(
      'projects_bounds',
      sql`coalesce(${table.minimumMinor}, 1) > 0 and (${table.maximumMinor} is null or ${table.maximumMinor} >= coalesce(${table.minimumMinor}, 1))`,
    ),
    check('projects_zakat', sql`not (${table.isEndowment} and ${table.isSuitableForZakat})`),
    check(
      'projects_published',
      sql`${table.status} not in ('published', 'sponsored', 'completed') or ${table.publishedAt} is not null`,
    ),
    check(
      'projects_monthly',
      sql`${table.monthlyMinor} is null or (${table.monthlyMinor} > 0 and ${table.isAboutPerson} and not ${table.isEndowment} and ${table.donationMethod} = 'money')`,
    ),
    check(
      'projects_sponsored',
      sql`(${table.status} = 'sponsored') = (${table.sponsoredAt} is not null) and (${table.sponsoredAt} is null or ${table.monthlyMinor} is not null)`,
    ),
    check(
      'projects_consent',
      sql`(${table.consentBy} is null) = (${table.consentOn} is null) and (${table.consentBy} is null or ${table.monthlyMinor} is not null)`,
    ),
    check('projects_consent_by', oneOf(table.consentBy, CONSENT_RELATIONS)),
    check('projects_outcome', sql`(${table.status} = 'completed') = (${table.outcome} is not null)`),
    check('projects_status', oneOf(table.status, PROJECT_STATUSES)),
    check('projects_covered', sql`${table.beneficiariesCount} >= 0 and ${table.numberOfCoveredBeneficiaries} >= 0`),
    // `desc()` sorts NULLS FIRST, so the index must too, or it is never used.
    index('projects_newest')
      .on(...newest(table))
      .where(isPublic(table)),
    index('projects_status_newest')
      .on(table.status, ...newest(table))
      .where(isPublic(table)),
    index('projects_country_newest')
      .on(table.country, ...newest(table))
      .where(isPublic(table)),
    index('projects_zakat_newest')
      .on(table.isSuitableForZakat, ...newest(table))
      .where(isPublic(table)),
    index('projects_method_newest')
      .on(table.donationMethod, ...newest(table))
      .where(isPublic(table)),
    index('projects_fundraiser_newest')
      .on(table.fundraiserType, ...newest(table))
      .where(isPublic(table)),
    index('projects_gender_newest')
      .on(table.beneficiariesGender, ...newest(table))
      .where(isPublic(table)),
    index('projects_nationality_newest')
      .on(table.nationality, ...newest(table))
      .where(isPublic(table)),
    index('projects_ngo_newest')
      .on(table.ngoId, ...newest(table))
      .where(isPublic(table)),
    index('projects_age').on(table.ageInYears).where(isPublic(table)),
    index('projects_tags').using('gin', table.tags),
    index('projects_near_slug').using('gin', table.slug.op('gin_trgm_ops')).where(isPublic(table)),
    index('projects_urgent')
      .on(...newest(table))
      .where(sql`${table.status} = 'published' and ${table.isUrgent}`),
    index('projects_ending').on(endingOf(table), table.id).where(isPublic(table)),
    index('projects_status_ending').on(table.status, endingOf(table), table.id).where(isPublic(table)),
  ],
);

/** Whether a project may collect: its permit and that of its institution, where there are any, are valid, and the institution is not suspended. */
export const isPermitted = (now: Date): SQL =>
  sql`((${projects.permitValidUntil} is null or ${projects.permitValidUntil} >= ${now.toISOString()}::timestamptz)
    and not exists (select 1 from ${ngos} where ${ngos.id} = ${projects.ngoId}
      and (${ngos.status} = 'suspended' or ${ngos.permitValidUntil} < ${now.toISOString()}::timestamptz)))`;

function newest({ publishedAt, id: last }: Record<'publishedAt' | 'id', ExtraConfigColumn>) {
  return [publishedAt.desc().nullsFirst(), last.desc().nullsFirst()] as const;
}

/** With literals, so that generic query plans use the partial indexes too. */
export const isPublic = ({ status }: { status: AnyPgColumn }): SQL => sql`${status} in ('published', 'completed')`;

/** When a project ends: infinity without a date, and for completed ones, which sort last. The indexes contain this expression. */
export const endingOf = ({ endsAt, status }: { status: AnyPgColumn; endsAt: AnyPgColumn }): SQL =>
  sql`(case when ${status} = 'completed' then 'infinity'::timestamptz else coalesce(${endsAt}, 'infinity'::timestamptz) end)`;

/** Former slugs, which redirect to the present one. */
export const projectSlugs = pgTable('project_slugs', {
  slug: text().primaryKey(),
  projectId: uuid()
    .notNull()
    .references(() => projects.id),
});
