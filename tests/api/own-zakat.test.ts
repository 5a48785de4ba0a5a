import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OwnZakat } from '#src/contracts/own-zakat.ts';
import { endOfHawl } from '#src/domain/hawl.ts';
import type { EmailMessage } from '#src/server/gateways/email.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { keepRecord, readOwnZakat } from '#src/server/zakat/own-zakat.ts';
import { createFormClient } from '#tests/fixtures/form-client.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const DAY = 86_400_000;
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

async function somebody() {
  const person = await signUpPerson(app);
  const by = { authorization: `Bearer ${person.accessToken}` };
  // Not by the API: its token ends long before a lunar year does.
  const read = (): Promise<OwnZakat> => readOwnZakat(app.services, person.id);
  const keep = (body: object) => app.post('/user/zakat/records', body, by);
  const send = (method: string, path: string, body?: object) =>
    app.api.request(path, {
      method,
      headers: { ...by, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const setDay = (from: unknown) => send('PATCH', '/user/zakat', { from });
  return { ...person, by, read, keep, send, setDay, client: createFormClient(app.services, person.cookie) };
}

const work = async (): Promise<string[]> => {
  sent = [];
  while ((await runDueJobs(app.services)) > 0);
  return sent.map(({ subject }) => subject).filter((subject) => subject.includes('zakat'));
};
const at = (day: string) => {
  app.clock.now = new Date(`${day}T12:00:00Z`);
};
const before = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - days * DAY).toISOString().slice(0, 10);
const sums = { currency: 'USD', wealth: 1_000_000, nisab: 850_000, zakat: 25_000 };

describe('results of the calculator', () => {
  it('are kept by an act of their own alone', async () => {
    const huda = await somebody();
    await app.post('/zakat/calculate', { cash: 1_000_000 }, huda.by);
    expect(await huda.read()).toEqual({ day: null, records: [] });
    expect((await huda.keep(sums)).status).toBe(201);
    const answer = (await (await app.get('/user/zakat', huda.by)).json()) as { result: OwnZakat };
    expect(answer.result).toEqual(await huda.read());
    at('2027-11-10');
    await keepRecord(app.services, huda.id, { ...sums, currency: 'USD', wealth: 900_000, zakat: 22_500 });
    expect((await huda.read()).records).toMatchObject([
      { computedOn: '2027-11-10', zakat: 22_500 },
      { computedOn: '2026-11-20', ...sums },
    ]);
  });

  it('are deleted by their owner and by nobody else', async () => {
    const [huda, other] = [await somebody(), await somebody()];
    await huda.keep(sums);
    const [record] = (await huda.read()).records;
    expect((await other.send('DELETE', `/user/zakat/records/${record!.id}`)).status).toBe(404);
    expect((await huda.send('DELETE', `/user/zakat/records/${record!.id}`)).status).toBe(200);
    expect((await huda.read()).records).toEqual([]);
    expect((await app.get('/user/zakat')).status).toBe(401);
  });

  it.each([
    [{ ...sums, wealth: -1 }, 'wealth'],
    [{ ...sums, nisab: 1.5 }, 'nisab'],
    [{ ...sums, zakat: '25' }, 'zakat'],
    [{ ...sums, zakat: 1_000_001 }, 'zakat'],
    [{ ...sums, currency: 'ZZZ' }, 'currency'],
    [{ ...sums, computedOn: '2020-01-01' }, 'computedOn'],
    [{ currency: 'USD', wealth: 1, nisab: 1 }, 'zakat'],
  ])('are refused as %j', async (body, path) => {
    const refused = await (await somebody()).keep(body);
    const { errors } = (await refused.json()) as { errors: { path: string }[] };
    expect([refused.status, errors.map((error) => error.path)]).toEqual([422, [path]]);
  });

  it('are kept by the form of the calculator, which comes back to it, and leads a visitor to sign in', async () => {
    const huda = await somebody();
    const fields = {
      locale: 'tr',
      returnTo: '/projects/zakat',
      currency: 'USD',
      wealth: '1000000',
      nisab: '850000',
      zakat: '25000',
    };
    const kept = await huda.client.post('/zakat/keep', fields);
    expect(kept.location).toBe('/tr/projects/zakat#zakat-keep');
    expect((await huda.read()).records).toMatchObject([sums]);
    const visitor = await createFormClient(app.services).post('/zakat/keep', fields);
    expect(visitor.location).toMatch(/^\/tr\/login\?/);
    await huda.client.post('/profile/zakat-record/remove', { id: (await huda.read()).records[0]!.id });
    expect((await huda.read()).records).toEqual([]);
  });
});

describe('a zakat day', () => {
  it('is told a week before, once, and again a lunar year later', async () => {
    const huda = await somebody();
    await huda.setDay('2026-11-10');
    const first = endOfHawl('2026-11-10');
    expect((await huda.read()).day).toEqual({ from: '2026-11-10', next: first });
    at(before(first, 8));
    expect(await work()).toEqual([]);
    at(before(first, 7));
    expect(await work()).toEqual(['Your zakat day is approaching']);
    expect(sent.at(-1)!.oneClickUrl).toContain('/forms/notices/off/zakat.');
    at(before(first, 1));
    expect(await work()).toEqual([]);
    const second = endOfHawl(first);
    at(before(second, 7));
    expect(await work()).toEqual(['Your zakat day is approaching']);
    expect((await huda.read()).day).toEqual({ from: '2026-11-10', next: second });
  });

  it('is told to nobody who took it back, changed it, left these emails out, or has not confirmed their email', async () => {
    const [gone, moved, muted, unconfirmed] = [await somebody(), await somebody(), await somebody(), await somebody()];
    for (const one of [gone, moved, muted, unconfirmed]) await one.setDay('2026-11-10');
    await gone.setDay(null);
    await moved.setDay('2026-11-20');
    await muted.send('PATCH', '/users/settings', { notices: { zakat: false } });
    await rowsOf(
      app.services.db,
      sql`update users set is_email_verified = false where id = ${unconfirmed.id} returning 1`,
    );
    await work();
    at(endOfHawl('2026-11-10'));
    // That of the changed one is ten days later.
    expect(await work()).toEqual([]);
    expect((await gone.read()).day).toBeNull();
  });

  it.each(['2026-11-21', '1999-12-31', 'yesterday', '2026-02-30', 7])('is not %j', async (from) => {
    expect((await (await somebody()).setDay(from)).status).toBe(422);
  });

  it('is set and forgotten by a form', async () => {
    const huda = await somebody();
    await huda.client.post('/profile/zakat-day', { from: '2026-11-01', does: 'keep' });
    expect((await huda.read()).day?.from).toBe('2026-11-01');
    await huda.client.post('/profile/zakat-day', { from: '2026-11-01', does: 'forget' });
    expect((await huda.read()).day).toBeNull();
  });

  it('goes with the person, as do their results', async () => {
    const huda = await somebody();
    await huda.setDay('2026-11-01');
    await huda.keep(sums);
    const held = (await (await app.get('/users/profile/export', huda.by)).json()) as { result: { zakat: OwnZakat } };
    expect(held.result.zakat).toMatchObject({ day: { from: '2026-11-01' }, records: [sums] });
    await huda.send('DELETE', '/users/profile', { password: huda.password });
    for (const query of [sql`select 1 from zakat_days`, sql`select 1 from zakat_records`])
      expect(await rowsOf(app.services.db, query)).toEqual([]);
  });
});
