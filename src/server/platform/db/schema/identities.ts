import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { SOCIAL_PROVIDERS } from '#src/domain/social-sign-in.ts';
import { instant, oneOf } from '#src/server/platform/db/schema/columns.ts';
import { users } from '#src/server/platform/db/schema/people.ts';

/** By which providers an account can be signed in to. The email there is not stored: it says nothing after the first time. */
export const identities = pgTable(
  'identities',
  {
    provider: text({ enum: SOCIAL_PROVIDERS }).notNull(),
    /** The provider's own id of the person. */
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    /** When the newest used token was made: it and older ones are not used again. */
    tokenAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_user').on(table.userId),
    check('identities_provider', oneOf(table.provider, SOCIAL_PROVIDERS)),
  ],
);
