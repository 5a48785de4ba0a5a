import { msg } from '@lingui/core/macro';
import { cookieName, COOKIES } from '#src/contracts/cookies.ts';
import type { OrderView } from '#src/contracts/orders.ts';
import { queryParameters } from '#src/contracts/query-parameters.ts';
import type { ItemType } from '#src/domain/cart.ts';
import { lastMonths } from '#src/domain/giving-charts.ts';
import { type OrderStanding, type Recurrence, statusesOf } from '#src/domain/order-filter.ts';
import { requestCookie, requestQuery } from '#src/framework/request.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { requirePerson } from '#src/pages/loaders/session.ts';
import { readDialCountries, readFormFlash, readSite } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { ProfileScreen } from '#src/screens/profile/profile-screen.tsx';
import {
  type OwnOrder,
  PARTS,
  partPath,
  type ProfilePart,
  type ProfileView,
} from '#src/screens/profile/profile-view.ts';
import { listPasskeys } from '#src/server/accounts/passkeys.ts';
import type { Person } from '#src/server/accounts/read-session.ts';
import { listSessions } from '#src/server/accounts/sessions.ts';
import { listConnections } from '#src/server/accounts/social-keys.ts';
import { listReceivers, listUnsaved } from '#src/server/gift-receivers/gift-receivers.service.ts';
import { isSecureSite } from '#src/server/http/cookies.ts';
import { AppError } from '#src/server/http/errors.ts';
import { consumeFormFlash, readStoredFlash } from '#src/server/http/form-flash.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readNewEmail } from '#src/server/profile/change-email.ts';
import { countClaimed, listOwnOrders, listOwnYears } from '#src/server/profile/own-orders.ts';
import { listOwnSponsorships } from '#src/server/profile/own-sponsorships.ts';
import { findOwnCardPlans, listOwnSubscriptions } from '#src/server/profile/own-subscriptions.ts';
import { readAnalytics, readProfile } from '#src/server/profile/profile.service.ts';
import { readSettings } from '#src/server/profile/settings.service.ts';
import { listRefundStates } from '#src/server/refunds/read-refund.ts';
import { refundPath } from '#src/server/refunds/refund-link.ts';
import { getServices } from '#src/server/services.ts';
import { givingPath } from '#src/server/subscriptions/giving-link.ts';
import { yearlyStatementPath } from '#src/server/yearly-statements/yearly-statements.service.ts';
import { readOwnZakat } from '#src/server/zakat/own-zakat.ts';

const PAGE = 20;
/** The last gifts are the ones that are remembered. */
const MOST_UNSAVED = 5;

/** All that is a person's. Anybody else is led to the sign-in page, and back. */
export default async function ProfilePage({ locale }: { locale: Locale }) {
  const person = await requirePerson(locale);
  const query = new URLSearchParams(requestQuery());
  const ctx = await getServices();
  const [profile, memory] = await Promise.all([readProfile(ctx, person.user.id), readTyped(ctx, person.user.id)]);
  const asked = query.get('part');
  const part = PARTS.find((one) => one === asked) ?? 'donations';
  const isConfirmedNow = memory?.form === 'signup/code' && memory.done !== undefined;
  const claimed = isConfirmedNow ? await countClaimed(ctx, person.user) : 0;
  const view = { profile, memory, claimed, ...(await readPart(ctx, person, part, query, locale)) } as ProfileView;
  return (
    <>
      <PageMeta title={msg`Your account`} />
      <ProfileScreen locale={locale} view={view} />
    </>
  );
}

/** What a form of the profile left for this page, else what the person typed there after their session had ended, once. */
async function readTyped(ctx: ServiceContext, userId: string): Promise<FormState | undefined> {
  const flash = await readFormFlash();
  const kept = requestCookie(cookieName(COOKIES.profile, isSecureSite(ctx.env)));
  const typed = await readStoredFlash(ctx, kept);
  if (typed?.owner !== userId || flash?.form.startsWith('profile/')) return flash;
  return consumeFormFlash(ctx, kept);
}

async function readPart(
  ctx: ServiceContext,
  { caller, user }: Person,
  part: ProfilePart,
  query: URLSearchParams,
  locale: Locale,
): Promise<object> {
  switch (part) {
    case 'donations':
      return { part, ...(await readDonations(ctx, user.id, query, locale)) };
    case 'recurring': {
      const plans = await listOwnSubscriptions(ctx, user.id);
      const withCards = await findOwnCardPlans(ctx, user.id);
      return {
        part,
        plans: plans.map((plan) => ({
          ...plan,
          href: localePath(locale, givingPath(ctx, plan)),
          mayChangeCard: withCards.includes(plan.id),
        })),
      };
    }
    case 'sponsorships': {
      const sponsorships = await listOwnSponsorships(ctx, user.id);
      return {
        part,
        sponsorships: sponsorships.map((one) => ({
          ...one,
          href: localePath(locale, givingPath(ctx, { id: one.id, interval: 'month' })),
        })),
      };
    }
    case 'charts': {
      const sums = await readAnalytics(ctx, user.id);
      return { part, ...sums, chart: lastMonths(sums.months, ctx.now(), 12) };
    }
    case 'details': {
      const [{ programs }, countries] = await Promise.all([readSite(), readDialCountries(locale)]);
      return {
        part,
        countries,
        nationalities: countries.map(({ code, name }) => ({ value: code, label: name })),
        fields: programs.map(({ slug, title }) => ({ value: slug, label: textIn(title, locale) })),
        mayConfirmPhone: ctx.gateways.texts.isConfigured,
        hasPassword: user.passwordHash !== null,
        newEmail: await readNewEmail(ctx, user.id),
      };
    }
    case 'zakat':
      return { part, zakat: await readOwnZakat(ctx, user.id) };
    case 'receivers':
      return {
        part,
        receivers: await listReceivers(ctx, user.id),
        unsaved: (await listUnsaved(ctx, user.id)).slice(0, MOST_UNSAVED),
        countries: await readDialCountries(locale),
      };
    case 'settings': {
      const { isMeasured } = await readSite();
      const answer = requestCookie(COOKIES.consent.name);
      return {
        part,
        settings: await readSettings(ctx, user.id),
        measuring: isMeasured ? (answer === 'given' || answer === 'refused' ? answer : '') : undefined,
      };
    }
    case 'devices':
      return {
        part,
        sessions: await listSessions(ctx, caller),
        passkeys: await listPasskeys(ctx, user.id),
        providers: await listConnections(ctx, user.id),
        hasPassword: user.passwordHash !== null,
      };
    case 'data':
      return { part, hasPassword: user.passwordHash !== null };
    default:
      return { part };
  }
}

const FILTERS = ['year', 'kind', 'program', 'standing', 'interval'] as const;

/** Those of the address that are valid, in their normal form. */
function filtersOf(query: URLSearchParams): Partial<Record<(typeof FILTERS)[number], string>> {
  const read = FILTERS.flatMap((name) => {
    const value = query.get(name);
    const normal = value === null ? undefined : queryParameters[name](value);
    return normal === undefined ? [] : [[name, normal]];
  });
  return Object.fromEntries(read) as Partial<Record<(typeof FILTERS)[number], string>>;
}

async function readDonations(ctx: ServiceContext, userId: string, query: URLSearchParams, locale: Locale) {
  const filter = filtersOf(query);
  const year = filter.year === undefined ? undefined : Number(filter.year);
  const after = query.get('after') ?? undefined;
  const asked = {
    year,
    kind: filter.kind as ItemType | undefined,
    program: filter.program,
    recurrence: filter.interval as Recurrence | undefined,
    statuses: filter.standing === undefined ? undefined : statusesOf(filter.standing as OrderStanding),
    offset: 0,
    limit: PAGE,
  };
  const { data, nextCursor, total } = await listOwnOrders(ctx, userId, { ...asked, cursor: after }).catch(
    // An address that was cut begins at the newest.
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'validation') return listOwnOrders(ctx, userId, asked);
      throw error;
    },
  );
  const refunds = await listRefundStates(
    ctx,
    data.map(({ id }) => id),
  );
  const [years, { programs }] = await Promise.all([listOwnYears(ctx, userId), readSite()]);
  return {
    statement: statementOf(ctx, {
      userId,
      locale,
      orders: data,
      year: year ?? (years.length === 1 ? years[0] : undefined),
    }),
    orders: data.map((order) => ({ ...ownOrder(ctx, order, locale), refund: refunds.get(order.id) ?? null })),
    total,
    filter,
    programs: programs.map(({ slug, title }) => ({ value: slug, label: textIn(title, locale) })),
    years,
    moreHref: nextCursor && localePath(locale, partPath('donations', { ...filter, after: nextCursor })),
    newestHref: after && localePath(locale, partPath('donations', filter)),
  };
}

/** The statement of a year in which something that is shown was paid. */
function statementOf(
  ctx: ServiceContext,
  of: { userId: string; locale: Locale; orders: readonly OrderView[]; year: number | undefined },
): { year: number; href: string } | undefined {
  const { locale, orders, userId, year } = of;
  if (year === undefined || !orders.some(({ paidAt }) => paidAt?.startsWith(`${year}-`))) return undefined;
  return { year, href: localePath(locale, yearlyStatementPath(ctx, { userId, year })) };
}

const ownOrder = (ctx: ServiceContext, order: OrderView, locale: Locale): Omit<OwnOrder, 'refund'> => ({
  ...order,
  receiptHref: order.receiptNumber === null ? null : localePath(locale, `/checkout/receipt/${order.number}.pdf`),
  refundHref: order.paidAt === null ? null : localePath(locale, refundPath(ctx, order.id)),
});
