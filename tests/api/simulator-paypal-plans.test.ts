import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { cancelSubscription } from '#src/server/renewals/cancel-subscription.ts';
import { changeSubscription } from '#src/server/renewals/change-plan.ts';
import { chargeDueSubscriptions } from '#src/server/renewals/charge-due.ts';
import { mirrorPlans } from '#src/server/renewals/mirror-plan.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { noFaults } from '#src/simulator/webhook-events.ts';
import { donor, give, readCurrent } from '#tests/fixtures/giving.ts';
import { type BegunPlan as Begun, beginPaypalPlan, monthly, passPeriod } from '#tests/fixtures/paypal-plan.ts';
import { createSimulatedSite, type SimulatedSite } from '#tests/fixtures/simulated-site.ts';

let site: SimulatedSite;
beforeAll(async () => {
  site = await createSimulatedSite();
});
beforeEach(() => {
  Object.assign(site.simulator.faults, noFaults());
});
afterAll(() => site.close());

const begin = (): Promise<Begun> => beginPaypalPlan(site);
const pass = ({ plan }: Begun, isPaid = true): Promise<unknown> => passPeriod(site, plan, isPaid);
/** All that waits is done: events, then what is due by the clock. */
async function work(): Promise<void> {
  site.app.clock.pass(2000);
  await applyWebhookEvents(site.app.services);
  await mirrorPlans(site.app.services);
}
/** Events come over HTTP, when the machine has time for them. */
const untilTrue = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(
    async () => {
      await work();
      await check();
    },
    { timeout: 15_000 },
  );
const here = async ({ id }: Begun) =>
  (
    await rowsOf<{ status: string; period: number; state: string; paid: number; orders: number; next: string | null }>(
      site.app.services.db,
      sql`select s.status, s.period, s.plan_state as state, s.next_at::text as next,
        (select count(*)::int from subscription_charges c where c.subscription_id = s.id) as orders,
        (select count(*)::int from subscription_charges c join ledger_entries l on l.order_id = c.order_id
          where c.subscription_id = s.id and l.kind = 'donation') as paid
        from subscriptions s where s.id = ${id}`,
    )
  )[0]!;
const there = async ({ plan }: Begun): Promise<string> =>
  (
    (await (await fetch(`${site.origin}/control/paypal/subscriptions`)).json()) as { id: string; status: string }[]
  ).find(({ id }) => id === plan)!.status;
const emailsOf = async (template: string): Promise<number> =>
  (
    await rowsOf<{ n: number }>(
      site.app.services.db,
      sql`select count(*)::int as n from outbox where payload ->> 'template' = ${template}`,
    )
  )[0]!.n;

describe('a recurring donation that PayPal runs', () => {
  it('begins when its donor agrees, with the first payment booked and its fee', async () => {
    const begun = await begin();
    expect(await here(begun)).toMatchObject({ status: 'active', period: 0, state: 'active', orders: 0 });
    expect(await there(begun)).toBe('ACTIVE');
  });

  it('settles an order of its own for each of three periods, once, by events that come twice and in reverse', async () => {
    const begun = await begin();
    Object.assign(site.simulator.faults, { webhookRepeats: 2, areWebhooksReversed: true });
    await pass(begun);
    await pass(begun);
    await untilTrue(async () => {
      expect(await here(begun)).toMatchObject({ status: 'active', period: 2, orders: 2, paid: 2 });
    });
    await work();
    expect(await here(begun)).toMatchObject({ period: 2, orders: 2, paid: 2 });
    expect(await runLedgerCheck(site.app.services)).toEqual([]);
  });

  it('is never charged by this site as well', async () => {
    const begun = await begin();
    site.app.clock.pass(40 * 86_400_000);
    await chargeDueSubscriptions(site.app.services);
    expect(await here(begun)).toMatchObject({ orders: 0 });
  });

  it('is found paid by the clock where every event is lost', async () => {
    const begun = await begin();
    site.simulator.faults.webhookLosses = 9;
    await pass(begun);
    await work();
    site.app.clock.pass(7 * 3_600_000);
    await mirrorPlans(site.app.services);
    expect(await here(begun)).toMatchObject({ orders: 1, paid: 1 });
  });

  it('two workers that find one payment book it once', async () => {
    const begun = await begin();
    await pass(begun);
    await site.app.services.db.execute(sql`update subscriptions set mirror_at = '2000-01-01' where id = ${begun.id}`);
    await Promise.all([mirrorPlans(site.app.services), mirrorPlans(site.app.services), work()]);
    expect(await here(begun)).toMatchObject({ orders: 1, paid: 1 });
  });

  it('whose charge is declined tells the donor once, and runs again once it is paid', async () => {
    const begun = await begin();
    const before = await emailsOf('planRefused');
    await pass(begun, false);
    await untilTrue(async () => {
      expect((await here(begun)).status).toBe('pastDue');
    });
    await work();
    expect(await emailsOf('planRefused')).toBe(before + 1);
    await pass(begun);
    await untilTrue(async () => {
      expect(await here(begun)).toMatchObject({ status: 'active', paid: 1 });
    });
  });

  it('that PayPal gives up after three declines ends on both sides', async () => {
    const begun = await begin();
    for (let time = 0; time < 3; time += 1) {
      await pass(begun, false);
      await untilTrue(async () => {
        expect((await here(begun)).status).not.toBe('active');
      });
    }
    await untilTrue(async () => {
      expect((await here(begun)).status).toBe('cancelled');
      expect(await there(begun)).toBe('CANCELLED');
    });
  });

  it('is paused and resumed at PayPal as its donor says here', async () => {
    const begun = await begin();
    expect(await changeSubscription(site.app.services, begun.id, { does: 'pause', months: 1 })).toBe('changed');
    await work();
    expect(await there(begun)).toBe('SUSPENDED');
    expect(await changeSubscription(site.app.services, begun.id, { does: 'resume' })).toBe('changed');
    await work();
    expect(await there(begun)).toBe('ACTIVE');
    expect((await here(begun)).status).toBe('active');
  });

  it('goes on by itself when the pause is over', async () => {
    const begun = await begin();
    await changeSubscription(site.app.services, begun.id, { does: 'pause', months: 1 });
    await work();
    site.app.clock.pass(100 * 86_400_000);
    await mirrorPlans(site.app.services);
    expect((await here(begun)).status).toBe('active');
    expect(await there(begun)).toBe('ACTIVE');
  });

  it('is ended at PayPal when its donor ends it here, even where PayPal is silent at first', async () => {
    const begun = await begin();
    expect(await cancelSubscription(site.app.services, { id: begun.id }, 'donor')).toBe('cancelled');
    site.simulator.faults.failBefore = 99;
    await work();
    expect(await there(begun)).toBe('ACTIVE');
    site.simulator.faults.failBefore = 0;
    site.app.clock.pass(10 * 60_000);
    await mirrorPlans(site.app.services);
    expect(await there(begun)).toBe('CANCELLED');
  });

  it('is ended at PayPal when its project takes no more donations, and its donor is told', async () => {
    const begun = await begin();
    const { db } = site.app.services;
    await rowsOf(
      db,
      sql`update order_items set project_id = (select id from projects where status = 'published' and goal_minor > 0 and monthly_minor is null limit 1)
        where order_id = ${begun.placed.order.id} returning 1`,
    );
    await rowsOf(
      db,
      sql`update projects set status = 'rejected' where id = (select project_id from order_items where order_id = ${begun.placed.order.id}) returning 1`,
    );
    site.app.clock.pass(7 * 3_600_000);
    await mirrorPlans(site.app.services);
    expect([(await here(begun)).status, await there(begun)]).toEqual(['cancelled', 'CANCELLED']);
    expect(await emailsOf('projectEnded')).toBe(1);
  });

  it('is ended at PayPal although a payment of it cannot be booked, and books the payment of an erased donor', async () => {
    const begun = await begin();
    site.simulator.faults.webhookLosses = 99;
    await pass(begun);
    const { db } = site.app.services;
    await rowsOf(db, sql`delete from order_donors where order_id = ${begun.placed.order.id} returning 1`);
    expect(await cancelSubscription(site.app.services, { id: begun.id }, 'donor')).toBe('cancelled');
    await db.execute(sql`alter table subscription_charges add constraint broken check (false) not valid`);
    site.app.clock.pass(600_000);
    await mirrorPlans(site.app.services);
    await db.execute(sql`alter table subscription_charges drop constraint broken`);
    expect(await there(begun)).toBe('CANCELLED');
    site.app.clock.pass(600_000);
    await mirrorPlans(site.app.services);
    expect(await here(begun)).toMatchObject({ paid: 1, orders: 1, status: 'cancelled' });
    const rows = await rowsOf(
      db,
      sql`select o.status, o.erased_at is not null as erased from orders o join subscription_charges c on c.order_id = o.id where c.subscription_id = ${begun.id}`,
    );
    expect(rows).toEqual([{ status: 'paid', erased: true }]);
    while ((await runDueJobs(site.app.services)) > 0);
  });

  it.each([
    ['suspend', 'paused'],
    ['cancel', 'cancelled'],
  ])('that its donor %ss at PayPal is %s here', async (what, status) => {
    const begun = await begin();
    await work();
    await site.control(`paypal/subscriptions/${begun.plan}/${what}`, {});
    await untilTrue(async () => {
      expect((await here(begun)).status).toBe(status);
    });
  });

  it('that has ended is asked for once more, so that a payment which PayPal did not list at first is booked', async () => {
    const begun = await begin();
    site.simulator.faults.webhookLosses = 99;
    await pass(begun);
    await site.control(`paypal/subscriptions/${begun.plan}/cancel`, {});
    const plans = site.app.services.gateways.payments.for('paypal')!.plans!;
    const { retrieve } = plans;
    const unlisted = vi
      .spyOn(plans, 'retrieve')
      .mockImplementation(async (ref) => ({ ...(await retrieve.call(plans, ref)), payments: [] }));
    site.app.clock.pass(7 * 3_600_000);
    await mirrorPlans(site.app.services);
    unlisted.mockRestore();
    expect(await here(begun)).toMatchObject({ status: 'cancelled', state: 'ended', orders: 0 });
    site.app.clock.pass(7 * 3_600_000);
    await mirrorPlans(site.app.services);
    expect(await here(begun)).toMatchObject({ status: 'cancelled', orders: 1, paid: 1 });
    const { db } = site.app.services;
    expect(await rowsOf(db, sql`select mirror_at from subscriptions where id = ${begun.id}`)).toEqual([
      { mirror_at: null },
    ]);
  });

  it('that its donor paused at PayPal goes on when they say so here, and not before', async () => {
    const begun = await begin();
    await site.control(`paypal/subscriptions/${begun.plan}/suspend`, {});
    await untilTrue(async () => {
      expect((await here(begun)).status).toBe('paused');
    });
    site.app.clock.pass(40 * 86_400_000);
    await mirrorPlans(site.app.services);
    expect(await there(begun)).toBe('SUSPENDED');
    expect(await changeSubscription(site.app.services, begun.id, { does: 'resume' })).toBe('changed');
    await work();
    expect(await there(begun)).toBe('ACTIVE');
  });

  it('offers no dates to skip, and no other amount without consent at PayPal', async () => {
    const begun = await begin();
    const { next } = await here(begun);
    for (const change of [
      { does: 'skip', date: new Date(next!) },
      { does: 'unskip' },
      { does: 'changeAmount', to: 2000, mayRaise: true },
    ] as const)
      expect(await changeSubscription(site.app.services, begun.id, change)).toBe('notNow');
  });

  it('is not offered for days of a calendar, whose dates this site alone knows', async () => {
    const answer = await site.app.post('/user/orders', {
      items: monthly(site, { subscriptionRecurringInterval: undefined, subscriptionCalendar: 'fridays' }),
      paymentMethod: 'paypal',
      donor,
    });
    expect(answer.status).toBe(422);
  });

  it('that nobody agreed to costs nothing', async () => {
    const placed = await give(site.app, { items: monthly(site), paymentMethod: 'paypal' });
    const { order, payment } = await readCurrent(site.app, placed);
    expect(`${order.status} ${payment.status}`).toBe('pending created');
  });
});
