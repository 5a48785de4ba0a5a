import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { currency, id, instant, minor } from '#src/server/platform/db/schema/columns.ts';
import { users } from '#src/server/platform/db/schema/people.ts';

const ofPerson = () => users.id;

/** Results of the zakat calculator that a person kept by an act of their own: totals, and nothing of what they were made of. */
export const zakatRecords = pgTable(
  'zakat_records',
  {
    id: id(),
    userId: uuid().notNull().references(ofPerson, { onDelete: 'cascade' }),
    computedOn: date().notNull(),
    currency: currency().notNull(),
    wealthMinor: minor().notNull(),
    nisabMinor: minor().notNull(),
    zakatMinor: minor().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('zakat_records_user').on(table.userId, table.computedOn.desc(), table.id.desc()),
    check(
      'zakat_records_sums',
      sql`${table.wealthMinor} >= 0 and ${table.nisabMinor} >= 0 and ${table.zakatMinor} >= 0 and ${table.zakatMinor} <= ${table.wealthMinor}`,
    ),
  ],
);

/** The day of a person's lunar year, of which they asked to be reminded. */
export const zakatDays = pgTable(
  'zakat_days',
  {
    userId: uuid().primaryKey().references(ofPerson, { onDelete: 'cascade' }),
    startsOn: date().notNull(),
    /** The next day on which a lunar year is full; null beyond the published calendar. */
    nextOn: date(),
    /** The day of which the person was reminded last. */
    remindedFor: date(),
  },
  (table) => [
    index('zakat_days_next').on(table.nextOn),
    check('zakat_days_order', sql`${table.nextOn} is null or ${table.nextOn} > ${table.startsOn}`),
  ],
);
