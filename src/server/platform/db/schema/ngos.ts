import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { NGO_STATUSES, PARTNER_KINDS } from '#src/domain/ngo.ts';
import { hasText, id, instant, localText, oneOf } from '#src/server/platform/db/schema/columns.ts';

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
    /** When its documents were checked and accepted. */
    approvedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('ngos_name', hasText(table.name)),
    check('ngos_status', oneOf(table.status, NGO_STATUSES)),
    check('ngos_partner_kind', oneOf(table.partnerKind, PARTNER_KINDS)),
    check('ngos_approved', sql`${table.status} not in ('approved', 'suspended') or ${table.approvedAt} is not null`),
  ],
);
