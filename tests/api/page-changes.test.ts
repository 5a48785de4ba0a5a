import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { placeOrder } from '#src/server/checkout/place-order.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { INVALIDATION_CHANNEL } from '#src/server/platform/db/invalidate.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import { testContext } from '#tests/fixtures/test-context.ts';
import { openTestDatabase } from '#tests/fixtures/test-database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const named = new Set<string>();

beforeAll(async () => {
  database = await openTestDatabase('demo');
  await database.listen(INVALIDATION_CHANNEL, (what) => named.add(what));
});
beforeEach(() => named.clear());
afterAll(() => database.close());

const someProject = async (): Promise<string> =>
  (
    await rowsOf<{ id: string }>(
      database.db,
      sql`select id from projects where status = 'published' and not is_endowment and donation_method = 'money' order by goal_minor desc limit 1`,
    )
  )[0]!.id;

test('unpublishing a project drops its pages at once, whoever changed it', async () => {
  const id = await someProject();
  await database.db.update(projects).set({ status: 'rejected' }).where(eq(projects.id, id));
  await vi.waitFor(() => expect([...named].toSorted()).toEqual([`gone:project:${id}`, 'projects']));
});

test('a changed text invalidates only the pages of that project', async () => {
  const id = await someProject();
  await database.db.update(projects).set({ isUrgent: true }).where(eq(projects.id, id));
  await vi.waitFor(() => expect([...named]).toEqual([`project:${id}`]));
});

test('a change of very many projects is one notification', async () => {
  await database.db.execute(
    sql`insert into projects (id, slug, title, currency, goal_minor, country, created_at, updated_at) select gen_random_uuid(), 'many-' || n, '{"en":"x"}', 'USD', 100, 'YE', now(), now() from generate_series(1, 200) as n`,
  );
  await vi.waitFor(() => expect([...named]).toContain('projects'));
  named.clear();
  await database.db.update(projects).set({ isUrgent: true });
  await vi.waitFor(() => expect([...named]).toEqual(['site']));
  named.clear();
  await database.db.execute(sql`update projects set status = 'rejected' where slug like 'many-%'`);
  await vi.waitFor(() => expect([...named]).toEqual(['gone:site']));
});

test('a donation invalidates only its project and the sums of the site', async () => {
  const id = await someProject();
  const ctx = testContext({ db: database.db });
  const { payment } = await placeOrder(ctx, {
    items: [{ type: 'project', projectId: id, price: 500 }],
    paymentMethod: 'bank',
    donor: { fullName: 'A Donor', email: 'donor@example.org' },
  });
  named.clear();
  await confirmTransfer(ctx, { reference: payment.reference!, amount: 500 });
  await vi.waitFor(() => expect([...named].toSorted()).toEqual([`project:${id}`, 'totals']));
});

test.each(['bank_accounts', 'faqs', 'partners', 'office_holders'])(
  'a change of %s invalidates the pages',
  async (table) => {
    await database.db.execute(sql`update ${sql.identifier(table)} set position = position + 1`);
    await vi.waitFor(() => expect([...named]).toEqual(['site']));
  },
);

test('a changed slide invalidates what shows the content of the site', async () => {
  await database.db.execute(sql`update sliders set is_shown = false where slug = 'how-much-zakat'`);
  await vi.waitFor(() => expect([...named]).toEqual(['site']));
});
