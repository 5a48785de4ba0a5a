import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderErrorResponse } from '#src/endpoints/error-page.ts';
import { changeNotices } from '#src/server/emails/notices.ts';
import { createForms } from '#src/server/forms.ts';
import type { EmailMessage } from '#src/server/gateways/email.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { readEnv } from '#src/server/platform/env.ts';
import { deleteExpired } from '#src/server/platform/retention/delete-expired.ts';
import { erasePerson } from '#src/server/profile/erase.repository.ts';
import { readReminder } from '#src/server/sacrifices/reminder.service.ts';
import { readSacrificesPage } from '#src/server/sacrifices/sacrifices-page.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { idOf } from '#tests/fixtures/ids.ts';
import { addSacrifice } from '#tests/fixtures/sacrifices.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const DAY = 86_400_000;
const page = { locale: 'ar', returnTo: '/projects/sacrifices#sacrifices-reminder' };
const HUDA = 'huda@example.org';

let app: TestApp;
let client: FormClient;
let sent: EmailMessage[];
beforeEach(async () => {
  app = await createTestApp();
  app.clock.now = new Date('2026-03-01T00:00:00Z');
  client = createFormClient(app.services);
  sent = [];
  app.services.gateways.email = {
    isConfigured: true,
    send: async (email) => {
      sent.push(email);
    },
  };
});
afterEach(() => app.close());

const ask = (email = HUDA, more: Record<string, string> = {}) =>
  client.post('/sacrifices/reminder', { ...page, email, ...more });
const kept = () => consumeFormFlash(app.services, client.cookies.get('form'));
const work = async () => {
  // Its job looks every ten minutes.
  app.clock.pass(600_000);
  while ((await runDueJobs(app.services)) > 0);
};
const rows = () => rowsOf<{ email: string }>(app.services.db, sql`select email from sacrifice_reminders`);
const linkOf = (email: EmailMessage, what: 'confirm' | 'end') =>
  new RegExp(`/ar/sacrifice-reminder/${what}/([\\w.-]+)`).exec(email.plain)![1]!;
const press = async (what: 'confirm' | 'end', token: string) => {
  await client.post(`/sacrifices/reminder/${what}`, { ...page, token });
  return (await kept())?.done?.title;
};
/** Asks and confirms, as a donor does. @returns the token of the links */
async function confirmed(email = HUDA): Promise<string> {
  await ask(email);
  await work();
  const token = linkOf(
    sent.findLast(({ to }) => to === email)!,
    'confirm',
  );
  expect(await press('confirm', token)).toBe('confirmed');
  return token;
}
const reminders = () => sent.filter(({ subject }) => subject === 'الأضاحي متاحة الآن');

describe('a reminder of the season', () => {
  it('leads back to its place on the page, says that an email is on its way, and is asked for once', async () => {
    expect((await ask()).location).toBe('/ar/projects/sacrifices#sacrifices-reminder');
    expect((await kept())?.done?.message).toBeTruthy();
    await ask('HUDA@example.org');
    await work();
    expect(sent).toHaveLength(1);
    expect(await rows()).toEqual([{ email: HUDA }]);
  });

  it('does not come where these emails were left out since, and comes to whoever asked after that', async () => {
    await addSacrifice(app, { opensAt: new Date('2026-04-01T00:00:00Z'), closesLocal: '2026-05-20T12:00' });
    const leaveOut = (address: string) =>
      changeNotices(app.services, app.services.db, { address, at: app.clock.now, wanted: { season: false } });
    await leaveOut('later@example.org');
    await confirmed('later@example.org');
    await confirmed();
    await leaveOut(HUDA);
    app.clock.now = new Date('2026-04-01T00:10:00Z');
    await work();
    expect(reminders().map(({ to }) => to)).toEqual(['later@example.org']);
  });

  it('comes once, when the first sacrifice can be ordered, in the language of who asked', async () => {
    await addSacrifice(app, { opensAt: new Date('2026-04-01T00:00:00Z'), closesLocal: '2026-05-26T18:00' });
    await addSacrifice(app, { status: 'draft' });
    await confirmed();
    app.clock.now = new Date('2026-03-31T23:00:00Z');
    await work();
    expect(reminders()).toEqual([]);
    app.clock.now = new Date('2026-04-01T00:00:00Z');
    await work();
    expect(reminders()).toMatchObject([
      { to: HUDA, plain: expect.stringContaining('/ar/projects/sacrifices') as string },
    ]);
    // The first to close, by the clocks of its country.
    expect(reminders()[0]!.plain).toContain('18:00');
    app.clock.pass(20 * DAY);
    await work();
    expect(reminders()).toHaveLength(1);
  });

  it('comes on the first of Dhu al-Hijjah to who could order already, and to nobody who did not confirm', async () => {
    await addSacrifice(app, { closesLocal: '2026-05-26T18:00' });
    await confirmed();
    await ask('never@example.org');
    app.clock.now = new Date('2026-05-17T20:00:00Z');
    await work();
    expect(reminders()).toEqual([]);
    app.clock.now = new Date('2026-05-17T21:00:00Z');
    await work();
    expect(reminders().map(({ to }) => to)).toEqual([HUDA]);
  });

  it('waits where the season begins with nothing to order, and says nothing when it is sold out', async () => {
    await confirmed();
    app.clock.now = new Date('2026-05-19T00:00:00Z');
    await work();
    expect(reminders()).toEqual([]);
    await addSacrifice(app, { closesLocal: '2026-05-26T18:00', opensAt: new Date('2026-05-20T00:00:00Z') });
    app.clock.now = new Date('2026-05-20T00:00:00Z');
    await work();
    expect(reminders()).toHaveLength(1);
  });

  it('is taken back by a button or by the mail program, and deleted at once', async () => {
    await addSacrifice(app, { opensAt: new Date('2026-04-01T00:00:00Z'), closesLocal: '2026-05-26T18:00' });
    const token = await confirmed();
    await confirmed('maryam@example.org');
    const { oneClickUrl } = sent.at(-1)!;
    const forms = createForms(async () => app.services, renderErrorResponse);
    const post = (body: string) =>
      forms.request(oneClickUrl!.replace('/forms', ''), {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    // Opening it changes nothing, nor does another body.
    const opened = await forms.request(oneClickUrl!.replace('/forms', ''));
    expect(opened.headers.get('location')).toMatch(/^\/ar\/sacrifice-reminder\/end\/[\w.-]+$/);
    expect((await post('List-Unsubscribe=Maybe')).status).toBe(400);
    expect(await rows()).toHaveLength(2);
    expect((await post('List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await press('end', token)).toBe('ended');
    expect(await press('end', token)).toBe('unknown');
    expect(await rows()).toEqual([]);
    app.clock.now = new Date('2026-04-02T00:00:00Z');
    await work();
    expect(reminders()).toEqual([]);
  });

  it('is for one season: last year’s address confirms again, and its links say how it stands', async () => {
    await addSacrifice(app, { closesLocal: '2026-05-26T18:00', opensAt: new Date('2026-03-02T00:00:00Z') });
    const token = await confirmed();
    expect(await readReminder(app.services, token)).toBe('confirmed');
    app.clock.now = new Date('2026-03-02T00:00:00Z');
    await work();
    expect(await readReminder(app.services, token)).toBe('reminded');
    // A page of the confirmation that was left open promises no further email.
    expect(await press('confirm', token)).toBe('reminded');
    await ask();
    expect(await readReminder(app.services, token)).toBe('pending');
    expect(await readReminder(app.services, 'forged')).toBe('unknown');
    expect(await press('confirm', 'forged')).toBe('unknown');
    await work();
    expect(sent).toHaveLength(3);
  });

  it('keeps no address longer than told, nor after the person is erased', async () => {
    await addSacrifice(app, { opensAt: new Date('2026-03-10T00:00:00Z'), closesLocal: '2026-05-26T18:00' });
    await ask('never@example.org');
    await confirmed('sent@example.org');
    app.clock.now = new Date('2026-03-10T00:00:00Z');
    await work();
    expect(await deleteExpired(app.services)).not.toHaveProperty('remindersSent');
    app.clock.pass(30 * DAY);
    expect(await deleteExpired(app.services)).toMatchObject({ remindersUnconfirmed: 1, remindersSent: 1 });
    expect(await rows()).toEqual([]);
    await confirmed('waits@example.org');
    app.clock.pass(499 * DAY);
    expect(await deleteExpired(app.services)).not.toHaveProperty('remindersUnsent');
    app.clock.pass(DAY);
    expect(await deleteExpired(app.services)).toMatchObject({ remindersUnsent: 1 });
    await confirmed();
    await app.services.db.transaction((tx) =>
      erasePerson(tx, { userId: idOf(1), email: 'Huda@example.org', hashOf: String }, app.clock.now),
    );
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['', 'required'],
    ['huda', 'invalidEmail'],
    [`${'h'.repeat(250)}@example.org`, 'tooLong'],
  ])('refuses %j and keeps it', async (email, code) => {
    expect((await ask(email)).location).toBe('/ar/projects/sacrifices#sacrifices-reminder');
    expect(await kept()).toMatchObject({ fields: { email }, errors: [{ path: 'email', code }] });
  });

  it('keeps nothing of a program that fills in everything, and asks a network five times an hour', async () => {
    await ask('robot@example.org', { referenceUrl: 'https://spam.example' });
    expect((await kept())?.done?.message).toBeTruthy();
    expect(await rows()).toEqual([]);
    client = createFormClient({ ...app.services, env: readEnv({}) });
    for (let n = 0; n < 5; n += 1) await ask(`n${n}@example.org`);
    expect(
      (await client.post('/sacrifices/reminder', { ...page, email: HUDA }, { accept: 'application/json' })).status,
    ).toBe(429);
    expect(await rows()).toHaveLength(5);
  });
});

const reminderAt = async (now: string, category?: string) => {
  app.clock.now = new Date(now);
  return (await readSacrificesPage(app.services, category, 'en')).view.reminder;
};

describe('the page of sacrifices', () => {
  it('offers a reminder until the season has begun, of udhiyah alone', async () => {
    expect(await reminderAt('2026-03-01T00:00:00Z')).toBe('whenOpen');
    await addSacrifice(app, { closesLocal: '2026-05-26T18:00' });
    expect(await reminderAt('2026-03-01T00:00:00Z')).toBe(Date.parse('2026-05-17T21:00:00Z'));
    expect(await reminderAt('2026-03-01T00:00:00Z', 'aqiqah')).toBeUndefined();
    expect(await reminderAt('2026-05-20T00:00:00Z')).toBeUndefined();
    // Closed for this year.
    expect(await reminderAt('2026-05-27T00:00:00Z')).toBe('whenOpen');
  });
});
