import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from '#src/server/api.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { volunteers } from '#src/server/platform/db/schema/volunteers.ts';
import { readEnv } from '#src/server/platform/env.ts';
import { findUnansweredVolunteers } from '#src/server/volunteers/volunteers.repository.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';
import { TEST_NOW, testContext } from '#tests/fixtures/test-context.ts';

let app: TestApp;
let client: FormClient;
beforeAll(async () => {
  app = await createTestApp();
  client = createFormClient(app.services);
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
/** A day counted from that of the tests. */
const dayAt = (days: number): string => new Date(TEST_NOW.valueOf() + days * DAY_MS).toISOString().slice(0, 10);
const maryam = {
  fullName: 'Maryam Okasha',
  email: 'maryam@example.org',
  phone: { country: 'SA', number: '55 512 3409' },
  gender: 'female',
  dateOfBirth: '1994-03-09',
  nationality: 'EG',
  country: 'SA',
  city: 'Jeddah',
  days: ['saturday', 'monday', 'saturday'],
  time: { from: '09:00', to: '12:30' },
  startDate: dayAt(10),
  education: 'bachelor',
  occupation: 'Pharmacist',
  preferredTypes: ['eghatha'],
  preferredCategories: [],
  preferredGenders: ['both'],
  interests: ['translating', 'medicine'],
  notes: 'Not on feast days.\nI speak French.',
};
const typed = {
  locale: 'ar',
  returnTo: '/volunteer',
  fullName: 'مريم عكاشة',
  email: 'form@example.org',
  phoneCountry: 'SA',
  phoneNumber: '٥٥٥١٢٣٤٠٩',
  gender: 'female',
  dateOfBirth: '1994-03-09',
  nationality: 'EG',
  country: 'SA',
  city: 'جدة',
  'day.saturday': 'on',
  'day.wednesday': 'on',
  timeFrom: '09:00',
  timeTo: '12:30',
  startDate: dayAt(10),
  endDate: '',
  education: 'bachelor',
  occupation: 'صيدلانية',
  'interest.translating': 'on',
  'type.eghatha': 'on',
  workWith: 'female',
  notes: '',
};
const kept = () => consumeFormFlash(app.services, client.cookies.get('form'));
const emailsTo = async (address: string) =>
  (await findEmails(app.services.db, 500)).filter(({ toAddress }) => toAddress === address);
const storedOf = async (email: string) =>
  (await findUnansweredVolunteers(app.services.db, 500)).filter((one) => one.email === email);
const work = async () => {
  while ((await runDueJobs(app.services)) > 0);
};
type Answered = { result: { number: string; message: string } };

it('stores an offer once a day, each word once, and confirms it without what was typed', async () => {
  const send = async () => {
    const response = await app.post('/volunteer', maryam, { 'accept-language': 'tr' });
    expect(response.status).toBe(201);
    return (await response.json()) as Answered;
  };
  const first = await send();
  expect(await send()).toEqual(first);
  await work();
  const [email, ...more] = await emailsTo(maryam.email);
  expect(more).toEqual([]);
  expect(email).toMatchObject({ locale: 'tr', kind: 'volunteerConfirmation' });
  expect(email!.plain).toContain(first.result.number);
  for (const word of ['Maryam', 'Pharmacist', 'French']) expect(email!.html + email!.plain).not.toContain(word);
  expect(await storedOf(maryam.email)).toMatchObject([
    { number: first.result.number, days: ['saturday', 'monday'], timeTo: '12:30', endDate: null, city: 'Jeddah' },
  ]);
});

it.each([
  [{ fullName: ' ' }, 'fullName', 'required'],
  [{ email: 'maryam' }, 'email', 'invalidEmail'],
  [{ phone: { country: 'SA', number: 'x' } }, 'phone.number', 'invalidFormat'],
  [{ phone: undefined }, 'phone', 'required'],
  [{ gender: 'both' }, 'gender', 'invalidSelection'],
  [{ dateOfBirth: '1994-02-30' }, 'dateOfBirth', 'invalidFormat'],
  [{ dateOfBirth: dayAt(-15 * 365) }, 'dateOfBirth', 'tooLow'],
  [{ nationality: 'XX' }, 'nationality', 'invalidSelection'],
  [{ country: 'Saudi Arabia' }, 'country', 'invalidFormat'],
  [{ city: 'x'.repeat(121) }, 'city', 'tooLong'],
  [{ days: ['Friday'] }, 'days.0', 'invalidSelection'],
  [{ days: undefined }, 'days', 'required'],
  [{ time: { from: '9:00', to: '12:00' } }, 'time.from', 'invalidFormat'],
  [{ time: { from: '09:00', to: '24:00' } }, 'time.to', 'invalidFormat'],
  [{ time: { from: '12:00', to: '09:00' } }, 'time.to', 'tooLow'],
  [{ startDate: dayAt(-2) }, 'startDate', 'tooLow'],
  [{ endDate: dayAt(9) }, 'endDate', 'tooLow'],
  [{ preferredTypes: ['eghatha', 'nothing'] }, 'preferredTypes.1', 'invalidSelection'],
  [{ preferredCategories: ['nothing'] }, 'preferredCategories.0', 'invalidSelection'],
  [{ preferredGenders: ['women'] }, 'preferredGenders.0', 'invalidSelection'],
  [{ interests: [''] }, 'interests.0', 'required'],
  [{ notes: 'x'.repeat(2001) }, 'notes', 'tooLong'],
  [{ website: 'x' }, 'website', 'unknownField'],
])('refuses %o', async (change, path, code) => {
  const response = await app.post('/volunteer', { ...maryam, ...change });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path, code }] });
});

it('takes programs by id too, and stores their slugs', async () => {
  const [program] = await rowsOf<{ id: string; slug: string }>(
    app.services.db,
    sql`select id, slug from project_types where slug = 'eskan'`,
  );
  await app.post('/volunteer', {
    ...maryam,
    email: 'ids@example.org',
    preferredTypes: [program!.id, program!.slug],
    notes: undefined,
  });
  expect(await storedOf('ids@example.org')).toMatchObject([{ preferredTypes: ['eskan'], notes: null }]);
});

it('the form keeps what was typed and ticked, and names every field', async () => {
  await client.post('/volunteer', {
    locale: 'ar',
    returnTo: '/volunteer',
    'day.saturday': 'on',
    email: 'm',
    timeFrom: '10:00',
  });
  const memory = await kept();
  expect(memory?.fields).toMatchObject({ 'day.saturday': 'on', email: 'm', timeFrom: '10:00' });
  expect(memory?.errors.map(({ code, path }) => `${path} ${code}`)).toEqual([
    'fullName required',
    'email invalidEmail',
    'phone.number required',
    'gender required',
    'dateOfBirth required',
    'nationality required',
    'country required',
    'city required',
    'time.to required',
    'startDate required',
    'education required',
    'occupation required',
  ]);
  await client.post('/volunteer', { ...typed, endDate: dayAt(9), timeTo: '08:00' });
  expect((await kept())?.errors).toMatchObject([
    { path: 'endDate', code: 'tooLow' },
    { path: 'time.to', code: 'tooLow' },
  ]);
});

it('what is missing and what cannot be are named at once', async () => {
  await client.post('/volunteer', { ...typed, fullName: '', dateOfBirth: '2020-01-01', startDate: '٢٠٢٠-٠١-٠١' });
  expect((await kept())?.errors.map(({ code, path }) => `${path} ${code}`)).toEqual([
    'fullName required',
    'dateOfBirth tooLow',
    'startDate tooLow',
  ]);
  await client.post('/volunteer', { ...typed, fullName: '', timeTo: 'late' });
  expect((await kept())?.errors.map(({ code, path }) => `${path} ${code}`)).toEqual([
    'fullName required',
    'time.to invalidFormat',
  ]);
});

it('the form answers with a number, and reads Arabic digits', async () => {
  expect((await client.post('/volunteer', typed)).location).toBe('/ar/volunteer');
  const done = (await kept())?.done;
  expect(done?.title).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  expect(done?.message).toContain('خلال أسبوع');
  expect(await storedOf(typed.email)).toMatchObject([
    {
      days: ['saturday', 'wednesday'],
      phoneNumber: '555123409',
      interests: ['translating'],
      preferredTypes: ['eghatha'],
      preferredGenders: ['female'],
      endDate: null,
      locale: 'ar',
    },
  ]);
});

it.each([{ referenceUrl: 'https://spam.example' }, { openFor: '2' }])(
  'a program that sends %o gets the same answer, and nothing is stored',
  async (caught) => {
    await client.post('/volunteer', { ...typed, email: 'robot@example.org', ...caught });
    expect((await kept())?.done).toMatchObject({ title: expect.any(String), message: expect.any(String) });
    await work();
    expect(await storedOf('robot@example.org')).toEqual([]);
    expect(await emailsTo('robot@example.org')).toEqual([]);
  },
);

it('one address gets three confirmations a day, whoever types it; the offers are kept', async () => {
  for (let n = 0; n < 5; n += 1)
    await app.post('/volunteer', { ...maryam, email: 'Many@example.org', notes: `Offer ${n}` });
  await work();
  expect(await emailsTo('Many@example.org')).toHaveLength(3);
  expect(await storedOf('Many@example.org')).toHaveLength(5);
});

it('is limited for a network, for the API and the form together', async () => {
  const limited = testContext({ db: app.services.db, i18n: app.services.i18n, env: readEnv({}) });
  const api = createApi(limited);
  for (let n = 0; n < 10; n += 1) {
    const response = await api.request('/volunteer', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...maryam, startDate: dayAt(400), notes: `Limit ${n}` }),
    });
    expect(response.status).not.toBe(429);
  }
  const refused = await createFormClient(limited).post('/volunteer', typed, { accept: 'application/json' });
  expect(refused.status).toBe(429);
});

it('staff read what came in, the oldest first, and mark it as answered', async () => {
  const run = commandRunner(() => app.services);
  const { lines } = await run('volunteer:offers');
  expect(lines[0]).toMatch(/\(tr\) Maryam Okasha <maryam@example\.org> SA 55 512 3409$/);
  expect(lines[2]).toBe(`    saturday, monday from 09:00 to 12:30, starting ${dayAt(10)}`);
  expect(lines).toContain('    | I speak French.');
  const [first] = await findUnansweredVolunteers(app.services.db, 1);
  const number = first!.number.toLowerCase().replace('-', ' ');
  expect(await run('volunteer:answered', number)).toEqual({ code: 0, lines: ['Marked as answered.'] });
  expect(await run('volunteer:answered', number)).toMatchObject({ code: 1 });
  await rowsOf(app.services.db, sql`update volunteers set answered_at = now()`);
  expect(await run('volunteer:offers')).toEqual({ code: 0, lines: ['Every offer is answered.'] });
});

it('the database itself refuses days, times and dates that cannot be', async () => {
  for (const change of [
    { days: sql`array['someday']` },
    { timeTo: '08:00' },
    { timeFrom: '9' },
    { endDate: '2000-01-01' },
    { dateOfBirth: '2999-01-01' },
    { gender: sql`'both'` },
  ])
    await expect(app.services.db.update(volunteers).set(change as object)).rejects.toThrow('Failed query');
});
