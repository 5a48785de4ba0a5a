import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ANIMALS } from '#src/domain/sacrifice.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { currency, hasText, id, instant, localText, minor, oneOf } from '#src/server/platform/db/schema/columns.ts';
import { files } from '#src/server/platform/db/schema/files.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { orderItems } from '#src/server/platform/db/schema/orders.ts';

/** Kinds of sacrifices, with their rule and who says so. Every installation has them. */
export const sacrificeCategories = pgTable(
  'sacrifice_categories',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: localText().notNull(),
    ruling: localText().notNull(),
    authority: localText().notNull(),
    source: localText().notNull(),
    /** Whether each share is in somebody's name. A vow and charity may be without. */
    needsNames: boolean().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    check('sacrifice_categories_title', hasText(table.title)),
    check('sacrifice_categories_ruling', hasText(table.ruling)),
    check('sacrifice_categories_source', hasText(table.source)),
    check('sacrifice_categories_authority', hasText(table.authority)),
  ],
);

/** What can be sacrificed: an animal in a country at a price, until a cut-off of the country's clocks. */
export const sacrifices = pgTable(
  'sacrifices',
  {
    id: id(),
    categoryId: uuid()
      .notNull()
      .references(() => sacrificeCategories.id),
    country: text().notNull(),
    city: localText(),
    animal: text({ enum: ANIMALS }).notNull(),
    /** Shares of one animal: 1 or 7. */
    size: smallint().$type<1 | 7>().notNull(),
    /** How many animals there are. */
    stock: integer().notNull(),
    /** Of one share. */
    priceMinor: minor().notNull(),
    currency: currency().notNull(),
    opensAt: instant().notNull(),
    /** What the clocks of `timeZone` show at the cut-off: `2026-05-26T18:00`. */
    closesLocal: text().notNull(),
    timeZone: text().notNull(),
    /** The institution that buys, slaughters and gives out the meat. */
    ngoId: uuid().references(() => ngos.id),
    status: text({ enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    facts: jsonb().$type<LocalText[]>().notNull().default([]),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('sacrifices_animal', oneOf(table.animal, ANIMALS)),
    check('sacrifices_size', sql`${table.size} = (case when ${table.animal} in ('cow', 'camel') then 7 else 1 end)`),
    check('sacrifices_stock', sql`${table.stock} > 0`),
    check('sacrifices_price', sql`${table.priceMinor} > 0`),
    check('sacrifices_closes', sql`${table.closesLocal} ~ '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$'`),
    check('sacrifices_status', oneOf(table.status, ['draft', 'published'])),
    // For the keys of its animals: no animal has another number of shares.
    unique('sacrifices_of_size').on(table.id, table.size),
    index('sacrifices_published')
      .on(table.categoryId)
      .where(sql`${table.status} = 'published'`),
  ],
);

/** Animals of which a share was taken, numbered within their sacrifice. */
export const sacrificeAnimals = pgTable(
  'sacrifice_animals',
  {
    sacrificeId: uuid().notNull(),
    number: integer().notNull(),
    size: smallint().$type<1 | 7>().notNull(),
    slaughteredAt: instant(),
    /** Where, and what proves it: a number of the ear tag, a certificate. */
    place: text(),
    proof: text(),
    proofUrl: text(),
    /** A picture or document of it, kept by this site, in place of an address elsewhere. */
    proofFileId: uuid().references(() => files.id),
    /** How often a slaughter was recorded: each time is told once, also after a mistake was taken back. */
    recordings: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.sacrificeId, table.number] }),
    unique('sacrifice_animals_of_size').on(table.sacrificeId, table.number, table.size),
    foreignKey({
      name: 'sacrifice_animals_sacrifice',
      columns: [table.sacrificeId, table.size],
      foreignColumns: [sacrifices.id, sacrifices.size],
    }),
    check('sacrifice_animals_number', sql`${table.number} > 0`),
    check(
      'sacrifice_animals_proof',
      sql`num_nonnulls(${table.proofUrl}, ${table.proofFileId}) <= case when ${table.slaughteredAt} is null then 0 else 1 end`,
    ),
    check('sacrifice_animals_recordings', sql`${table.recordings} >= 0`),
    check(
      'sacrifice_animals_slaughtered',
      sql`(${table.slaughteredAt} is null) = (${table.place} is null) and (${table.slaughteredAt} is null) = (${table.proof} is null)`,
    ),
  ],
);

/** Shares that somebody has. Reserved while the order waits for its money; sold when it is paid. A share without a row is free. */
export const sacrificeShares = pgTable(
  'sacrifice_shares',
  {
    sacrificeId: uuid().notNull(),
    number: integer().notNull(),
    position: smallint().notNull(),
    size: smallint().$type<1 | 7>().notNull(),
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id),
    /** In whose name it is. */
    name: text(),
    soldAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.sacrificeId, table.number, table.position] }),
    foreignKey({
      name: 'sacrifice_shares_animal',
      columns: [table.sacrificeId, table.number, table.size],
      foreignColumns: [sacrificeAnimals.sacrificeId, sacrificeAnimals.number, sacrificeAnimals.size],
    }),
    check('sacrifice_shares_position', sql`${table.position} between 1 and ${table.size} and ${table.size} in (1, 7)`),
    index('sacrifice_shares_item').on(table.orderItemId),
  ],
);

/** Who asked to be told when udhiyah can be ordered, once: confirmed by email, and deleted when it is taken back. */
export const sacrificeReminders = pgTable(
  'sacrifice_reminders',
  {
    id: id(),
    email: text().notNull(),
    locale: text().notNull(),
    /** SHA-256 of the token in the links of its emails. */
    tokenHash: text().notNull(),
    /** Not before this moment: who could order when they asked is told when the season begins. */
    remindFrom: instant().notNull(),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    remindedAt: instant(),
  },
  (table) => [
    uniqueIndex('sacrifice_reminders_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('sacrifice_reminders_token_key').on(table.tokenHash),
    check('sacrifice_reminders_confirmed', sql`${table.remindedAt} is null or ${table.confirmedAt} is not null`),
    index('sacrifice_reminders_due')
      .on(table.remindFrom)
      .where(sql`${table.confirmedAt} is not null and ${table.remindedAt} is null`),
  ],
);
