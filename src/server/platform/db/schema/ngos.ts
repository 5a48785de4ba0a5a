import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { DELIVERY_VERDICTS, NGO_NETWORKS, NGO_STATUSES, PARTNER_KINDS } from '#src/domain/ngo.ts';
import { isUuid } from '#src/domain/uuid.ts';
import { currency, hasText, id, instant, localText, minor, oneOf } from '#src/server/platform/db/schema/columns.ts';

/** Institutions that carry projects out or supervise them. */
export const ngos = pgTable(
  'ngos',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: localText().notNull(),
    status: text({ enum: NGO_STATUSES }).notNull().default('draft'),
    partnerKind: text({ enum: PARTNER_KINDS }).notNull().default('executive'),
    country: text().notNull(),
    city: localText(),
    /** What it does, in two or three sentences. */
    description: localText(),
    address: localText(),
    establishedOn: date(),
    /** How everybody may reach it; how its applicant is reached is not stored here. */
    publicEmail: text(),
    publicPhoneCountry: text(),
    publicPhoneNumber: text(),
    socialMediaLinks: jsonb().$type<Partial<Record<(typeof NGO_NETWORKS)[number], string>>>().notNull().default({}),
    logo: text(),
    cover: text(),
    permitNumber: text(),
    permitAuthority: localText(),
    permitValidUntil: instant(),
    /** When staff last asked the authority. */
    permitConfirmedOn: date(),
    /** The supervising partner that checks it, and how. */
    supervisorId: uuid().references((): AnyPgColumn => ngos.id),
    supervision: localText(),
    lastVisitOn: date(),
    /** Name, place and description in all languages, folded for search. */
    searchText: text().notNull().default(''),
    /** When its documents were checked and accepted. */
    approvedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('ngos_approved')
      .on(table.approvedAt)
      .where(sql`${table.status} = 'approved'`),
    index('ngos_supervisor').on(table.supervisorId),
    check('ngos_name', hasText(table.name)),
    check('ngos_status', oneOf(table.status, NGO_STATUSES)),
    check('ngos_partner_kind', oneOf(table.partnerKind, PARTNER_KINDS)),
    check('ngos_approved', sql`${table.status} not in ('approved', 'suspended') or ${table.approvedAt} is not null`),
    check('ngos_country', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check('ngos_phone', sql`(${table.publicPhoneCountry} is null) = (${table.publicPhoneNumber} is null)`),
    check('ngos_logo', sql`${table.logo} ~ '^(https://|/files/)'`),
    check('ngos_cover', sql`${table.cover} ~ '^(https://|/files/)'`),
    check(
      'ngos_permit',
      sql`num_nonnulls(${table.permitNumber}, ${table.permitAuthority}, ${table.permitValidUntil}) in (0, 3) and (${table.permitConfirmedOn} is null or ${table.permitNumber} is not null)`,
    ),
    check('ngos_supervisor', sql`${table.supervisorId} <> ${table.id}`),
    check(
      'ngos_supervision',
      sql`${table.supervisorId} is not null or (${table.supervision} is null and ${table.lastVisitOn} is null)`,
    ),
  ],
);

/** Former slugs, which redirect to the present one. Triggers store one with each change, and keep it from other institutions. */
export const ngoSlugs = pgTable(
  'ngo_slugs',
  {
    slug: text().primaryKey(),
    ngoId: uuid()
      .notNull()
      .references(() => ngos.id, { onDelete: 'cascade' }),
  },
  (table) => [index('ngo_slugs_ngo').on(table.ngoId)],
);

/** The id of an institution, by its id or slug, or by a former slug that no institution has now. */
export const ngoNamed = (name: string): SQL =>
  isUuid(name)
    ? sql`${name}::uuid`
    : sql`coalesce((select ${ngos.id} from ${ngos} where ${ngos.slug} = ${name}), (select ${ngoSlugs.ngoId} from ${ngoSlugs} where ${ngoSlugs.slug} = ${name}))`;

/** What an institution publishes about itself: accounts, board, policies. */
export const ngoDocuments = pgTable(
  'ngo_documents',
  {
    id: id(),
    ngoId: uuid()
      .notNull()
      .references(() => ngos.id, { onDelete: 'cascade' }),
    title: localText().notNull(),
    url: text().notNull(),
    /** `PDF`, as it is shown beside the title. */
    format: text().notNull(),
    sizeBytes: bigint({ mode: 'number' }),
    issuedOn: date().notNull(),
  },
  (table) => [
    index('ngo_documents_ngo').on(table.ngoId, table.issuedOn),
    check('ngo_documents_title', hasText(table.title)),
    check('ngo_documents_url', sql`${table.url} ~ '^(https://|/files/)'`),
    check('ngo_documents_format', sql`${table.format} ~ '^[A-Z]{2,5}$'`),
    check('ngo_documents_size', sql`${table.sizeBytes} > 0`),
  ],
);

/** What was promised and what was found, one delivery a row, checked by others than the institution. */
export const ngoDeliveries = pgTable(
  'ngo_deliveries',
  {
    id: id(),
    ngoId: uuid()
      .notNull()
      .references(() => ngos.id, { onDelete: 'cascade' }),
    /** What was to be delivered. */
    title: localText().notNull(),
    /** What was found. */
    finding: localText().notNull(),
    verdict: text({ enum: DELIVERY_VERDICTS }).notNull(),
    /** Of how many, and what they are; nothing where it is one thing. */
    promised: integer(),
    delivered: integer(),
    counted: localText(),
    dueOn: date().notNull(),
    deliveredOn: date(),
    checkedOn: date().notNull(),
    /** The supervising partner that checked; the charity's own staff where there is none. */
    checkedById: uuid().references(() => ngos.id),
  },
  (table) => [
    index('ngo_deliveries_ngo').on(table.ngoId, table.checkedOn.desc().nullsFirst()),
    check('ngo_deliveries_texts', sql`${hasText(table.title)} and ${hasText(table.finding)}`),
    check('ngo_deliveries_verdict', oneOf(table.verdict, DELIVERY_VERDICTS)),
    check('ngo_deliveries_checker', sql`${table.checkedById} <> ${table.ngoId}`),
    check('ngo_deliveries_date', sql`(${table.verdict} = 'none') = (${table.deliveredOn} is null)`),
    check('ngo_deliveries_order', sql`${table.deliveredOn} <= ${table.checkedOn}`),
    check(
      'ngo_deliveries_counts',
      sql`num_nonnulls(${table.promised}, ${table.delivered}, ${table.counted}) in (0, 3) and ${table.delivered} between 0 and ${table.promised}`,
    ),
    check(
      'ngo_deliveries_full',
      sql`${table.verdict} <> 'full' or ${table.delivered} is not distinct from ${table.promised}`,
    ),
  ],
);

/** What an institution's projects were given, by currency. A trigger adds each posting of the ledger; `ledger:check` compares. */
export const ngoTotals = pgTable(
  'ngo_totals',
  {
    ngoId: uuid()
      .notNull()
      .references(() => ngos.id, { onDelete: 'cascade' }),
    currency: currency().notNull(),
    /** Each connection adds to a row of its own, so that donations do not wait for each other. */
    shard: smallint().notNull(),
    raisedMinor: minor().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ngoId, table.currency, table.shard] })],
);
