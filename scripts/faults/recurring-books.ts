/** Checks recurring donations by SQL that is independent of the site's own code, and against what the providers took. */
import type { Intent, Query } from './books.ts';
import type { ProviderPlan } from './provider-part.ts';
import type { Provider } from './provider.ts';

export type RecurringVerdict = { lost: string[]; doubled: string[]; broken: string[] };

const NOT_DEMO = 'not exists (select 1 from orders f where f.id = s.order_id and f.is_demo)';
/** Periods that are due, or of which it is open whether they are paid. */
export const OPEN_PERIODS = `select (select count(*) from subscriptions s where s.status in ('active', 'pastDue') and s.payment_method_ref is not null and s.next_at <= now() and ${NOT_DEMO})
  + (select count(*) from subscription_charges c join payments p on p.order_id = c.order_id where p.status in ('created', 'requiresAction', 'processing')) as n`;
export const HURRY_PERIODS = [
  'update subscriptions set locked_until = null where locked_until is not null',
  'update subscriptions set mirror_at = now() where mirror_at is not null',
];

/** How a recurring donation stands here for each of PayPal's words. Where it gives up after declines, it is ended here. */
const STANDS: Record<string, readonly string[]> = {
  APPROVAL_PENDING: ['incomplete', 'cancelled'],
  ACTIVE: ['active', 'pastDue'],
  SUSPENDED: ['paused'],
  CANCELLED: ['cancelled'],
};

/** Recurring donations that stand otherwise here than at PayPal. */
export async function differingPlans(query: Query, plans: readonly ProviderPlan[]): Promise<string[]> {
  const rows = await query('select plan_ref as ref, status from subscriptions where plan_ref is not null');
  const ours = new Map(rows.map(({ ref, status }) => [String(ref), String(status)]));
  return plans
    .filter(({ ref, state }) => {
      const status = ours.get(ref);
      // Until its donor agrees nothing is stored under its name.
      return status === undefined ? state !== 'APPROVAL_PENDING' : !STANDS[state]?.includes(status);
    })
    .map(({ ref, state }) => `recurring donation ${ref}, ${state} at PayPal and ${ours.get(ref) ?? 'unknown'} here`);
}

const BROKEN: Record<string, string> = {
  'running recurring donations without a next date': `select s.id from subscriptions s where s.status in ('active', 'pastDue') and s.next_at is null and ${NOT_DEMO}`,
  'renewals in another currency or of another sum than the donation': `select c.order_id from subscription_charges c join subscriptions s on s.id = c.subscription_id
    join orders o on o.id = c.order_id where o.currency <> s.currency or (o.subtotal_minor <> s.amount_minor and s.calendar is null and ${NOT_DEMO})`,
};

/** How many periods came and how many were charged, of each recurring donation that this site charges. */
const PERIODS = `select s.id::text as id, s.status, (select count(*) from subscription_charges c where c.subscription_id = s.id)::int as charged,
  (select count(*) from faults_passed f where f.subscription_id = s.id)::int as passed from subscriptions s where s.payment_method_ref is not null and ${NOT_DEMO}`;
/**
 * Periods that were asked for and are not paid. `ended`: a refund or dispute of an earlier period ended the recurring donation
 * before the provider was asked for this one, so it must not be paid.
 */
const UNPAID = `select o.number::text as number, o.status, s.status as recurring,
    (select string_agg(concat_ws(' ', p.method, p.status, p.failure_code, p.provider_ref), ', ' order by p.created_at) from payments p where p.order_id = o.id) as payments,
    exists (select 1 from audit_log a where a.action = 'recurringEnded' and a.actor = 'refunds' and a.subject_id = s.id::text)
      and not exists (select 1 from payments p where p.order_id = o.id and p.provider_ref is not null) as ended
  from subscription_charges c join orders o on o.id = c.order_id join subscriptions s on s.id = c.subscription_id
  where o.paid_at is null and (s.status <> 'cancelled' or o.status = 'failed') and ${NOT_DEMO}`;

export async function checkRecurring(
  query: Query,
  provider: Pick<Provider, 'intents' | 'plans'>,
): Promise<RecurringVerdict> {
  const verdict: RecurringVerdict = {
    lost: [],
    doubled: [],
    broken: await differingPlans(query, await provider.plans()),
  };
  for (const [name, text] of Object.entries(BROKEN)) {
    const rows = await query(text);
    if (rows.length > 0) verdict.broken.push(`${rows.length} ${name}`);
  }
  for (const { charged, id, passed, status } of await query(PERIODS)) {
    const what = `recurring donation ${id}: ${charged} of ${passed} periods`;
    if (Number(charged) > Number(passed)) verdict.doubled.push(what);
    // One that was ended is not charged for what is left.
    if (Number(charged) < Number(passed) && status !== 'cancelled') verdict.lost.push(what);
  }
  verdict.lost.push(...(await wronglyUnpaid(query, await provider.intents())));
  return verdict;
}

/** Periods that are given up as declined, which no bank has declined. */
async function wronglyUnpaid(query: Query, intents: readonly Intent[]): Promise<string[]> {
  const declined = new Set(
    intents
      .filter(({ status }) => status === 'declined' || status === 'requires_payment_method')
      .map(({ metadata }) => metadata.orderNumber),
  );
  return (await query(UNPAID))
    .filter(({ ended, number }) => ended !== true && !declined.has(String(number)))
    .map(
      ({ number, payments, recurring, status }) =>
        `period of order ${String(number)}, which nobody declined: the order is ${String(status)}, the recurring donation ${String(recurring)}, payments: ${String(payments)}`,
    );
}

/** How many periods were paid, by who charges them. */
export const PAID_PERIODS = `select case when s.plan_ref is null then p.method else 'mirrored at ' || p.method end as method, count(*)::int as n from subscription_charges c
  join orders o on o.id = c.order_id join subscriptions s on s.id = c.subscription_id join payments p on p.order_id = o.id and p.status in ('succeeded', 'refunded', 'disputed', 'lost')
  where o.paid_at is not null and ${NOT_DEMO} group by 1`;
