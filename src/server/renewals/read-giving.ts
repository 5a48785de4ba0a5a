import type { CurrencyCode } from '#money/currencies.ts';
import { hasCardEnded } from '#src/domain/card-expiry.ts';
import { type Calendar, occasionAt } from '#src/domain/giving-calendar.ts';
import { dayOfHijri, type HijriMonths } from '#src/domain/hijri-months.ts';
import { laterDates, MAX_SKIPPED, mayReviseAmount, skippedDates } from '#src/domain/plan-change.ts';
import { spellReference } from '#src/domain/reference.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { isAfterEnd } from '#src/domain/sponsored-age.ts';
import type { Interval, SubscriptionStatus } from '#src/domain/subscription.ts';
import { findDonor, findItems } from '#src/server/orders/orders.repository.ts';
import { findPledgeReference } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { cardChangeLifetimeMs, findCardSetups } from '#src/server/renewals/card-change.ts';
import { amountBounds, planOf } from '#src/server/renewals/change-plan.ts';
import { findPendingAmount } from '#src/server/subscriptions/amount-changes.repository.ts';
import { findCode, findPlanOrders } from '#src/server/subscriptions/giving-codes.repository.ts';
import { readGivingToken } from '#src/server/subscriptions/giving-link.ts';
import { readMonthsFor } from '#src/server/subscriptions/hijri-months.repository.ts';
import {
  findSubscription,
  hasPublicChild,
  isSubscriptionHeld,
  type SubscriptionRow,
} from '#src/server/subscriptions/subscriptions.repository.ts';

/** A recurring donation as the link of its receipts shows it. Dates in ISO 8601, amounts in minor units. */
type Giving = {
  title: LocalText;
  slug: string | null;
  amount: number;
  currency: CurrencyCode;
  interval: Interval;
  /** On which days of a calendar is given; null for an interval alone. */
  calendar: Calendar | null;
  /** By the dates that are not as the interval has them: their Hijri days by the months as announced, and what is given on them. */
  dates: Record<string, { hijriAs: string | null; amount: number }>;
  status: SubscriptionStatus;
  /** Null while it is being charged, and after its end. */
  nextAt: string | null;
  skipped: string[];
  later: string[];
  maySkip: boolean;
  mayChangeAmount: boolean;
  isRunByPaypal: boolean;
  /** Another amount may be asked for, to which its donor agrees at PayPal. */
  mayReviseAmount: boolean;
  /** What was asked for and is still to be agreed to. */
  pendingAmount: number | null;
  minimum: number;
  paidCount: number;
  paidTotal: number;
  since: string;
  charges: { number: string; amount: number; status: string; at: string; receiptNumber: string | null }[];
  /** The donor's address, with its middle hidden; empty where it was erased. */
  email: string;
  /** Nothing is charged while its project may not collect. */
  isHeld: boolean;
  isCodeSent: boolean;
  linkEndsAt: string;
  /** The reference of a pledge, which its donor transfers each time; null where a card is charged. */
  reference: string | null;
  /** The last day of the card, where it will have ended when it is charged next. */
  cardEndsOn: string | null;
  /** Another card can be entered for it. */
  mayChangeCard: boolean;
  /** Minutes in which it is entered after the code. */
  cardMinutes: number;
  /** From which day on the child is of age, and no month is charged. */
  endsOn: string | null;
  /** The page of the child is closed to visitors; the sponsorship goes on. */
  isPageClosed: boolean;
};
export type GivingPage = { state: 'unknown' } | { state: 'expired'; email: string } | { state: 'open'; giving: Giving };

const LATER_SHOWN = 3;

/** What a link shows. Reading it changes nothing. */
export async function readGiving(ctx: ServiceContext, token: string): Promise<GivingPage> {
  const read = readGivingToken(ctx, token);
  const row = read && (await findSubscription(ctx.db, read.id));
  const months = row && (await readMonthsFor(ctx.db, row));
  const plan = row && planOf(row, months!);
  if (!read || !row || !plan || !months) return { state: 'unknown' };
  const donor = await findDonor(ctx.db, row.orderId);
  const email = maskedEmail(donor?.email ?? '');
  if (read.isExpired) return { state: 'expired', email };
  const now = ctx.now();
  const [items, paid, code, isHeld, { minimum }, isPublic, setups, pending] = [
    await findItems(ctx.db, row.orderId),
    await findPlanOrders(ctx.db, row),
    await findCode(ctx.db, row.id, now),
    await isSubscriptionHeld(ctx.db, row.id, now),
    await amountBounds(ctx, row),
    await hasPublicChild(ctx.db, row.sponsoredProjectId),
    await findCardSetups(ctx, row),
    await findPendingAmount(ctx.db, row.id),
  ];
  const skipped = skippedDates(plan, now);
  return {
    state: 'open',
    giving: {
      title: items[0]!.item.title,
      slug: isPublic ? items[0]!.slug : null,
      amount: row.amountMinor,
      currency: row.currency,
      interval: row.interval,
      calendar: row.calendar,
      dates: datesOf(row, months, [...skipped, ...(row.nextAt ? [row.nextAt] : []), ...laterDates(plan, LATER_SHOWN)]),
      status: row.status,
      nextAt: row.nextAt?.toISOString() ?? null,
      skipped: skipped.map((date) => date.toISOString()),
      later:
        plan.status === 'active' && !isHeld
          ? laterDates(plan, LATER_SHOWN)
              .filter((date) => !isAfterEnd(date, row.endsOn))
              .map((date) => date.toISOString())
          : [],
      maySkip:
        plan.status === 'active' &&
        !isHeld &&
        !plan.isRunByProvider &&
        plan.nextAt !== null &&
        skipped.length < MAX_SKIPPED,
      mayChangeAmount: !plan.isSponsorship && !plan.isRunByProvider,
      isRunByPaypal: plan.isRunByProvider,
      mayReviseAmount: mayReviseAmount(plan, isHeld),
      pendingAmount: row.status === 'cancelled' ? null : (pending?.amountMinor ?? null),
      minimum,
      paidCount: paid.paidCount,
      paidTotal: paid.paidMinor,
      since: plan.firstAt.toISOString(),
      charges: paid.orders.map(({ at, number, receiptNumber, status, totalMinor }) => ({
        number,
        amount: totalMinor,
        status,
        at: at.toISOString(),
        receiptNumber,
      })),
      email,
      isHeld,
      isCodeSent: code !== undefined,
      linkEndsAt: read.endsAt.toISOString(),
      reference: row.isPledge ? spellReference(await findPledgeReference(ctx.db, row.orderId)) : null,
      cardEndsOn:
        row.cardExpiresOn !== null && row.nextAt !== null && hasCardEnded(row.cardExpiresOn, row.nextAt)
          ? row.cardExpiresOn
          : null,
      // The code is sent to the donor, and an erased one has no address.
      mayChangeCard: setups !== undefined && email !== '',
      cardMinutes: cardChangeLifetimeMs(setups) / 60_000,
      endsOn: row.endsOn,
      isPageClosed: !isPublic,
    },
  };
}

/** The published day that has the same Hijri date as an announced one: by it the date is written. */
function datesOf(
  { amountMinor, calendar }: SubscriptionRow,
  months: HijriMonths,
  dates: readonly Date[],
): Giving['dates'] {
  if (calendar === null) return {};
  const named = dates.flatMap((at) => {
    const found = occasionAt(calendar, months, at);
    return found
      ? [
          [
            at.toISOString(),
            { hijriAs: dayOfHijri(new Map(), found.hijri), amount: amountMinor * found.weight },
          ] as const,
        ]
      : [];
  });
  return Object.fromEntries(named);
}

/** `h•••@example.org`: enough for its owner to know the address. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email[0]}•••${email.slice(at)}`;
}
