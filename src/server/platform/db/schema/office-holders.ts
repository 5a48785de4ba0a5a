import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { OFFICES } from '#src/domain/office.ts';
import { hasText, id, localText, oneOf } from '#src/server/platform/db/schema/columns.ts';

/** Who decides what: a name, a duty, and the limit of that duty. */
export const officeHolders = pgTable(
  'office_holders',
  {
    id: id(),
    office: text({ enum: OFFICES }).notNull(),
    name: localText().notNull(),
    duty: localText().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    check('office_holders_office', oneOf(table.office, OFFICES)),
    check('office_holders_name', hasText(table.name)),
    check('office_holders_duty', hasText(table.duty)),
  ],
);
