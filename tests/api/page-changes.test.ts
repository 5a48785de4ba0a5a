import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rowsOf } from '#src/server/db/client.ts';
import { projects } from '#src/server/db/schema/catalogue.ts';
import { TOUCH_CHANNEL } from '#src/server/db/touch.ts';
import { confirmTransfer } from '#src/server/payments/confirm-transfer.ts';
import { placeOrder } from '#src/server/orders/orders.service.ts';
import { testContext } from '#tests/fixtures/test-context.ts';
import { openTestDatabase } from '#tests/fixtures/test-database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const named = new Set<string>();

beforeAll(async () => {
  database = await openTestDatabase('demo');
  await database.listen(TOUCH_CHANNEL, (what) => named.add(what));
});
beforeEach(() => named.clear());
afterAll(() => database.close());

const someProject = async (): Promise<string> => (await rowsOf<{ id: string }>(database.db, sql`select id from projects where status = 'published' and not is_endowment and donation_method = 'money' order by goal_minor desc limit 1`))[0]!.id;

test('a project that leaves the site is taken from all pages at once, whoever changed it', async () => {
  const id = await someProject();
  await database.db.update(projects).set({ status: 'rejected' }).where(eq(projects.id, id));
  await vi.waitFor(() => expect([...named].toSorted()).toEqual([`gone:project:${id}`, 'projects']));
});

test('a text that changes is shown within seconds, on the pages of that project alone', async () => {
  const id = await someProject();
  await database.db.update(projects).set({ isUrgent: true }).where(eq(projects.id, id));
  await vi.waitFor(() => expect([...named]).toEqual([`project:${id}`]));
});

test('a change of very many projects is told as one', async () => {
  await database.db.execute(sql`insert into projects (id, slug, title, currency, goal_minor, country, created_at, updated_at) select gen_random_uuid(), 'many-' || n, '{"en":"x"}', 'USD', 100, 'YE', now(), now() from generate_series(1, 200) as n`);
  await vi.waitFor(() => expect([...named]).toContain('projects'));
  named.clear();
  await database.db.update(projects).set({ isUrgent: true });
  await vi.waitFor(() => expect([...named]).toEqual(['site']));
  named.clear();
  await database.db.execute(sql`update projects set status = 'rejected' where slug like 'many-%'`);
  await vi.waitFor(() => expect([...named]).toEqual(['gone:site']));
});

test('a donation names its project and the sums of the site, and nothing else', async () => {
  const id = await someProject();
  const ctx = testContext({ db: database.db });
  const { payment } = await placeOrder(ctx, { items: [{ type: 'project', projectId: id, price: 500 }], paymentMethod: 'bank', donor: { fullName: 'A Donor', email: 'donor@example.org' } });
  named.clear();
  await confirmTransfer(ctx, { reference: payment.reference!, amount: 500 });
  await vi.waitFor(() => expect([...named].toSorted()).toEqual([`project:${id}`, 'totals']));
});
