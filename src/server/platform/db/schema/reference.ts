import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { PALETTES } from '#src/contracts/programs.ts';
import { ACCOUNT_PURPOSES } from '#src/domain/bank-account.ts';
import { currency, hasText, id, instant, localText, minor, oneOf } from '#src/server/platform/db/schema/columns.ts';

export const settings = pgTable(
  'settings',
  {
    category: text().notNull(),
    field: text().notNull(),
    value: jsonb().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.category, table.field] })],
);

export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: id(),
    bankName: localText().notNull(),
    accountHolder: localText().notNull(),
    accountNumber: text().notNull(),
    iban: text().notNull().unique(),
    swiftCode: text().notNull(),
    currency: currency().notNull(),
    /** Zakat is never mixed with other money, also at the bank. */
    purpose: text({ enum: ACCOUNT_PURPOSES }).notNull().default('donations'),
    position: integer().notNull(),
  },
  (table) => [
    check('bank_accounts_name', hasText(table.bankName)),
    check('bank_accounts_purpose', oneOf(table.purpose, ACCOUNT_PURPOSES)),
  ],
);

/** Pages show the first record. */
export const contactInfo = pgTable('contact_info', {
  id: id(),
  phoneNumber: text().notNull(),
  email: text().notNull(),
  location: localText().notNull(),
  socialMediaLinks: jsonb()
    .$type<Partial<Record<'instagram' | 'x' | 'whatsapp' | 'facebook' | 'linkedin' | 'youtube', string>>>()
    .notNull(),
  createdAt: instant().notNull().defaultNow(),
});

/** Countries with data that no package has: the kind and name of the tax number, the area codes. */
export const countries = pgTable(
  'countries',
  {
    code: text().primaryKey(),
    name: localText().notNull(),
    nativeName: text().notNull(),
    currency: text(),
    taxIdType: text(),
    taxIdName: text(),
    officialLanguage: text(),
    callingCode: text(),
    areaCodes: text().array().notNull(),
    region: text().notNull(),
    flag: text().notNull(),
  },
  (table) => [check('countries_name', hasText(table.name))],
);

export const cities = pgTable(
  'cities',
  {
    id: id(),
    country: text()
      .notNull()
      .references(() => countries.code),
    name: localText().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('cities_country').on(table.country, table.position)],
);

export const statistics = pgTable('statistics', {
  id: id(),
  title: localText().notNull(),
  /** The source of the number: counted by the site, or set by an editor in `value`. */
  source: text({ enum: ['raised', 'donations', 'projectsCompleted', 'editor'] }).notNull(),
  value: minor(),
  icon: text().notNull(),
  position: integer().notNull(),
});

/** The slides of the home page. Staff know each by its slug. */
export const sliders = pgTable(
  'sliders',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: localText().notNull(),
    text: localText(),
    linkLabel: localText(),
    /** A path of the site, without a language. */
    href: text(),
    palette: text({ enum: PALETTES }).notNull(),
    coverSeed: integer().notNull(),
    position: integer().notNull(),
    isShown: boolean().notNull().default(true),
  },
  (table) => [
    check('sliders_slug', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('sliders_title', hasText(table.title)),
    check('sliders_text', sql`${table.text} is null or ${hasText(table.text)}`),
    check('sliders_link_label', sql`${table.linkLabel} is null or ${hasText(table.linkLabel)}`),
    // A link without words cannot be seen, and words without a link cannot be followed.
    check('sliders_link', sql`(${table.href} is null) = (${table.linkLabel} is null)`),
    check('sliders_href', sql`${table.href} ~ '^/([^/\\\\[:space:]][^\\\\[:space:]]*)?$'`),
    check('sliders_palette', oneOf(table.palette, PALETTES)),
    check('sliders_cover_seed', sql`${table.coverSeed} >= 0`),
  ],
);
