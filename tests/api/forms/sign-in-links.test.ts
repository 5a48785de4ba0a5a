import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSession } from '#src/server/accounts/read-session.ts';
import { isLinkOpen } from '#src/server/accounts/sign-in-links.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const MINUTE = 60_000;
let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const ask = (client: FormClient, email: string, next?: string) =>
  client.post('/login/link', { locale: 'ar', returnTo: '/login', email, ...(next === undefined ? {} : { next }) });
const use = (client: FormClient, link: string, next?: string) =>
  client.post('/login/use-link', {
    locale: 'en',
    returnTo: `/login?link=${link}`,
    link,
    ...(next === undefined ? {} : { next }),
  });
const flashOf = (client: FormClient) => consumeFormFlash(app.services, client.cookies.get('form'));
const emails = async () => {
  while ((await runDueJobs(app.services)) > 0);
  return (await findEmails(app.services.db, 100)).filter(({ kind }) => kind === 'signInLink');
};
/** The link of the newest email, and where it goes on to. */
const newLink = async () => {
  const [email] = await emails();
  const address = new URL(/https?:\/\/\S+/.exec(email!.plain)![0]);
  return { link: address.searchParams.get('link')!, next: address.searchParams.get('next'), path: address.pathname };
};
const somebody = async (roles?: string[]) => {
  const person = await signUpPerson(app, roles ? { roles } : {});
  const [row] = await rowsOf<{ email: string }>(app.services.db, sql`select email from users where id = ${person.id}`);
  return { ...person, email: row!.email };
};
const signedIn = async (client: FormClient) =>
  (await readSession(app.services, client.cookies.get('session')))?.user.id;

describe('a link to sign in', () => {
  it('comes by email, is opened without being used, and signs in by its button', async () => {
    const person = await somebody();
    const client = createFormClient(app.services);
    await ask(client, person.email.toUpperCase(), '/projects?sort=newest');
    expect((await flashOf(client))?.done?.message).toContain('رابط');
    const { link, next, path } = await newLink();
    expect([path, next]).toEqual(['/login', '/projects?sort=newest']);
    expect([await isLinkOpen(app.services, link), await isLinkOpen(app.services, link)]).toEqual([true, true]);
    const answer = await use(client, link, next!);
    expect([answer.status, answer.location]).toEqual([303, '/projects?sort=newest']);
    expect(await signedIn(client)).toBe(person.id);
  });

  it('works once, also when it is pressed twice at once', async () => {
    const person = await somebody();
    const [first, second] = [createFormClient(app.services), createFormClient(app.services)];
    await ask(first, person.email);
    const { link } = await newLink();
    await Promise.all([use(first, link), use(second, link)]);
    expect([await signedIn(first), await signedIn(second)].filter(Boolean)).toEqual([person.id]);
    expect(await isLinkOpen(app.services, link)).toBe(false);
  });

  it('is over after ten minutes', async () => {
    const person = await somebody();
    const client = createFormClient(app.services);
    await ask(client, person.email);
    const { link } = await newLink();
    app.clock.pass(11 * MINUTE);
    expect(await isLinkOpen(app.services, link)).toBe(false);
    await use(client, link);
    expect((await flashOf(client))?.errors).toEqual([expect.objectContaining({ path: 'link', code: 'otpExpired' })]);
    expect(await signedIn(client)).toBeUndefined();
  });

  it('is not made by anybody else, of a code that is typed, or of another account', async () => {
    const person = await somebody();
    const client = createFormClient(app.services);
    await ask(client, person.email);
    const { link } = await newLink();
    const [id = '', signature = ''] = link.split('.');
    const [code] = await rowsOf<{ id: string }>(
      app.services.db,
      sql`select id from account_codes where user_id = ${person.id} and purpose = 'email'`,
    );
    for (const wrong of [
      '',
      'x',
      id,
      `${id}.`,
      `${id}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      `${code!.id}.${signature}`,
      `${link}.x`,
    ])
      expect([wrong, await isLinkOpen(app.services, wrong)]).toEqual([wrong, false]);
    await use(client, `${code!.id}.${app.services.keys.sign('sign-in-link', code!.id)}`);
    expect(await signedIn(client)).toBeUndefined();
  });

  it('says the same of an email without an account, and sends nothing', async () => {
    const client = createFormClient(app.services);
    const answer = await ask(client, 'nobody@example.org');
    expect([answer.status, answer.location]).toEqual([303, expect.stringMatching(/^\/ar\/login/)]);
    expect((await flashOf(client))?.done?.message).toContain('رابط');
    expect(await emails()).toEqual([]);
    await ask(client, 'no address');
    expect((await flashOf(client))?.errors).toEqual([expect.objectContaining({ path: 'email', code: 'invalidEmail' })]);
  });

  it('confirms the email that it came by, and asks staff for their second factor', async () => {
    const person = await somebody(['finance']);
    await rowsOf(app.services.db, sql`update users set is_email_verified = false where id = ${person.id} returning 1`);
    const client = createFormClient(app.services);
    await ask(client, person.email, 'https://elsewhere.example/');
    const { link, next } = await newLink();
    expect(next).toBe('/profile');
    expect((await use(client, link)).location).toMatch(/^\/second-factor/);
    const [row] = await rowsOf<{ v: boolean }>(
      app.services.db,
      sql`select is_email_verified as v from users where id = ${person.id}`,
    );
    expect(row!.v).toBe(true);
  });

  it('counts among the codes of an account: five in an hour', async () => {
    const person = await somebody();
    const client = createFormClient(app.services);
    for (let time = 0; time < 6; time += 1) {
      await ask(client, person.email);
      app.clock.pass(2 * MINUTE);
    }
    expect(await emails()).toHaveLength(4); // and the code of signing up
  });
});
