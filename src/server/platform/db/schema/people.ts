import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { DIGITS, type Digits } from '#src/domain/notice.ts';
import { id, instant, oneOf } from '#src/server/platform/db/schema/columns.ts';

/** Accounts. Erasing a person clears the personal data of the row and keeps the row. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    email: text(),
    /**
     * The email that was typed for this account while another account had it. It is shown to whoever typed it: nobody
     * learns from signing up that an email is taken; nothing is sent to it for this account, and it is never confirmed.
     */
    takenEmail: text(),
    isEmailVerified: boolean().notNull().default(false),
    /** argon2id; absent for accounts that sign in another way. */
    passwordHash: text(),
    /** Until when a password counts that somebody else made; absent for one that the person chose. */
    passwordUntil: instant(),
    gender: text(),
    dateOfBirth: date({ mode: 'string' }),
    nationality: text(),
    /** Slugs of campaigns that the person gives to most. */
    mainDonationField: text(),
    secondaryDonationField: text(),
    fullName: text(),
    /** The key of the picture, in `files`. */
    imageKey: text(),
    phoneCountry: text(),
    phoneNumber: text(),
    /** The same number as it is called from anywhere, `+966501234567`; null where the country has no calling code. */
    phoneE164: text('phone_e164'),
    /** When its owner showed the code of a text message. Such a number signs in, and is of one account. */
    phoneVerifiedAt: instant(),
    locale: text().notNull().default('en'),
    /** Which digits the person reads on pages in Arabic; null where they never chose. */
    digits: text().$type<Digits>(),
    /** No longer asked for, and read by nothing: no institution sees a list of names. */
    namesToNgosAt: instant(),
    roles: text()
      .array()
      .notNull()
      .default(sql`'{donor}'`),
    createdAt: instant().notNull().defaultNow(),
    erasedAt: instant(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.email} is not null`),
    index('users_phone').on(table.phoneE164),
    uniqueIndex('users_verified_phone_key')
      .on(table.phoneE164)
      .where(sql`${table.phoneVerifiedAt} is not null`),
    check(
      'users_taken_email',
      sql`${table.takenEmail} is null or (${table.email} is null and not ${table.isEmailVerified})`,
    ),
    check('users_phone_e164', sql`${table.phoneE164} ~ '^[+][1-9][0-9]{6,14}$'`),
    check('users_phone_verified', sql`${table.phoneVerifiedAt} is null or ${table.phoneE164} is not null`),
    check('users_gender', sql`${table.gender} is null or ${oneOf(table.gender, ['male', 'female'])}`),
    check('users_locale', oneOf(table.locale, ['en', 'ar', 'tr'])),
    check('users_digits', oneOf(table.digits, DIGITS)),
    check('users_roles', sql`${table.roles} <@ array['donor', 'ngo', 'approver', 'finance', 'editor', 'admin']`),
  ],
);

/** Actor, action and record, with its state before and after. A trigger rejects changes and deletions. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant().notNull(),
    actorId: uuid(),
    /** What acted where no user was signed in: a command, the scheduler. */
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [index('audit_log_subject').on(table.subject, table.subjectId, table.at)],
);

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: id(),
    email: text().notNull(),
    locale: text().notNull(),
    status: text({ enum: ['pending', 'confirmed', 'unsubscribed'] })
      .notNull()
      .default('pending'),
    /** SHA-256 of the token in the links of the newsletter's emails. */
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    unsubscribedAt: instant(),
  },
  (table) => [
    uniqueIndex('newsletter_subscriptions_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('newsletter_subscriptions_token_key').on(table.tokenHash),
    check('newsletter_subscriptions_status', oneOf(table.status, ['pending', 'confirmed', 'unsubscribed'])),
  ],
);
