import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { PARTNER_KINDS } from '#src/domain/ngo.ts';
import { hasText, id, localText, oneOf } from '#src/server/platform/db/schema/columns.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';

/** The kinds of partners with what each one does. Every installation has them. */
export const partnerTypes = pgTable(
  'partner_types',
  {
    id: id(),
    code: text({ enum: PARTNER_KINDS }).notNull().unique(),
    title: localText().notNull(),
    description: localText().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    check('partner_types_code', oneOf(table.code, PARTNER_KINDS)),
    check('partner_types_title', hasText(table.title)),
    check('partner_types_description', hasText(table.description)),
  ],
);

export const partners = pgTable(
  'partners',
  {
    id: id(),
    slug: text().notNull().unique(),
    typeId: uuid()
      .notNull()
      .references(() => partnerTypes.id),
    /** The institution of this site that it is, where it is one. */
    ngoId: uuid()
      .unique()
      .references(() => ngos.id),
    name: localText().notNull(),
    /** What it does with us, in one sentence. */
    description: localText().notNull(),
    country: text().notNull(),
    city: localText(),
    website: text(),
    sinceYear: integer().notNull(),
    position: integer().notNull(),
    isPublished: boolean().notNull().default(false),
  },
  (table) => [
    index('partners_type').on(table.typeId, table.position),
    check('partners_name', hasText(table.name)),
    check('partners_description', hasText(table.description)),
    check('partners_country', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check('partners_website', sql`${table.website} ~ '^https://'`),
    check('partners_since', sql`${table.sinceYear} between 1900 and 2200`),
  ],
);
