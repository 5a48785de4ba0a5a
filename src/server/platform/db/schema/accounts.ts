import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CODE_PURPOSES } from '#src/domain/one-time-code.ts';
import { id, instant, oneOf } from '#src/server/platform/db/schema/columns.ts';
import { users } from '#src/server/platform/db/schema/people.ts';

/** Signed-in devices. A session's refresh tokens are counted and follow from its id and the count, so none is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The number of the refresh token that counts. */
    generation: integer().notNull().default(0),
    rotatedAt: instant().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    /** "Chrome on Android", as the device said of itself. */
    device: text().notNull(),
    /** When the second factor was shown on this device. */
    secondFactorAt: instant(),
  },
  (table) => [
    index('sessions_user').on(table.userId, table.createdAt.desc()),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Codes that were sent to an account. Their digits follow from the id and are stored nowhere. */
export const accountCodes = pgTable(
  'account_codes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    purpose: text().$type<(typeof CODE_PURPOSES)[number]>().notNull(),
    /** The address that the account asks to have; of a code of `newEmail` alone. */
    newEmail: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    tries: integer().notNull().default(0),
    usedAt: instant(),
  },
  (table) => [
    index('account_codes_user').on(table.userId, table.purpose, table.createdAt.desc()),
    index('account_codes_expiry').on(table.expiresAt),
    check('account_codes_purpose', oneOf(table.purpose, CODE_PURPOSES)),
    check('account_codes_new_email', sql`(${table.newEmail} is not null) = (${table.purpose} = 'newEmail')`),
  ],
);

/** The app that shows an account's codes, one for each account. */
export const authenticators = pgTable('authenticators', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  /** Encrypted, as the app needs it too. */
  secret: text().notNull(),
  createdAt: instant().notNull(),
  /** When a first code was right; until then it is not asked for. */
  confirmedAt: instant(),
  /** The number of the half minute whose code was used last: no code counts twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** Codes for whoever has lost the app: each counts once, and only its hash is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  (table) => [index('recovery_codes_user').on(table.userId), uniqueIndex('recovery_codes_hash_key').on(table.codeHash)],
);
