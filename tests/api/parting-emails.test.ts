import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { eraseAccount } from '#src/server/profile/erase.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let sent: { to: string; subject: string }[];
let isReachable: boolean;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => {
  [sent, isReachable] = [[], true];
  app.services.gateways.email = {
    isConfigured: true,
    send: async ({ subject, to }) => {
      if (!isReachable) throw new Error('no mail server');
      sent.push({ to, subject });
    },
  };
});
afterAll(() => app.close());

const work = async (): Promise<void> => {
  while ((await runDueJobs(app.services)) > 0);
};
/** Erases a new account, and returns the address that it had. */
async function erase(): Promise<string> {
  const person = await signUpPerson(app);
  const [user] = await rowsOf<{ email: string }>(app.services.db, sql`select email from users where id = ${person.id}`);
  const caller = {
    id: person.id,
    sessionId: person.id,
    roles: [],
    isVerified: true,
    hasSecondFactor: false,
    signedInAt: new Date(),
  };
  await eraseAccount(app.services, caller, person.password);
  return user!.email;
}
const held = (address: string) =>
  rowsOf(
    app.services.db,
    sql`select kind from emails where to_address = ${address} union all select kind from outbox where payload ? 'former'`,
  );

it('whoever is erased gets one last email, and the address is not kept', async () => {
  const address = await erase();
  expect(await held(address)).toEqual([{ kind: 'email' }]);
  await work();
  const last = sent.filter(({ to, subject }) => to === address && subject === 'Your account has been erased');
  expect(last).toHaveLength(1);
  expect(await held(address)).toEqual([]);
});

it('nor is it where no mail server is configured', async () => {
  const address = await erase();
  app.services.gateways.email = { ...app.services.gateways.email, isConfigured: false };
  await work();
  expect([sent, await held(address)]).toEqual([[], []]);
});

it('nor where the email was given up', async () => {
  const address = await erase();
  isReachable = false;
  // All but the last attempt are over.
  await rowsOf(app.services.db, sql`update outbox set attempts = 19 where payload ? 'former' returning 1`);
  await work();
  const [job] = await rowsOf<{ failed: boolean }>(
    app.services.db,
    sql`select failed_at is not null as failed from outbox where payload->>'template' = 'accountErased' order by created_at desc limit 1`,
  );
  expect([job!.failed, await held(address)]).toEqual([true, []]);
});

it('an address that nobody confirmed is told nothing', async () => {
  const person = await signUpPerson(app);
  await rowsOf(app.services.db, sql`update users set is_email_verified = false where id = ${person.id} returning 1`);
  await work();
  sent = [];
  const caller = {
    id: person.id,
    sessionId: person.id,
    roles: [],
    isVerified: false,
    hasSecondFactor: false,
    signedInAt: new Date(),
  };
  await eraseAccount(app.services, caller, person.password);
  await work();
  expect(sent).toEqual([]);
});
