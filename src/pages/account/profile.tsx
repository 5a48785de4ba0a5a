import { msg } from '@lingui/core/macro';
import type { OrderView } from '#src/contracts/orders.ts';
import { lastMonths } from '#src/domain/giving-charts.ts';
import { requestQuery } from '#src/framework/request.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { requirePerson } from '#src/pages/loaders/session.ts';
import { readDialCountries, readFormFlash, readSite } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
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
import type { ServiceContext } from '#src/server/platform/context.ts';
import { listOwnOrders, listOwnYears } from '#src/server/profile/own-orders.ts';
import { findOwnCardPlans, listOwnSubscriptions } from '#src/server/profile/own-subscriptions.ts';
import { readAnalytics, readProfile } from '#src/server/profile/profile.service.ts';
import { listRefundStates } from '#src/server/refunds/read-refund.ts';
import { refundPath } from '#src/server/refunds/refund-link.ts';
import { getServices } from '#src/server/services.ts';
import { givingPath } from '#src/server/subscriptions/giving-link.ts';
import { yearlyStatementPath } from '#src/server/yearly-statements/yearly-statements.service.ts';

const PAGE = 20;

/** All that is a person's. Anybody else is led to the sign-in page, and back. */
export default async function ProfilePage({ locale }: { locale: Locale }) {
  const person = await requirePerson(locale);
  const query = new URLSearchParams(requestQuery());
  const ctx = await getServices();
  const [profile, memory] = await Promise.all([readProfile(ctx, person.user.id), readFormFlash()]);
  const asked = query.get('part');
  const part = PARTS.find((one) => one === asked) ?? 'donations';
  const view = { profile, memory, ...(await readPart(ctx, person, part, query, locale)) } as ProfileView;
  return (
    <>
      <PageMeta title={msg`Your account`} />
      <ProfileScreen locale={locale} view={view} />
    </>
  );
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

async function readDonations(ctx: ServiceContext, userId: string, query: URLSearchParams, locale: Locale) {
  const asked = Number(query.get('year'));
  const year = Number.isInteger(asked) && asked >= 2000 && asked < 3000 ? asked : undefined;
  const pages = Math.min(50, Math.max(1, Number(query.get('page')) || 1));
  const { data, total } = await listOwnOrders(ctx, userId, { year, offset: 0, limit: pages * PAGE });
  const more = { ...(year === undefined ? {} : { year: String(year) }), page: String(pages + 1) };
  const refunds = await listRefundStates(
    ctx,
    data.map(({ id }) => id),
  );
  const years = await listOwnYears(ctx, userId);
  return {
    statement: statementOf(ctx, {
      userId,
      locale,
      orders: data,
      year: year ?? (years.length === 1 ? years[0] : undefined),
    }),
    orders: data.map((order) => ({ ...ownOrder(ctx, order, locale), refund: refunds.get(order.id) ?? null })),
    total,
    year,
    years,
    moreHref: data.length < total ? localePath(locale, partPath('donations', more)) : undefined,
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
