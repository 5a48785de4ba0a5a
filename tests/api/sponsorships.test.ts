import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Page } from '#src/contracts/lists.ts';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import type { ProjectCard, ProjectDetail } from '#src/contracts/projects.ts';
import { placeOrder } from '#src/server/checkout/place-order.ts';
import { sponsorshipPartsOf } from '#src/server/demo/sponsored-children.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { changeNotices } from '#src/server/emails/notices.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { auditLog } from '#src/server/platform/db/schema/people.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { settings } from '#src/server/platform/db/schema/reference.ts';
import { subscriptions } from '#src/server/platform/db/schema/subscriptions.ts';
import { countProgram } from '#src/server/projects/projects.service.ts';
import { cancelSubscription } from '#src/server/renewals/cancel-subscription.ts';
import { readGiving } from '#src/server/renewals/read-giving.ts';
import { settle } from '#src/server/settlement/settle.ts';
import { closeGrownChild } from '#src/server/settlement/sponsorship.ts';
import { tellSponsor } from '#src/server/sponsorships/tell-sponsor.ts';
import { withdrawConsent } from '#src/server/sponsorships/withdraw-consent.ts';
import { givingToken } from '#src/server/subscriptions/giving-link.ts';
import { booksOf, count, donor, give } from '#tests/fixtures/giving.ts';
import { DAY, renewalTest as it, type Renewals } from '#tests/fixtures/renewals.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';

const SLUG = 'monthly-care-for-omar-11';
const childOf = async ({ app }: Renewals): Promise<ProjectDetail> =>
  ((await (await app.get(`/projects/${SLUG}`)).json()) as { result: ProjectDetail }).result;
const openChildren = async ({ app }: Renewals): Promise<Page<ProjectCard>> =>
  (
    (await (await app.get('/projects?type=orphan-sponsorship&status=published&limit=50')).json()) as {
      result: Page<ProjectCard>;
    }
  ).result;
const isListed = async (given: Renewals): Promise<boolean> =>
  (await openChildren(given)).data.some(({ slug }) => slug === SLUG);

const item = (projectId: string, change: object = {}) => ({
  type: 'project',
  projectId,
  isSubscription: true,
  subscriptionRecurringInterval: 'month',
  ...change,
});
const bornOn = ({ app }: Renewals, day: string) =>
  app.services.db.update(projects).set({ bornOn: day }).where(eq(projects.slug, SLUG));
/** The page behind the link of the sponsor's receipts. */
async function givingOf({ app }: Renewals): Promise<object> {
  const [row] = await app.services.db.select().from(subscriptions);
  const page = await readGiving(app.services, givingToken(app.services, row!));
  if (page.state !== 'open') throw new Error(page.state);
  return page.giving;
}
const order = (given: Renewals, projectId: string, change: object = {}, email = donor.email) =>
  given.app.post('/user/orders', {
    donor: { ...donor, email },
    items: [item(projectId, change)],
    paymentMethod: 'stripe',
  });
const errorsOf = async (answer: Response): Promise<object[]> =>
  ((await answer.json()) as { errors: object[] }).errors.map(({ code, path }: { code?: string; path?: string }) => ({
    path,
    code,
  }));

/** Sponsors the child and pays the first month. */
async function sponsor(given: Renewals) {
  const { id } = await childOf(given);
  const placed = await give(given.app, { items: [item(id)], paymentMethod: 'stripe' });
  given.stripe.turn(`pi_${placed.payment.id}`, 'succeeded');
  given.app.clock.pass(20_000);
  await given.work();
  return { id, placed };
}

describe('a child that waits for a sponsor', () => {
  it('says what a month costs and what it pays for, to the cent', async ({ given }) => {
    const child = await childOf(given);
    expect(child).toMatchObject({ monthly: 4500, isOpen: true, sponsoredSince: null });
    expect(child.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(4500);
    for (const monthly of [40, 45, 50, 60] as const)
      expect(sponsorshipPartsOf(monthly).reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(monthly * 100);
  });

  it('is priced by the server, month by month, and in no other way', async ({ given }) => {
    const { id } = await childOf(given);
    const placed = await give(given.app, { items: [item(id, { price: 1 })], paymentMethod: 'stripe' });
    expect(placed.order.total).toBe(4500);
    const other = (await openChildren(given)).data.find(({ monthly, slug }) => monthly !== null && slug !== SLUG)!;
    const once = { isSubscription: false, subscriptionRecurringInterval: undefined, price: 1000 };
    expect(await errorsOf(await order(given, other.id, once))).toEqual([
      { path: 'items.0.isSubscription', code: 'required' },
    ]);
    expect(await errorsOf(await order(given, other.id, { subscriptionRecurringInterval: 'week' }))).toEqual([
      { path: 'items.0.subscriptionRecurringInterval', code: 'invalidSelection' },
    ]);
    expect(await errorsOf(await order(given, other.id, { quantity: 2 }))).toEqual([
      { path: 'items.0.quantity', code: 'tooHigh' },
    ]);
  });

  it('has one sponsor, of however many ask at once, and the others are charged nothing', async ({ given }) => {
    const { id } = await childOf(given);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((one) => order(given, id, {}, `sponsor${one}@example.org`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422]);
    const refused = answers.find(({ status }) => status === 422)!;
    expect(await errorsOf(refused)).toEqual([{ path: 'items.0.projectId', code: 'invalidSelection' }]);
    const [row] = await rowsOf<{ n: string }>(
      given.app.services.db,
      sql`select count(*)::text as n from subscriptions where sponsored_project_id = ${id}`,
    );
    expect(Number(row!.n)).toBe(1);
  });

  it('lets whoever holds the unpaid order go back and pay again, with other data, and has one sponsor all the same', async ({
    app,
    given,
    stripe,
  }) => {
    const { id } = await childOf(given);
    const waiting = async () => (await countProgram(given.app.services, 'orphan-sponsorship'))!.waiting;
    const before = await waiting();
    const first = await give(app, { items: [item(id)], paymentMethod: 'stripe' });
    expect(await childOf(given)).toMatchObject({ isOpen: false, sponsoredSince: null });
    expect(await waiting()).toBe(before - 1);
    // To type the same email is not enough: anybody could.
    expect((await order(given, id, { intention: 'zakat' })).status).toBe(422);
    const again = { donor, items: [item(id, { intention: 'zakat' })], paymentMethod: 'stripe' };
    await placeOrder(app.services, again, { replaces: first.order.id });
    // The first payment cannot be made any more: one month is not paid twice.
    expect(stripe.payments.get(`pi_${first.payment.id}`)).toMatchObject({ status: 'cancelled' });
    expect((await order(given, id, {}, 'second@example.org')).status).toBe(422);
    const rows = await rowsOf<{ status: string }>(
      given.app.services.db,
      sql`select status from subscriptions where sponsored_project_id = ${id}`,
    );
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'incomplete']);
  });

  it('keeps the sponsorship whose first payment has arrived meanwhile, and makes no second order', async ({
    app,
    given,
    stripe,
  }) => {
    const { id } = await childOf(given);
    const first = await give(app, { items: [item(id)], paymentMethod: 'stripe' });
    stripe.turn(`pi_${first.payment.id}`, 'succeeded');
    const again = { donor, items: [item(id, { intention: 'zakat' })], paymentMethod: 'stripe' };
    await expect(placeOrder(app.services, again, { replaces: first.order.id })).rejects.toMatchObject({
      code: 'conflict',
    });
    await given.work();
    expect(await given.plan()).toMatchObject({ status: 'active' });
    expect((await given.counts()).orders).toBe(0);
  });

  it('keeps its one sponsor when the first months of two donors are paid at the same instant', async ({
    app,
    given,
    stripe,
  }) => {
    const { id } = await childOf(given);
    const placed = async (email: string): Promise<PlacedOrder> =>
      ((await (await order(given, id, {}, email)).json()) as { result: PlacedOrder }).result;
    const late = await placed('late@example.org');
    app.clock.pass(DAY / 12);
    await given.work();
    const sponsors = await placed(donor.email);
    // The bank of the first donor answers after the time is over, in the moment in which the second one pays.
    for (const { payment } of [late, sponsors]) stripe.turn(`pi_${payment.id}`, 'succeeded');
    const both = [late, sponsors, late, sponsors];
    await Promise.all(both.map(({ payment }) => settle(app.services, payment.id, 'test')));
    await given.work();
    const ofChild = await rowsOf<{ order_id: string; status: string }>(
      app.services.db,
      sql`select order_id, status from subscriptions where sponsored_project_id = ${id} order by created_at`,
    );
    expect(ofChild).toEqual([
      { order_id: late.order.id, status: 'cancelled' },
      { order_id: sponsors.order.id, status: 'active' },
    ]);
    expect(await childOf(given)).toMatchObject({ isOpen: false, raised: 9000 });
    for (const { order: one } of [late, sponsors])
      expect(await count(app, 'ledger_entries', sql`order_id = ${one.id} and kind = 'donation'`)).toBe(1);
    // Each gets a receipt; only the sponsor is charged for the next month.
    const receipts = (await findEmails(app.services.db, 10)).filter(({ kind }) => kind === 'receipt');
    const receiptOf = (email: string) =>
      receipts.filter(({ toAddress }) => toAddress === email).map(({ plain }) => plain);
    expect(receipts).toHaveLength(2);
    expect(receiptOf('late@example.org')[0]).toContain('will not repeat');
    expect(receiptOf('late@example.org')[0]).not.toContain('will repeat automatically');
    expect(receiptOf(donor.email)[0]).toContain('will repeat automatically');
    app.clock.pass(31 * DAY);
    await given.work();
    expect(stripe.calls.charge).toBe(1);
    expect((await childOf(given)).raised).toBe(13_500);
  });

  it('is free again when the first month is not paid in time', async ({ given }) => {
    const { id } = await childOf(given);
    await order(given, id);
    given.app.clock.pass(DAY / 12 - 1000);
    await given.work();
    expect((await order(given, id, {}, 'second@example.org')).status).toBe(422);
    given.app.clock.pass(1000);
    await given.work();
    expect((await order(given, id, {}, 'second@example.org')).status).toBe(201);
  });
});

describe('news of a child', () => {
  const news = {
    title: { en: 'First in class' },
    text: { en: 'Omar read aloud today.', ar: 'قرأ عمر اليوم بصوت عالٍ.' },
  };

  it('reach the sponsor by email, once, and stand on no page', async ({ app, given }) => {
    await sponsor(given);
    expect(await tellSponsor(app.services, SLUG, news)).toBe('told');
    await given.work();
    expect((await given.emails()).filter((kind) => kind === 'sponsorNews')).toHaveLength(1);
    const [email] = await findEmails(app.services.db, 1);
    expect(email!.plain).toContain('Omar read aloud today.');
    expect(email!.subject).toContain('First in class');
    expect((await childOf(given)).updates).toEqual([]);
  });

  it('have the way to leave them out, and do not come to who did', async ({ app, given }) => {
    await sponsor(given);
    await tellSponsor(app.services, SLUG, news);
    await given.work();
    expect((await findEmails(app.services.db, 1))[0]!.html).toContain('/notices/off/sponsorship.');
    const wanted = { sponsorship: false };
    await changeNotices(app.services, app.services.db, { address: donor.email, at: app.clock.now, wanted });
    expect(await tellSponsor(app.services, SLUG, news)).toBe('told');
    await given.work();
    expect((await findEmails(app.services.db, 50)).filter(({ kind }) => kind === 'sponsorNews')).toHaveLength(1);
  });

  it('are kept where nobody is the sponsor, and refused for another project', async ({ app }) => {
    expect(await tellSponsor(app.services, SLUG, news)).toBe('stored');
    expect(await tellSponsor(app.services, 'water-endowment', news)).toBe('unknown');
  });
});

describe('a sponsored child', () => {
  it('leaves the open list, keeps its page, and takes no second sponsor', async ({ given }) => {
    const before = await openChildren(given);
    const { id } = await sponsor(given);
    expect(await isListed(given)).toBe(false);
    expect((await openChildren(given)).total).toBe(before.total - 1);
    const child = await childOf(given);
    expect(child).toMatchObject({ isOpen: false, status: 'published' });
    // Of a person the year alone.
    expect(child.sponsoredSince).toMatch(/^\d{4}$/);
    expect(await errorsOf(await order(given, id, {}, 'late@example.org'))).toEqual([
      { path: 'items.0.projectId', code: 'invalidSelection' },
    ]);
  });

  it('is paid for every month, and its whole month is its own however much came before', async ({ app, given }) => {
    const { placed } = await sponsor(given);
    app.clock.pass(31 * DAY);
    await given.work();
    expect(await given.counts()).toEqual({ orders: 1, gifts: 1 });
    expect(await given.plan()).toMatchObject({ status: 'active', period: 1 });
    expect((await childOf(given)).raised).toBe(9000);
    expect(Object.keys(await booksOf(app, placed.order.id)).some((code) => code.startsWith('fund:'))).toBe(true);
  });

  it('is shown with who consented and the year, and is not published without', async ({ app, given }) => {
    const shown = async () =>
      ((await (await app.get(`/projects/${SLUG}`)).json()) as { result: { consent: unknown } }).result.consent;
    const run = commandRunner(() => app.services);
    const { db } = app.services;
    const { id } = await childOf(given);
    expect(await shown()).toMatchObject({ by: expect.any(String), year: expect.any(Number) });

    for (const args of [[], [SLUG], [SLUG, 'neighbour', '2026-01-02'], [SLUG, 'mother']])
      expect(await run('consent:record', ...args)).toMatchObject({ code: 2 });
    await expect(run('consent:record', SLUG, 'mother', '2026-02-30')).rejects.toThrow(RangeError);
    await expect(run('consent:record', SLUG, 'mother', '2027-01-01')).rejects.toThrow(RangeError);
    expect(await run('consent:record', 'water-endowment', 'mother', '2026-01-02')).toMatchObject({ code: 1 });
    expect(await run('consent:record', SLUG, 'aunt', '2026-01-02')).toMatchObject({ code: 0 });
    expect(await run('consent:record', SLUG, 'aunt', '2026-01-02')).toMatchObject({ code: 1 });
    expect(await shown()).toEqual({ by: 'aunt', year: 2026 });
    const log = await db.select().from(auditLog).where(eq(auditLog.action, 'consentRecorded'));
    expect(log).toMatchObject([{ subjectId: id, after: { consentBy: 'aunt', consentOn: '2026-01-02' } }]);

    await withdrawConsent(app.services, SLUG);
    const [gone] = await db.select().from(projects).where(eq(projects.id, id));
    expect(gone).toMatchObject({ consentBy: null, consentOn: null });
    const publish = () => db.update(projects).set({ status: 'published' }).where(eq(projects.id, id));
    await expect(publish()).rejects.toThrow('Failed query');
    await expect(db.update(projects).set({ consentBy: 'mother' }).where(eq(projects.id, id))).rejects.toThrow(
      'Failed query',
    );
    expect(await run('consent:record', SLUG, 'mother', '2026-03-04')).toMatchObject({ code: 0 });
    await publish();
    expect(await shown()).toEqual({ by: 'mother', year: 2026 });
    // Nor does the consent of one that is on the site vanish without a trace.
    await expect(
      db.update(projects).set({ consentBy: null, consentOn: null }).where(eq(projects.id, id)),
    ).rejects.toThrow('Failed query');
  });

  it.for(['monthly-care-for-yusuf-12', 'case-29977-settled-out-of-court'])(
    'that is completed leaves the site when the person asks for it: %s',
    async (slug, { app }) => {
      const { db } = app.services;
      const closed = { status: 'completed', outcome: 'closed', closedAt: app.clock.now, sponsoredAt: null } as const;
      await db.update(projects).set(closed).where(eq(projects.slug, slug));
      expect((await app.get(`/projects/${slug}`)).status).toBe(200);
      expect(await withdrawConsent(app.services, slug)).toBe('closed');
      expect((await app.get(`/projects/${slug}`)).status).toBe(404);
      expect(await withdrawConsent(app.services, slug)).toBe('already');
    },
  );

  it('whose consent is withdrawn has no page at once, and is still paid for by its sponsor', async ({ app, given }) => {
    const { id, placed } = await sponsor(given);
    expect(await withdrawConsent(app.services, SLUG)).toBe('told');
    expect((await app.get(`/projects/${SLUG}`)).status).toBe(404);
    await given.work();
    expect((await given.emails()).filter((kind) => kind === 'childWithdrawn')).toHaveLength(1);
    expect(await givingOf(given)).toMatchObject({ slug: null, isPageClosed: true, status: 'active' });
    // Twice says so, and tells nobody again.
    expect(await withdrawConsent(app.services, SLUG)).toBe('already');
    expect(await withdrawConsent(app.services, 'water-endowment')).toBe('unknown');
    app.clock.pass(31 * DAY);
    await given.work();
    expect(await given.plan()).toMatchObject({ status: 'active', period: 1 });
    const [child] = await app.services.db.select().from(projects).where(eq(projects.id, id));
    expect(child).toMatchObject({ status: 'rejected' });
    // Nor does it come back to the list when the sponsor stops.
    await cancelSubscription(app.services, { orderNumber: Number(placed.order.number) }, 'test');
    expect(await isListed(given)).toBe(false);
    expect((await app.get(`/projects/${SLUG}`)).status).toBe(404);
  });

  it('who comes of age: its sponsor is told thirty days before, pays the months before that day, and none after', async ({
    app,
    given,
    stripe,
  }) => {
    await bornOn(given, '2008-12-25');
    const { id } = await sponsor(given);
    app.clock.pass(4 * DAY);
    await given.work();
    expect((await given.emails()).filter((kind) => kind === 'sponsorshipEnds')).toEqual([]);
    for (let day = 0; day < 3; day += 1) {
      app.clock.pass(DAY);
      await given.work();
    }
    expect((await given.emails()).filter((kind) => kind === 'sponsorshipEnds')).toHaveLength(1);
    expect(await givingOf(given)).toMatchObject({ endsOn: '2026-12-25', later: [] });
    given.at('2026-12-21T00:00:00Z');
    await given.work();
    expect(stripe.calls.charge).toBe(1);
    given.at('2027-01-21T00:00:00Z');
    await given.work();
    expect(stripe.calls.charge).toBe(1);
    expect(await given.plan()).toEqual({ status: 'cancelled', period: 1, nextAt: null });
    expect((await given.emails()).filter((kind) => kind === 'sponsorshipEnded')).toHaveLength(1);
    const child = await childOf(given);
    expect(child).toMatchObject({ status: 'completed', outcome: 'closed', isOpen: false, raised: 9000 });
    expect(child.closedReason?.['ar']).toContain('بلغ الطفل');
    expect(await isListed(given)).toBe(false);
    expect((await order(given, id, {}, 'late@example.org')).status).toBe(422);
    expect(JSON.stringify(child)).not.toContain('2008');
  });

  it('without a sponsor leaves the list on the day on which it comes of age, by the setting', async ({
    app,
    given,
  }) => {
    await app.services.db.insert(settings).values({ category: 'ORPHANS', field: 'SPONSORED_UNTIL_AGE', value: 16 });
    await bornOn(given, '2010-11-23');
    app.clock.pass(2 * DAY);
    await given.work();
    expect(await isListed(given)).toBe(true);
    app.clock.pass(DAY);
    await given.work();
    expect(await isListed(given)).toBe(false);
    expect(await childOf(given)).toMatchObject({ status: 'completed', outcome: 'closed' });
  });

  it('who found a sponsor while children of age are taken off the list stays with the sponsor', async ({
    app,
    given,
  }) => {
    await sponsor(given);
    const { id } = await childOf(given);
    const now = app.services.now();
    await app.services.db.transaction((tx) => closeGrownChild(tx, id, now, ['published']));
    expect(await childOf(given)).toMatchObject({ outcome: null, sponsoredSince: expect.any(String) });
    await app.services.db.transaction((tx) => closeGrownChild(tx, id, now, ['published', 'sponsored']));
    expect(await childOf(given)).toMatchObject({ status: 'completed', outcome: 'closed' });
  });

  it('comes back to the list when its sponsor stops', async ({ app, given }) => {
    const { placed } = await sponsor(given);
    expect(await cancelSubscription(app.services, { orderNumber: Number(placed.order.number) }, 'test')).toBe(
      'cancelled',
    );
    expect(await isListed(given)).toBe(true);
    expect(await childOf(given)).toMatchObject({ isOpen: true, sponsoredSince: null });
  });

  it('stays with its sponsor while a declined month is tried again, and comes back after the last attempt', async ({
    app,
    given,
    stripe,
  }) => {
    await sponsor(given);
    stripe.card = 'generic_decline';
    app.clock.pass(31 * DAY);
    await given.work();
    expect(await given.plan()).toMatchObject({ status: 'pastDue' });
    expect(await isListed(given)).toBe(false);
    for (let day = 0; day < 20; day += 1) {
      app.clock.pass(DAY);
      await given.work();
    }
    expect(await given.plan()).toMatchObject({ status: 'cancelled' });
    expect(await isListed(given)).toBe(true);
  });
});
