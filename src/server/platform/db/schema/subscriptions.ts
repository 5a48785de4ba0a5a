import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CARD_CHANGE_STATUSES } from '#src/domain/card-change.ts';
import { type Calendar, CALENDAR_PATTERN } from '#src/domain/giving-calendar.ts';
import { MAX_CODE_TRIES } from '#src/domain/plan-change.ts';
import { PLAN_STATES } from '#src/domain/provider-plan.ts';
import { INTERVALS, SUBSCRIPTION_STATUSES } from '#src/domain/subscription.ts';
import { currency, id, instant, minor, oneOf } from '#src/server/platform/db/schema/columns.ts';
import { orders } from '#src/server/platform/db/schema/orders.ts';
import { users } from '#src/server/platform/db/schema/people.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .unique()
      .references(() => orders.id),
    accountId: uuid().references(() => users.id),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
    interval: text({ enum: INTERVALS }).notNull(),
    /** On which days of a calendar is given; null for an interval alone. */
    calendar: text().$type<Calendar>(),
    currency: currency().notNull(),
    amountMinor: minor().notNull(),
    /** The provider's ids of the donor and the saved card. */
    customerRef: text(),
    paymentMethodRef: text(),
    /** The provider's id of the recurring donation, where the provider runs it. */
    planRef: text().unique(),
    /** How it stood at the provider when it was last asked, and when it is asked next. */
    planState: text({ enum: PLAN_STATES }),
    mirrorAt: instant(),
    /** The decline that its donor was told of last. */
    declinedAt: instant(),
    /** Its donor transfers each time; no card is saved. */
    isPledge: boolean().notNull().default(false),
    /** The last day on which the saved card works, as the provider told with the last payment. */
    cardExpiresOn: date(),
    /** The date of the charge before which the donor was told that the card will have ended. */
    cardToldFor: instant(),
    firstAt: instant(),
    nextAt: instant(),
    period: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** The child that it sponsors. */
    sponsoredProjectId: uuid().references(() => projects.id),
    /** From this day on the child is of age and no month is charged. Set when the sponsor is told. */
    endsOn: date(),
    /** The lease of the worker that charges the subscription. */
    lockedUntil: instant(),
  },
  (table) => [
    check('subscriptions_status', oneOf(table.status, SUBSCRIPTION_STATUSES)),
    check('subscriptions_interval', oneOf(table.interval, INTERVALS)),
    // One sponsor a child: a second order for the same child is rejected while the first is unpaid or running.
    uniqueIndex('subscriptions_one_sponsor')
      .on(table.sponsoredProjectId)
      .where(sql`${table.status} <> 'cancelled'`),
    check('subscriptions_sponsorship', sql`${table.sponsoredProjectId} is null or ${table.interval} = 'month'`),
    check(
      'subscriptions_pledge',
      sql`not ${table.isPledge} or (${table.paymentMethodRef} is null and ${table.sponsoredProjectId} is null and ${table.interval} <> 'day' and ${table.status} <> 'pastDue')`,
    ),
    check('subscriptions_calendar', sql`${table.calendar} ~ ${sql.raw(`'${CALENDAR_PATTERN}'`)}`),
    check('subscriptions_calendar_of_none', sql`${table.calendar} is null or ${table.sponsoredProjectId} is null`),
    index('subscriptions_account').on(table.accountId, table.createdAt.desc()),
    check(
      'subscriptions_plan',
      sql`${table.planRef} is null or (${table.paymentMethodRef} is null and not ${table.isPledge} and ${table.calendar} is null and ${table.sponsoredProjectId} is null)`,
    ),
    check(
      'subscriptions_plan_state',
      sql`(${table.planRef} is null) = (${table.planState} is null) and ${oneOf(table.planState, PLAN_STATES)}`,
    ),
    index('subscriptions_mirror')
      .on(table.mirrorAt)
      .where(sql`${table.mirrorAt} is not null`),
    check('subscriptions_amount', sql`${table.amountMinor} > 0`),
    index('subscriptions_due')
      .on(table.nextAt)
      .where(sql`${table.status} in ('active', 'paused', 'pastDue') and ${table.nextAt} is not null`),
  ],
);

/** The order of each later period of a subscription. Its key prevents a second one. */
export const subscriptionCharges = pgTable(
  'subscription_charges',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id),
    period: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('subscription_charges_period').on(table.subscriptionId, table.period),
    check('subscription_charges_period_after_first', sql`${table.period} > 0`),
  ],
);

/** Codes that were sent to donors by email, for changes that the link of a receipt does not allow. The code follows from the id. */
export const givingCodes = pgTable(
  'giving_codes',
  {
    id: id(),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    tries: smallint().notNull().default(0),
    usedAt: instant(),
  },
  (table) => [
    index('giving_codes_subscription').on(table.subscriptionId, table.createdAt.desc()),
    index('giving_codes_expired').on(table.expiresAt),
    check('giving_codes_tries', sql`${table.tries} between 0 and ${sql.raw(String(MAX_CODE_TRIES))}`),
    check('giving_codes_times', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
);

/** Cards that donors enter for a recurring donation in place of the former one. The provider holds the card. */
export const cardChanges = pgTable(
  'card_changes',
  {
    id: id(),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id),
    /** The code that its donor showed. */
    codeId: uuid()
      .unique()
      .references(() => givingCodes.id, { onDelete: 'set null' }),
    status: text({ enum: CARD_CHANGE_STATUSES }).notNull(),
    /** The provider's id; null until it has answered. */
    setupRef: text().unique(),
    failureCode: text(),
    /** HMAC of the network in which the code was shown; emptied after two days. */
    sourceHash: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    nextPollAt: instant(),
    savedAt: instant(),
    /** The date of the next attempt before the card was tried at once: where that is declined too, the date stands. */
    retryAt: instant(),
    lockedUntil: instant(),
  },
  (table) => [
    check('card_changes_status', oneOf(table.status, CARD_CHANGE_STATUSES)),
    check('card_changes_saved', sql`(${table.status} = 'saved') = (${table.savedAt} is not null)`),
    check('card_changes_polled', sql`(${table.status} = 'open') = (${table.nextPollAt} is not null)`),
    check('card_changes_retry', sql`${table.retryAt} is null or ${table.savedAt} is not null`),
    check('card_changes_times', sql`${table.expiresAt} > ${table.createdAt}`),
    // One at a time: a second code goes on with it.
    uniqueIndex('card_changes_one_open')
      .on(table.subscriptionId)
      .where(sql`${table.status} = 'open'`),
    index('card_changes_subscription').on(table.subscriptionId, table.savedAt),
    index('card_changes_due')
      .on(table.nextPollAt)
      .where(sql`${table.status} = 'open'`),
  ],
);

/** Amounts that donors asked for where the provider runs the donation and needs their consent: one counts when the provider charges it. */
export const amountChanges = pgTable(
  'amount_changes',
  {
    id: id(),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id),
    amountMinor: minor().notNull(),
    /** What the provider charges for it: with the fee that the donor covers. */
    totalMinor: minor().notNull(),
    createdAt: instant().notNull(),
    /** When the provider was seen to charge it from then on. */
    confirmedAt: instant(),
    /** When its donor kept the present amount, or asked for another one. They may agree to it at the provider all the same. */
    withdrawnAt: instant(),
  },
  (table) => [
    check('amount_changes_amount', sql`${table.amountMinor} > 0 and ${table.totalMinor} >= ${table.amountMinor}`),
    uniqueIndex('amount_changes_one_pending')
      .on(table.subscriptionId)
      .where(sql`${table.confirmedAt} is null and ${table.withdrawnAt} is null`),
    index('amount_changes_subscription').on(table.subscriptionId, table.createdAt.desc()),
  ],
);

/** First days of months of the Hijri calendar, as an authority announced them; others follow the Umm al-Qura calendar. */
export const hijriMonths = pgTable(
  'hijri_months',
  {
    /** As `1448-09`. */
    name: text().primaryKey(),
    startsOn: date().notNull().unique(),
    /** Who announced it. */
    source: text().notNull(),
    announcedAt: instant().notNull(),
  },
  (table) => [
    check('hijri_months_name', sql`${table.name} ~ '^1[45][0-9]{2}-(0[1-9]|1[0-2])$'`),
    check('hijri_months_source', sql`length(${table.source}) between 1 and 200`),
  ],
);
