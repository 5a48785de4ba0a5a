import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { resumeNgo, suspendNgo } from '#src/server/ngos/suspend-ngo.ts';
import { INVALIDATION_CHANNEL } from '#src/server/platform/db/invalidate.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { auditLog } from '#src/server/platform/db/schema/people.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';
import { testContext } from '#tests/fixtures/test-context.ts';
import { openTestDatabase } from '#tests/fixtures/test-database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const run = commandRunner(() => app.services);
const SLUG = 'dar-al-noor';
const change = (part: Partial<typeof ngos.$inferInsert>) =>
  app.services.db.update(ngos).set(part).where(eq(ngos.slug, SLUG));
const statusOf = async () => (await app.services.db.select().from(ngos).where(eq(ngos.slug, SLUG)))[0]!.status;
const told = async () => {
  while ((await runDueJobs(app.services)) > 0);
  return (await findEmails(app.services.db, 500)).filter(({ kind }) => kind.startsWith('ngo'));
};

beforeEach(async () => {
  await change({ status: 'approved', publicEmail: 'office@dar-al-noor.example' });
  app.clock.pass(1000);
});

it('staff suspend an institution with a reason, which it reads in the language of its country', async () => {
  const { code, lines } = await run('ngos:suspend', SLUG, '--reason', 'The accounts of 2025 are missing.');
  expect([code, ...lines]).toEqual([
    0,
    'Suspended. Its projects accept no donations, and it gets an email with the reason.',
  ]);
  expect(await statusOf()).toBe('suspended');
  const [email, ...more] = await told();
  expect(more).toEqual([]);
  expect(email).toMatchObject({ kind: 'ngoSuspended', locale: 'ar', toAddress: 'office@dar-al-noor.example' });
  expect(email!.plain).toContain('The accounts of 2025 are missing.');
  expect(email!.plain).toContain('/ar/ngo/dar-al-noor');
});

it('one that is resumed is told too, once each time, and both are in the audit log', async () => {
  const before = (await told()).length;
  expect(await suspendNgo(app.services, SLUG, 'First.')).toBe('told');
  await told();
  expect(await resumeNgo(app.services, SLUG)).toBe('told');
  await told();
  app.clock.pass(1000);
  expect(await suspendNgo(app.services, SLUG, 'Second.')).toBe('told');
  expect((await told()).slice(0, -before || undefined).map(({ kind }) => kind)).toEqual([
    'ngoSuspended',
    'ngoResumed',
    'ngoSuspended',
  ]);
  const entries = (await app.services.db.select().from(auditLog).where(eq(auditLog.subject, 'ngo'))).filter(
    ({ after }) => JSON.stringify(after).includes('Second.'),
  );
  expect(entries).toMatchObject([
    { actor: 'command', action: 'ngoSuspended', before: { status: 'approved' }, after: { status: 'suspended' } },
  ]);
});

it('is not told what is no longer so when its email is sent', async () => {
  const before = (await told()).length;
  await suspendNgo(app.services, SLUG, 'By mistake.');
  await resumeNgo(app.services, SLUG);
  const [last, ...others] = await told();
  expect(last!.kind).toBe('ngoResumed');
  expect(others).toHaveLength(before);
});

it('one without an address is suspended all the same, and staff are told to write', async () => {
  await change({ publicEmail: null });
  const { code, lines } = await run('ngos:suspend', SLUG, '--reason', 'Unknown.');
  expect([code, lines.join()]).toEqual([0, expect.stringContaining('tell it yourself')]);
  expect(await statusOf()).toBe('suspended');
});

it.each(['draft', 'needApproval', 'rejected', 'suspended'] as const)(
  'one that is %s is not suspended',
  async (status) => {
    await change({ status });
    expect((await run('ngos:suspend', SLUG, '--reason', 'None.')).code).toBe(1);
    expect(await statusOf()).toBe(status);
  },
);

it.each(['draft', 'needApproval', 'rejected', 'approved'] as const)(
  'an application is not approved by resuming: %s stays',
  async (status) => {
    await change({ status });
    expect((await run('ngos:resume', SLUG)).code).toBe(1);
    expect(await statusOf()).toBe(status);
  },
);

it('of several who suspend it at once one does', async () => {
  const outcomes = await Promise.all([1, 2, 3].map((one) => suspendNgo(app.services, SLUG, `Reason ${one}`)));
  expect(outcomes.toSorted()).toEqual(['already', 'already', 'told']);
});

it('every page is rendered again', async () => {
  const database = await openTestDatabase('demo');
  const named = new Set<string>();
  await database.listen(INVALIDATION_CHANNEL, (what) => named.add(what));
  await suspendNgo(testContext({ db: database.db }), SLUG, 'A reason.');
  await vi.waitFor(() => expect([...named]).toContain('site'));
  await database.close();
});
