import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Profile } from '#src/contracts/profile.ts';
import { RejectedReceiverError } from '#src/server/gateways/rejected-receiver.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { suppressedEmails } from '#src/server/platform/db/schema/suppressed-emails.ts';
import { deleteExpired } from '#src/server/platform/retention/delete-expired.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
let app: TestApp;
/** How the mail server answers for now. */
let refusal: RejectedReceiverError | undefined;
let sent: { to: string; subject: string; plain: string }[];
beforeEach(async () => {
  app = await createTestApp();
  sent = [];
  refusal = undefined;
  app.services.gateways.email = {
    isConfigured: true,
    send: async (email) => {
      if (refusal) throw refusal;
      sent.push(email);
    },
  };
});
afterEach(() => app.close());

const work = async (): Promise<void> => {
  while ((await runDueJobs(app.services)) > 0);
};
const DEAD = new RejectedReceiverError('unknown mailbox', { isDead: true });
const somebody = async () => {
  const person = await signUpPerson(app);
  const [row] = await rowsOf<{ email: string }>(app.services.db, sql`select email from users where id = ${person.id}`);
  await work();
  sent = [];
  const by = { authorization: `Bearer ${person.accessToken}` };
  return { ...person, ...row!, by };
};
type Somebody = Awaited<ReturnType<typeof somebody>>;
const forget = (email: string) => app.post('/users/auth/forget-password-otp', { email });
const askToConfirm = (email: string) => app.post('/users/auth/email-otp', { email });
const profileOf = async ({ by }: Somebody): Promise<Profile> =>
  ((await (await app.get('/users/profile', by)).json()) as { result: Profile }).result;
const changePassword = ({ by, password }: Somebody, next: string) =>
  app.api.request('/users/auth/password', {
    method: 'PATCH',
    headers: { ...by, 'content-type': 'application/json' },
    body: JSON.stringify({ currentPassword: password, password: next, confirmPassword: next }),
  });
const rows = () => app.services.db.select().from(suppressedEmails);

describe('an address that its mail server refuses for good', () => {
  it('gets no more mail, and its owner sees it', async () => {
    const person = await somebody();
    expect((await profileOf(person)).emailRefusedAt).toBeNull();
    refusal = DEAD;
    await forget(person.email);
    await work();
    refusal = undefined;
    app.clock.pass(MINUTE);
    expect((await profileOf(person)).emailRefusedAt).toBe('2026-11-20T12:00:00.000Z');
    await changePassword(person, 'seven olive trees at dusk');
    await work();
    // The code whose delivery failed is tried again, as the one email that may go there; the news of the password is not.
    expect(sent.map(({ subject }) => subject)).not.toContain('Your password was changed');
  });

  it('is not stored as itself', async () => {
    const person = await somebody();
    refusal = DEAD;
    await forget(person.email);
    await work();
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toContain(person.email);
  });

  it('gets mail again once a code that went there is known', async () => {
    const person = await somebody();
    refusal = DEAD;
    await forget(person.email);
    await work();
    refusal = undefined;
    app.clock.pass(2 * MINUTE);
    await askToConfirm(person.email.toUpperCase());
    await work();
    const asked = sent.find(({ plain }) => plain.includes('confirm that this address is yours'));
    const otp = /\b\d{6}\b/.exec(asked!.plain)![0];
    expect((await app.post('/users/auth/email', { email: person.email, otp })).status).toBe(200);
    expect(await rows()).toEqual([]);
    sent = [];
    await changePassword(person, 'seven olive trees at dusk');
    await work();
    expect(sent.map(({ subject }) => subject)).toContain('Your password was changed');
  });

  it('is no other address, and not one that is refused for another reason', async () => {
    const [one, other] = [await somebody(), await somebody()];
    refusal = DEAD;
    await forget(one.email);
    await work();
    refusal = new RejectedReceiverError('blocked by policy');
    await forget(other.email);
    await work();
    expect([(await profileOf(one)).emailRefusedAt, (await profileOf(other)).emailRefusedAt]).toEqual([
      expect.any(String),
      null,
    ]);
  });

  it('is not asked for a code that nobody needs', async () => {
    const person = await somebody();
    await askToConfirm(person.email);
    await work();
    expect(sent).toEqual([]);
  });

  it('is forgotten with the account, and after four hundred days', async () => {
    const [one, other] = [await somebody(), await somebody()];
    refusal = DEAD;
    await forget(one.email);
    await forget(other.email);
    await work();
    expect(await rows()).toHaveLength(2);
    await app.api.request('/users/profile', {
      method: 'DELETE',
      headers: { ...one.by, 'content-type': 'application/json' },
      body: JSON.stringify({ password: one.password }),
    });
    expect(await rows()).toHaveLength(1);
    app.clock.pass(399 * DAY);
    await deleteExpired(app.services);
    expect(await rows()).toHaveLength(1);
    app.clock.pass(2 * DAY);
    await deleteExpired(app.services);
    expect(await rows()).toEqual([]);
  });
});
