import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { renewalTest as it, type Renewals } from '#tests/fixtures/renewals.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';

const CHILD = 'monthly-care-for-omar-11';
const childOf = async ({ app }: Renewals): Promise<ProjectDetail> =>
  ((await (await app.get(`/projects/${CHILD}`)).json()) as { result: ProjectDetail }).result;
const hear = async ({ app, stripe }: Renewals, providerRef: string): Promise<void> => {
  const { raw, signature } = stripe.webhookEvent(providerRef, undefined, 'charge.dispute.created');
  await app.post('/webhooks/stripe', raw, { 'stripe-signature': signature });
  await applyWebhookEvents(app.services);
};

describe('a recurring donation', () => {
  it('ends when one of its payments is disputed, so that the card is not charged again', async ({ given, stripe }) => {
    given.at('2026-11-20T12:00:00Z');
    const placed = await given.begin('month');
    stripe.dispute(`pi_${placed.payment.id}`, 2500);
    await hear(given, `pi_${placed.payment.id}`);
    expect(await given.plan()).toMatchObject({ status: 'cancelled', nextAt: null });
    given.at('2027-03-20T12:00:00Z');
    await given.work();
    expect(stripe.calls.charge).toBe(0);
  });

  it('that ends while a charge waits for the provider is not charged by it', async ({ app, given, stripe }) => {
    given.at('2026-11-20T12:00:00Z');
    const placed = await given.begin('month');
    stripe.health = 'silent';
    given.at('2026-12-20T12:00:20Z');
    await given.work();
    const before = stripe.calls.charge;
    stripe.health = 'up';
    stripe.dispute(`pi_${placed.payment.id}`, 2500);
    await hear(given, `pi_${placed.payment.id}`);
    given.at('2026-12-20T13:00:00Z');
    await given.work();
    expect(stripe.calls.charge).toBe(before);
    expect([...stripe.payments.values()]).toHaveLength(1);
    expect(
      await rowsOf(
        app.services.db,
        sql`select status from orders where id in (select order_id from subscription_charges)`,
      ),
    ).toEqual([{ status: 'failed' }]);
  });

  it('ends with the refund of the whole of one payment, and goes on after a part', async ({ app, given, stripe }) => {
    const run = commandRunner(() => app.services);
    given.at('2026-11-20T12:00:00Z');
    const placed = await given.begin('month');
    await run('refund:make', placed.order.number, '5.00', 'too', 'much');
    await given.work();
    expect(await given.plan()).toMatchObject({ status: 'active' });
    await run('refund:make', placed.order.number, 'whole', 'a', 'mistake');
    await given.work();
    expect(await given.plan()).toMatchObject({ status: 'cancelled', nextAt: null });
    given.at('2027-03-20T12:00:00Z');
    await given.work();
    expect(stripe.calls.charge).toBe(0);
  });

  it('for a child frees the child for another sponsor', async ({ app, given }) => {
    const run = commandRunner(() => app.services);
    given.at('2026-11-20T12:00:00Z');
    const child = await childOf(given);
    const placed = await given.begin('month', 'en', child.id);
    expect((await childOf(given)).sponsoredSince).not.toBeNull();
    await run('refund:make', placed.order.number, 'whole', 'a', 'mistake');
    await given.work();
    expect(await childOf(given)).toMatchObject({ sponsoredSince: null, raised: child.raised });
  });
});
