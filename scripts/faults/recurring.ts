/** Periods of recurring donations come to pass, months within seconds. */
import type { Query } from './books.ts';
import { type Chance, pause } from './chance.ts';
import type { Provider } from './provider.ts';

/** How often each thing was done. */
export type Periods = { tried: Record<string, number> };
export const noPeriods = (): Periods => ({ tried: {} });

const RUN_HERE = `s.payment_method_ref is not null and not exists (select 1 from orders o where o.id = s.order_id and o.is_demo)`;

/**
 * Moves the dates of some recurring donations back by one interval, as if its time had passed, and notes each in the same
 * statement. One that is due already waits, so that no period is missed; with the time the leases of dead workers are over.
 */
const PASS = [
  'create table if not exists faults_passed (subscription_id uuid not null)',
  'update subscriptions set locked_until = null where locked_until is not null',
  `update subscriptions s set next_at = now() where s.status = 'pastDue' and s.next_at > now() and ${RUN_HERE}`,
  `with chosen as (select s.id from subscriptions s where s.status = 'active' and s.next_at > now() + interval '1 hour' and ${RUN_HERE} order by s.period, s.id limit 12 for update),
    moved as (update subscriptions s set first_at = s.first_at - ('1 ' || s.interval)::interval, next_at = s.next_at - ('1 ' || s.interval)::interval from chosen where s.id = chosen.id returning s.id)
    insert into faults_passed select id from moved`,
];

/** Lets the time of a period come for recurring donations that this site charges. */
export async function passHere(query: Query): Promise<void> {
  for (const text of PASS) await query(text);
}

type Place = { provider: Provider; chance: Chance; periods: Periods };

/** Lets the time of a period come at PayPal, where donors pause, resume and end as well. */
async function passAtPaypal({ chance, periods, provider }: Place): Promise<void> {
  const agreed = (await provider.plans()).filter(({ state }) => state === 'ACTIVE' || state === 'SUSPENDED');
  if (agreed.length === 0) return;
  const { ref, state } = chance.oneOf(agreed);
  const act = async (name: string, done: Promise<unknown>): Promise<void> => {
    // The site may have ended it at this moment.
    await done.catch(() => {});
    periods.tried[name] = (periods.tried[name] ?? 0) + 1;
  };
  if (state === 'SUSPENDED') return act('resumed at PayPal', provider.changePlan(ref, 'activate'));
  if (chance.of(0.04)) return act('ended at PayPal', provider.changePlan(ref, 'cancel'));
  if (chance.of(0.08)) return act('paused at PayPal', provider.changePlan(ref, 'suspend'));
  const isPaid = !chance.of(0.15);
  await act(isPaid ? 'charged by PayPal' : 'declined at PayPal', provider.passPeriod(ref, isPaid));
}

/** Periods pass until the time is over. `look`: where the database can be read while the site runs. */
export async function passAllTheWhile(
  { look, ...place }: Place & { look: ((work: (query: Query) => Promise<void>) => Promise<void>) | undefined },
  { until }: { until: number },
): Promise<void> {
  const { chance, periods, provider } = place;
  while (Date.now() < until) {
    await pause(chance.between(300, 1200));
    for (let plan = 0; plan < 3; plan += 1) await passAtPaypal(place);
    await look?.(passHere);
    if (!chance.of(0.08)) continue;
    await provider.refuseSaved(true);
    await pause(1500);
    await provider.refuseSaved(false);
    periods.tried['saved cards refused'] = (periods.tried['saved cards refused'] ?? 0) + 1;
  }
}
