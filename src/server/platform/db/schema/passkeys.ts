import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#src/server/platform/db/schema/columns.ts';
import { users } from '#src/server/platform/db/schema/people.ts';

/** Keys that sign in without a password. The private part never leaves the device or its keychain. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** As the device made it, in Base64. */
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    publicKey: text().notNull(),
    /** How often it was used, by its own count; 0 where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Where it was made: "Chrome, Android". */
    device: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** What a passkey is asked to sign, once. Only the hash is stored. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    /** For a new passkey, with the account that it is for. */
    purpose: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);
