import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OwnData } from '#src/contracts/profile.ts';
import type { Settings } from '#src/contracts/settings.ts';
import { NOTICE_KINDS } from '#src/domain/notice.ts';
import { renderErrorResponse } from '#src/endpoints/error-page.ts';
import { noticeToken } from '#src/server/emails/notices.ts';
import { createForms } from '#src/server/forms.ts';
import type { EmailMessage } from '#src/server/gateways/email.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createFormClient } from '#tests/fixtures/form-client.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let sent: EmailMessage[];
beforeEach(async () => {
  app = await createTestApp();
  sent = [];
  app.services.gateways.email = {
    isConfigured: true,
    send: async (email) => {
      sent.push(email);
    },
  };
});
afterEach(() => app.close());

const work = async (): Promise<void> => {
  while ((await runDueJobs(app.services)) > 0);
};

async function somebody() {
  const person = await signUpPerson(app);
  const [row] = await rowsOf<{ email: string }>(app.services.db, sql`select email from users where id = ${person.id}`);
  const by = { authorization: `Bearer ${person.accessToken}` };
  const headers = { ...by, 'content-type': 'application/json' };
  const read = async (): Promise<Settings> =>
    ((await (await app.get('/users/settings', by)).json()) as { result: Settings }).result;
  const change = (body: unknown) =>
    app.api.request('/users/settings', { method: 'PATCH', headers, body: JSON.stringify(body) });
  return { ...person, ...row!, by, headers, read, change };
}

/** A reminder of a bank transfer to somebody, through the outbox. */
async function remind({ email, headers }: Awaited<ReturnType<typeof somebody>>): Promise<number> {
  const [category] = await rowsOf<{ id: string }>(app.services.db, sql`select id from project_categories limit 1`);
  const placed = await app.post(
    '/user/orders',
    {
      items: [{ type: 'endowment', categoryId: category!.id, price: 5000 }],
      paymentMethod: 'bank',
      donor: { fullName: 'Huda', email },
    },
    headers,
  );
  const { result } = (await placed.json()) as { result: { order: { id: string } } };
  await work();
  sent = [];
  const payload = { template: 'transferReminder', orderId: result.order.id };
  await enqueueEmail(app.services.db, `transferReminder:${result.order.id}`, payload, app.clock.now);
  await work();
  return sent.length;
}

describe('the settings of an account', () => {
  it('are what nobody changed at first, and change alone what is sent', async () => {
    const huda = await somebody();
    const first = await huda.read();
    expect(first).toMatchObject({ locale: 'en', digits: 'latn', newsletter: 'none' });
    expect(Object.values(first.notices)).toEqual(NOTICE_KINDS.map(() => true));
    expect((await huda.change({ digits: 'arab', notices: { season: false } })).status).toBe(200);
    expect(await huda.read()).toEqual({ ...first, digits: 'arab', notices: { ...first.notices, season: false } });
    await huda.change({ notices: { season: true } });
    expect((await huda.read()).notices.season).toBe(true);
  });

  it('subscribe a confirmed email to the newsletter without asking it again, and take it back', async () => {
    const huda = await somebody();
    await work();
    sent = [];
    await huda.change({ newsletter: true });
    expect((await huda.read()).newsletter).toBe('confirmed');
    await work();
    expect(sent).toEqual([]);
    await huda.change({ newsletter: false });
    expect((await huda.read()).newsletter).toBe('none');
    await huda.change({ newsletter: true });
    expect((await huda.read()).newsletter).toBe('confirmed');
  });

  it('confirm a subscription whose email was never answered', async () => {
    const huda = await somebody();
    await app.post('/email-subscriptions', { email: huda.email });
    expect((await huda.read()).newsletter).toBe('pending');
    await huda.change({ newsletter: true });
    expect((await huda.read()).newsletter).toBe('confirmed');
  });

  it('say and change nothing of an email that is not confirmed', async () => {
    const huda = await somebody();
    await huda.change({ newsletter: true, notices: { season: false } });
    await rowsOf(app.services.db, sql`update users set is_email_verified = false where id = ${huda.id} returning 1`);
    expect(await huda.read()).toMatchObject({ newsletter: 'none', notices: { season: true } });
    for (const body of [{ newsletter: false }, { notices: { events: false } }])
      expect((await huda.change({ ...body, digits: 'arab' })).status).toBe(403);
    // All or nothing.
    expect((await huda.read()).digits).toBe('latn');
    expect((await huda.change({ digits: 'arab' })).status).toBe(200);
  });

  it.each([
    [{ digits: 'roman' }, 'digits'],
    [{ locale: 'de' }, 'locale'],
    // It governed nothing, and is not offered any more.
    [{ namesToNgos: true }, 'namesToNgos'],
    [{ newsletter: 1 }, 'newsletter'],
    [{ notices: 7 }, 'notices'],
    [{ notices: { season: null } }, 'notices.season'],
    [{ notices: { receipts: false } }, 'notices.receipts'],
    [{ roles: ['admin'] }, 'roles'],
  ])('refuse %j and name the field', async (body, path) => {
    const refused = await (await somebody()).change(body);
    const { errors } = (await refused.json()) as { errors: { path: string }[] };
    expect([refused.status, errors.map((error) => error.path)]).toEqual([422, [path]]);
  });

  it('are nobody else’s', async () => {
    expect((await app.get('/users/settings')).status).toBe(401);
  });

  it('go with the person and are in what they download', async () => {
    const huda = await somebody();
    await huda.change({ digits: 'arab', newsletter: true, notices: { season: false } });
    const held = ((await (await app.get('/users/profile/export', huda.by)).json()) as { result: OwnData }).result;
    expect(held.settings).toMatchObject({ digits: 'arab', newsletter: 'confirmed', notices: { season: false } });
    await app.api.request('/users/profile', {
      method: 'DELETE',
      headers: huda.headers,
      body: JSON.stringify({ password: huda.password }),
    });
    const { db } = app.services;
    for (const query of [
      sql`select 1 from muted_notices`,
      sql`select 1 from newsletter_subscriptions where email = ${huda.email}`,
      sql`select 1 from users where id = ${huda.id} and digits is not null`,
    ])
      expect(await rowsOf(db, query)).toEqual([]);
  });
});

describe('an email of a kind that may be left out', () => {
  it('is sent with the way out, and no more to whoever took it', async () => {
    const huda = await somebody();
    expect(await remind(huda)).toBe(1);
    const [{ oneClickUrl, plain }] = sent as [EmailMessage];
    const page = oneClickUrl!.replace('/forms/notices', '/notices').replace(/\?.*/, '');
    expect(plain).toContain(`Do not send me these emails:\n${page}`);
    const forms = createForms(async () => app.services, renderErrorResponse);
    const click = await forms.request(new URL(oneClickUrl!).pathname.replace('/forms', ''), {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(click.status).toBe(200);
    expect((await huda.read()).notices).toMatchObject({ transfers: false, recurring: true });
    expect(await remind(huda)).toBe(0);
    await huda.change({ notices: { transfers: true } });
    expect(await remind(huda)).toBe(1);
  });

  it('keeps the address out of its link', async () => {
    const token = noticeToken(app.services, 'huda@example.org', 'season');
    expect(Buffer.from(token.split('.')[1]!, 'base64url').toString('latin1')).not.toContain('huda');
  });

  it('is left out by the button of its page, and by no other link', async () => {
    const huda = await somebody();
    const token = noticeToken(app.services, huda.email, 'events');
    const [kind, hash, signature] = token.split('.');
    const client = createFormClient(app.services);
    for (const other of [
      `season.${hash}.${signature}`,
      `${kind}.${hash}`,
      `${token}.x`,
      `all.${hash}.${signature}`,
      '',
    ])
      await client.post('/notices/off', { locale: 'en', returnTo: '/', token: other });
    expect(Object.values((await huda.read()).notices)).not.toContain(false);
    await client.post('/notices/off', { locale: 'en', returnTo: `/notices/off/${token}`, token });
    expect((await huda.read()).notices).toMatchObject({ events: false, season: true });
  });
});

describe('a form of the settings', () => {
  it('keeps the digits with the account and in the browser, and signing in brings them back', async () => {
    const huda = await somebody();
    const client = createFormClient(app.services, huda.cookie);
    const saved = await client.post('/profile/reading', { locale: 'ar', language: 'tr', digits: 'arab' });
    expect([saved.status, saved.location]).toEqual([303, '/ar/profile?part=settings']);
    expect(client.cookies.get('digits')).toBe('arab');
    expect(await huda.read()).toMatchObject({ locale: 'tr', digits: 'arab' });
    const [row] = await rowsOf<{ username: string }>(
      app.services.db,
      sql`select username from users where id = ${huda.id}`,
    );
    const elsewhere = createFormClient(app.services);
    await elsewhere.post('/login', { locale: 'ar', login: row!.username, password: huda.password });
    expect(elsewhere.cookies.get('digits')).toBe('arab');
    // The switch at the foot of the page is the same setting.
    await elsewhere.post('/theme', { locale: 'ar', returnTo: '/', digits: 'system' });
    expect([elsewhere.cookies.get('digits'), (await huda.read()).digits]).toEqual([undefined, 'latn']);
  });

  it('keeps consent: boxes that are not ticked are withdrawn', async () => {
    const huda = await somebody();
    const client = createFormClient(app.services, huda.cookie);
    await client.post('/profile/consent', { newsletter: 'on', hasMeasuring: '1', measuring: 'on' });
    expect(client.cookies.get('consent')).toBe('given');
    expect(await huda.read()).toMatchObject({ newsletter: 'confirmed' });
    await client.post('/profile/consent', { hasMeasuring: '1' });
    expect(client.cookies.get('consent')).toBe('refused');
    expect(await huda.read()).toMatchObject({ newsletter: 'none' });
  });

  it('leads whoever was signed out meanwhile to the sign-in page and back', async () => {
    const gone = await createFormClient(app.services).post('/profile/notices', { locale: 'tr' });
    expect(gone.location).toBe('/tr/login?next=%2Fprofile%3Fpart%3Dsettings');
  });
});
