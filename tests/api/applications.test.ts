import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { TrainingDetail } from '#src/contracts/activities.ts';
import type { ActivityInput } from '#src/contracts/activity-input.ts';
import { dayAfter } from '#src/domain/activity.ts';
import { dayIn } from '#src/domain/local-time.ts';
import { saveActivity } from '#src/server/activities/save-activity.ts';
import { findApplication } from '#src/server/applications/applications.repository.ts';
import { applicationToken } from '#src/server/applications/submit.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { changeNotices } from '#src/server/emails/notices.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { activities, trainingDays } from '#src/server/platform/db/schema/activities.ts';
import { readEnv } from '#src/server/platform/env.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createFormClient } from '#tests/fixtures/form-client.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';
import { testContext } from '#tests/fixtures/test-context.ts';

const app: TestApp = await createTestApp();
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const today = () => dayIn('Asia/Riyadh', app.clock.now);
const event = (change: Partial<Extract<ActivityInput, { kind: 'event' }>> = {}): ActivityInput => ({
  kind: 'event',
  title: { en: 'An evening', ar: 'أمسية', tr: 'Bir akşam' },
  lead: { en: 'Its lead.', ar: 'مقدّمتها.', tr: 'Özeti.' },
  body: { en: '<p>Text.</p>', ar: '<p>نصّ.</p>', tr: '<p>Metin.</p>' },
  topic: { en: 'Talk', ar: 'لقاء', tr: 'Söyleşi' },
  place: { en: 'A hall' },
  status: 'open',
  timeZone: 'Asia/Riyadh',
  palette: 'sand',
  coverSeed: 1,
  startsAt: `${dayAfter(today(), 10)}T19:00`,
  endsAt: `${dayAfter(today(), 10)}T21:00`,
  seats: 2,
  ...change,
});
const training = (change: Partial<Extract<ActivityInput, { kind: 'training' }>> = {}): ActivityInput => ({
  kind: 'training',
  title: { en: 'A course' },
  lead: { en: 'Its lead.' },
  body: { en: '<p>Text.</p>' },
  topic: { en: 'Research' },
  terms: { en: '<p>I come.</p>' },
  place: { en: 'A room' },
  status: 'open',
  timeZone: 'Asia/Riyadh',
  palette: 'sand',
  coverSeed: 1,
  registrationEndsOn: dayAfter(today(), 5),
  minimumDays: 2,
  days: [10, 12, 14].map((inDays, index) => ({
    day: dayAfter(today(), inDays),
    from: '16:00',
    until: '18:00',
    title: { en: `Day ${index + 1}` },
    seats: 2,
  })),
  ...change,
});
const save = (input: ActivityInput, id?: string) => saveActivity(app.services, input, id);

type Answered = { result: { number: string; status: string; message: string } };
let person = 0;
const huda = (change: object = {}) => ({
  fullName: 'Huda Salem',
  email: `huda${(person += 1)}@example.org`,
  ...change,
});
const join = (name: string, change: object = {}, headers = {}) =>
  app.post('/event-applications', { event: name, ...huda(), ...change }, headers);
const joined = async (name: string, change: object = {}) =>
  ((await (await join(name, change)).json()) as Answered).result;
const work = async () => {
  while ((await runDueJobs(app.services)) > 0);
};
const emailsTo = async (address: string) =>
  (await findEmails(app.services.db, 5000)).filter(({ toAddress }) => toAddress === address);
const kindsTo = async (address: string) => (await emailsTo(address)).map(({ kind }) => kind).toSorted();
const tokenOf = async (number: string) => {
  const found = (await findApplication(app.services.db, { number }))!;
  return applicationToken(app.services, found.id, found.tokenHash);
};
const statusOf = async (number: string) => (await findApplication(app.services.db, { number }))!.status;
const takenOf = async (slug: string) =>
  (await app.services.db.select().from(activities).where(eq(activities.slug, slug)))[0]!.seatsTaken;
const withdrawBy = async (path: 'events/cancel' | 'training/withdraw', token: string) => {
  const client = createFormClient(app.services);
  await client.post(`/${path}`, { locale: 'en', returnTo: `/${path}/${token}`, token });
  return (await consumeFormFlash(app.services, client.cookies.get('form')))?.done?.title;
};

describe('joining an event', () => {
  let slug: string;
  beforeEach(async () => {
    ({ slug } = await save(event()));
  });

  it('takes a seat, and sends an email in the language of the caller, without what was typed', async () => {
    const email = 'leyla@example.org';
    const response = await join(
      slug,
      { email, phone: { country: 'TR', number: '5012345678' } },
      { 'accept-language': 'tr' },
    );
    expect(response.status).toBe(201);
    const { result } = (await response.json()) as Answered;
    expect(result).toMatchObject({ status: 'accepted', number: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/) });
    expect(await takenOf(slug)).toBe(1);
    await work();
    const [sent, ...more] = await emailsTo(email);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({ kind: 'eventJoined', locale: 'tr', subject: expect.stringContaining('Bir akşam') });
    expect(sent!.html + sent!.plain).not.toContain('Huda');
    expect(sent!.plain).toContain(result.number);
    expect(sent!.plain).toContain(`/tr/events/cancel/${await tokenOf(result.number)}`);
    expect(sent!.plain).toContain(`/calendars/events/${slug}.tr.ics`);
  });

  it('says 409 where it is full, and waits only where the person wants to', async () => {
    await join(slug, { seats: 2 });
    const full = await join(slug, {}, { 'accept-language': 'ar' });
    expect(full.status).toBe(409);
    expect(await full.json()).toEqual({ errorCode: 'conflict', errorMessage: expect.stringMatching(/^اكتملت مقاعد/) });
    expect(await joined(slug, { waitingList: true })).toMatchObject({ status: 'submitted' });
    expect(await takenOf(slug)).toBe(2);
    expect(((await (await app.get(`/events/${slug}`)).json()) as { result: object }).result).toMatchObject({
      state: 'full',
      seatsLeft: 0,
      waiting: 1,
    });
  });

  it('says how many seats are left where more are wanted, and takes those or waits for all', async () => {
    await join(slug);
    const refused = await join(slug, { seats: 2, email: 'pair@example.org' });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: [{ path: 'seats', code: 'tooHigh', limit: 1 }] });
    expect(await joined(slug, { seats: 2, email: 'pair@example.org', waitingList: true })).toMatchObject({
      status: 'submitted',
    });
    expect(await joined(slug, { email: 'one@example.org' })).toMatchObject({ status: 'accepted' });
  });

  it('two people join the last seat at once: one gets it, the other waits', async () => {
    await join(slug);
    const answers = await Promise.all([joined(slug, { waitingList: true }), joined(slug, { waitingList: true })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['accepted', 'submitted']);
    expect(await takenOf(slug)).toBe(2);
  });

  it('many people join at once: every seat is given once, and the others are told that it is full', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => join(slug)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(2).fill(201), ...Array(10).fill(409)]);
    expect(await takenOf(slug)).toBe(2);
  });

  it('a cancelled seat goes to the first who waits, who is told; cancelling twice is harmless', async () => {
    const first = await joined(slug, { seats: 2 });
    const waiting = ['first@example.org', 'second@example.org', 'third@example.org'];
    const numbers = [];
    for (const email of waiting) {
      app.clock.pass(1000);
      numbers.push((await joined(slug, { email: `${slug}.${email}`, waitingList: true })).number);
    }
    const token = await tokenOf(first.number);
    expect(await withdrawBy('events/cancel', token)).toBe('withdrawn');
    expect(await withdrawBy('events/cancel', token)).toBe('already');
    expect(await Promise.all(numbers.map(statusOf))).toEqual(['accepted', 'accepted', 'submitted']);
    expect(await takenOf(slug)).toBe(2);
    await work();
    expect(await kindsTo(`${slug}.first@example.org`)).toEqual(['placeFreed']);
    expect(await kindsTo(`${slug}.third@example.org`)).toEqual(['eventWaiting']);
  });

  it('two cancel at once, and each seat is given once', async () => {
    const [a, b] = [await joined(slug), await joined(slug)];
    for (let n = 0; n < 3; n += 1) await joined(slug, { waitingList: true });
    const tokens = await Promise.all([tokenOf(a.number), tokenOf(b.number)]);
    await Promise.all(tokens.map((token) => withdrawBy('events/cancel', token)));
    expect(await takenOf(slug)).toBe(2);
  });

  it('a party that does not fit keeps its place on the list', async () => {
    const [a, b] = [await joined(slug), await joined(slug)];
    const pair = await joined(slug, { seats: 2, waitingList: true });
    app.clock.pass(1000);
    const single = await joined(slug, { waitingList: true });
    await withdrawBy('events/cancel', await tokenOf(a.number));
    expect(await Promise.all([pair, single].map(({ number }) => statusOf(number)))).toEqual(['submitted', 'accepted']);
    await withdrawBy('events/cancel', await tokenOf(b.number));
    await withdrawBy('events/cancel', await tokenOf(single.number));
    expect(await statusOf(pair.number)).toBe('accepted');
  });

  it('the same person joins once, whatever the case of the address; another name learns nothing of it', async () => {
    const email = `${slug}@example.org`;
    const first = await joined(slug, { email });
    expect(await joined(slug, { email: email.toUpperCase() })).toEqual(first);
    const other = await joined(slug, { email, fullName: 'Somebody Else' });
    expect(other.number).not.toBe(first.number);
    expect({ ...other, number: '' }).toEqual({ ...first, number: '' });
    expect(await takenOf(slug)).toBe(1);
  });

  it.each([
    ['closed', { status: 'closed' }, 'You can no longer join this event.'],
    ['cancelled', { status: 'cancelled' }, 'This event has been canceled.'],
    ['over', { startsAt: '2026-01-01T19:00', endsAt: '2026-01-01T20:00' }, 'You can no longer join this event.'],
  ] as const)('one that is %s says so with 409, also to those who would wait', async (_name, change, errorMessage) => {
    const { slug: other } = await save(event(change));
    const refused = await join(other, { waitingList: true });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({ errorCode: 'conflict', errorMessage });
  });

  it('closes at the minute in which it begins', async () => {
    const { slug: soon } = await save(
      event({ startsAt: `${dayAfter(today(), 1)}T19:00`, endsAt: `${dayAfter(today(), 1)}T20:00` }),
    );
    const before = app.clock.now;
    app.clock.now = new Date(`${dayAfter(today(), 1)}T15:59:59Z`);
    expect((await join(soon)).status).toBe(201);
    app.clock.pass(1000);
    expect((await join(soon)).status).toBe(409);
    app.clock.now = before;
  });

  it.each([
    [{ event: undefined }, 'event', 'required'],
    [{ event: 'no-such-event' }, 'event', 'invalidSelection'],
    [{ fullName: ' \u200F ' }, 'fullName', 'required'],
    [{ fullName: 'x'.repeat(121) }, 'fullName', 'tooLong'],
    [{ email: 'huda' }, 'email', 'invalidEmail'],
    [{ email: '<script>@x.y' }, 'email', 'invalidEmail'],
    [{ phone: { country: 'SA', number: 'x' } }, 'phone.number', 'invalidFormat'],
    [{ seats: 0 }, 'seats', 'tooLow'],
    [{ seats: 5 }, 'seats', 'tooHigh'],
    [{ seats: 1.5 }, 'seats', 'invalidType'],
    [{ waitingList: 'yes' }, 'waitingList', 'invalidType'],
    [{ website: 'x' }, 'website', 'unknownField'],
  ])('refuses %o', async (change, path, code) => {
    const response = await join(slug, change);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path, code }] });
  });

  it('a draft is unknown', async () => {
    const { id, slug: draft } = await save(event({ status: 'draft' }));
    for (const name of [draft, id]) expect((await join(name)).status).toBe(422);
  });

  it('a name with markup is stored as it was typed, and stands in no email', async () => {
    const email = `${slug}.markup@example.org`;
    const { number } = await joined(slug, { email, fullName: '<script>alert(1)</script>' });
    expect((await findApplication(app.services.db, { number }))!.fullName).toBe('<script>alert(1)</script>');
    await work();
    for (const sent of await emailsTo(email)) expect(sent.html).not.toContain('alert(1)');
  });

  it('one address applies ten times a day', async () => {
    const email = 'many@example.org';
    const slugs = [];
    for (let n = 0; n < 11; n += 1) slugs.push((await save(event())).slug);
    const statuses = [];
    for (const one of slugs) statuses.push((await join(one, { email })).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });

  it('nobody gets a seat that there is not, whoever writes to the database', async () => {
    await expect(
      app.services.db.update(activities).set({ seatsTaken: 3 }).where(eq(activities.slug, slug)),
    ).rejects.toThrow(/Failed query/);
  });
});

const page = (slug: string) => ({ locale: 'ar', returnTo: `/events/${slug}`, slug });
const post = async (path: string, fields: Record<string, string>) => {
  const client = createFormClient(app.services);
  const answered = await client.post(path, fields);
  return { answered, memory: await consumeFormFlash(app.services, client.cookies.get('form')) };
};

describe('the forms', () => {
  it('joins with seats in Arabic digits, and comes back to the page', async () => {
    const { slug } = await save(event());
    const { answered, memory } = await post('/events/join', { ...page(slug), ...huda(), seats: '٢', openFor: '9' });
    expect(answered.location).toBe(`/ar/events/${slug}#joined`);
    expect(memory?.done).toEqual({ title: 'accepted 2', message: expect.stringMatching(/^[0-9A-Z-]{11}$/) });
  });

  it('a full event keeps what was typed', async () => {
    const { slug } = await save(event({ seats: 1 }));
    await join(slug);
    const { memory } = await post('/events/join', { ...page(slug), ...huda(), seats: '1' });
    expect(memory).toMatchObject({ fields: { fullName: 'Huda Salem' }, errors: [{ path: '' }] });
    const { memory: waits } = await post('/events/join', { ...page(slug), ...huda(), seats: '1', waitingList: 'on' });
    expect(waits?.done?.title).toBe('submitted 1');
  });

  it.each([{ referenceUrl: 'https://spam.example' }, { openFor: '2' }])(
    'a program that sends %o gets an answer, and no seat',
    async (caught) => {
      const { slug } = await save(event());
      const { memory } = await post('/events/join', { ...page(slug), ...huda(), ...caught });
      expect(memory?.done?.title).toBe('accepted 1');
      expect(await takenOf(slug)).toBe(0);
    },
  );

  it('an unknown link changes nothing', async () => {
    expect(await withdrawBy('events/cancel', 'x'.repeat(43))).toBe('unknown');
    expect(await withdrawBy('training/withdraw', '')).toBe('unknown');
  });

  it('names every field of an application for training', async () => {
    const { slug } = await save(training());
    const fields = {
      locale: 'en',
      returnTo: `/training/${slug}`,
      slug,
      birthDay: '30',
      birthMonth: '2',
      birthYear: '2000',
    };
    const { memory } = await post('/training/apply', { ...fields, fullName: '', email: '', phoneNumber: '' });
    expect(memory?.errors.map(({ code, path }) => `${path} ${code}`)).toEqual([
      'fullName required',
      'email required',
      'phone required',
      'dateOfBirth invalidFormat',
      'days selectAtLeastOne',
      'acceptTerms required',
    ]);
  });

  it('names an age and days that the training refuses beside what cannot be read', async () => {
    const { slug } = await save(training());
    const { result } = (await (await app.get(`/training/${slug}`)).json()) as { result: TrainingDetail };
    const typed = { ...page(slug), fullName: '', email: 'huda@', birthDay: '١', birthMonth: '5', birthYear: '2015' };
    const errorsOf = async (change: object) =>
      (await post('/training/apply', { ...typed, ...change })).memory?.errors.map(
        ({ code, path }) => `${path} ${code}`,
      );
    const unread = ['fullName required', 'email invalidEmail', 'phone required', 'acceptTerms required'];
    expect(await errorsOf({ [`day-${result.days[0]!.day}`]: 'on' })).toEqual([
      ...unread,
      'dateOfBirth tooLow',
      'days tooLow',
    ]);
    expect(await errorsOf({ 'day-2020-01-01': 'on', slug: 'no-such' })).toEqual(unread);
  });
});

describe('reminders', () => {
  it('come once, on the day before, by the clocks of the place, and not to who cancelled or joined later', async () => {
    const start = app.clock.now;
    const on = dayAfter(today(), 10);
    const { id, slug } = await save(event({ timeZone: 'Europe/Istanbul', seats: 9 }));
    const [stays, leaves, late, mute] = ['stays', 'leaves', 'late', 'mute'].map(
      (name) => `${slug}.${name}@example.org`,
    );
    await joined(slug, { email: stays! });
    await joined(slug, { email: mute! });
    // Of emails about events this one wants none; that it has joined is no such email.
    const wanted = { events: false };
    await changeNotices(app.services, app.services.db, { address: mute!, at: app.clock.now, wanted });
    const left = await joined(slug, { email: leaves! });
    await withdrawBy('events/cancel', await tokenOf(left.number));
    app.clock.now = new Date(`${dayAfter(on, -1)}T05:59:00Z`);
    await work();
    expect(await kindsTo(stays!)).toEqual(['eventJoined']);
    app.clock.now = new Date(`${dayAfter(on, -1)}T06:01:00Z`);
    await work();
    app.clock.pass(120_000);
    await joined(slug, { email: late! });
    await work();
    expect(await kindsTo(stays!)).toEqual(['eventJoined', 'eventReminder']);
    expect(await kindsTo(leaves!)).not.toContain('eventReminder');
    expect(await kindsTo(late!)).toEqual(['eventJoined']);
    expect(await kindsTo(mute!)).toEqual(['eventJoined']);
    // Moved to another day: reminded again.
    await save(
      event({
        timeZone: 'Europe/Istanbul',
        seats: 9,
        startsAt: `${dayAfter(on, 3)}T19:00`,
        endsAt: `${dayAfter(on, 3)}T20:00`,
      }),
      id,
    );
    app.clock.now = new Date(`${dayAfter(on, 2)}T06:01:00Z`);
    await work();
    expect(await kindsTo(stays!)).toEqual(['eventJoined', 'eventReminder', 'eventReminder']);
    app.clock.now = start;
  });
});

const run = commandRunner(() => app.services);

describe('applying for training', () => {
  let slug: string;
  let days: string[];
  beforeEach(async () => {
    ({ slug } = await save(training()));
    const detail = ((await (await app.get(`/training/${slug}`)).json()) as { result: TrainingDetail }).result;
    days = detail.days.map(({ day }) => day);
  });
  const body = (change: object = {}) => ({
    training: slug,
    ...huda(),
    phone: { country: 'SA', number: '501234567' },
    dateOfBirth: '1990-05-01',
    days: days.slice(0, 2),
    acceptTerms: true,
    ...change,
  });
  const apply = (change: object = {}) => app.post('/training-applications', body(change));
  const freeOf = async () =>
    (
      await app.services.db
        .select()
        .from(trainingDays)
        .where(eq(trainingDays.day, days[0]!))
        .orderBy(trainingDays.activityId)
    )
      .filter(({ seats }) => seats === 2)
      .at(-1)!.seatsTaken;

  it('is received, takes its days, and stores no day of birth', async () => {
    const email = `${slug}@example.org`;
    const response = await apply({ email });
    expect(response.status).toBe(201);
    const { result } = (await response.json()) as Answered;
    expect(result.status).toBe('submitted');
    const stored = (await findApplication(app.services.db, { number: result.number }))!;
    expect(stored).toMatchObject({ status: 'submitted', days: days.slice(0, 2), seats: null });
    expect(JSON.stringify(stored)).not.toContain('1990');
    expect(await freeOf()).toBe(1);
    await work();
    expect(await kindsTo(email)).toEqual(['trainingReceived']);
    expect(await withdrawBy('training/withdraw', await tokenOf(result.number))).toBe('withdrawn');
    expect(await withdrawBy('training/withdraw', await tokenOf(result.number))).toBe('already');
    expect(await freeOf()).toBe(0);
    await work();
    expect(await kindsTo(email)).toEqual(['trainingReceived', 'trainingWithdrawn']);
  });

  it('asks for 18 years on the last day of registration', async () => {
    const last = dayAfter(today(), 5);
    const birthday = `${Number(last.slice(0, 4)) - 18}${last.slice(4)}`;
    const young = await apply({ dateOfBirth: dayAfter(birthday, 1) });
    expect(young.status).toBe(422);
    expect(await young.json()).toMatchObject({ errors: [{ path: 'dateOfBirth', code: 'tooLow' }] });
    expect((await apply({ dateOfBirth: birthday })).status).toBe(201);
  });

  it.each([
    [{ dateOfBirth: '2000-02-30' }, 'dateOfBirth', 'invalidFormat'],
    [{ dateOfBirth: '1800-01-01' }, 'dateOfBirth', 'invalidFormat'],
    [{ dateOfBirth: '2999-01-01' }, 'dateOfBirth', 'tooLow'],
    [{ dateOfBirth: '' }, 'dateOfBirth', 'required'],
    [{ days: [] }, 'days', 'selectAtLeastOne'],
    [{ days: ['2026-02-30'] }, 'days.0', 'invalidFormat'],
    [{ days: ['2020-01-01'] }, 'days.0', 'invalidSelection'],
    [{ acceptTerms: false }, 'acceptTerms', 'required'],
    [{ acceptTerms: undefined }, 'acceptTerms', 'required'],
    [{ phone: undefined }, 'phone', 'required'],
    [{ training: 'no-such' }, 'training', 'invalidSelection'],
    [{ fullName: 'x'.repeat(121) }, 'fullName', 'tooLong'],
  ])('refuses %o', async (change, path, code) => {
    const response = await apply(change);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path, code }] });
  });

  it('names age and days together', async () => {
    const response = await apply({ dateOfBirth: '2999-01-01', days: [days[0]] });
    expect(await response.json()).toMatchObject({ errors: [{ path: 'dateOfBirth' }, { path: 'days', limit: 2 }] });
  });

  it('refuses too few days, naming the least, and counts a day once', async () => {
    for (const chosen of [[days[0]], [days[0], days[0]]])
      expect(await (await apply({ days: chosen })).json()).toMatchObject({
        errors: [{ path: 'days', code: 'tooLow', limit: 2 }],
      });
  });

  it('a full day cannot be chosen; without enough free days it is full', async () => {
    await apply();
    await apply();
    expect(await (await apply({ days: [days[0], days[2]] })).json()).toEqual({
      errorCode: 'conflict',
      errorMessage: 'All seats in this training are taken.',
    });
    const detail = ((await (await app.get(`/training/${slug}`)).json()) as { result: TrainingDetail }).result;
    expect([detail.state, ...detail.days.map(({ seatsLeft }) => seatsLeft)]).toEqual(['full', 0, 0, 2]);
  });

  it('two people apply for the last place of a day at once: one gets it', async () => {
    await apply({ days: [days[0], days[2]] });
    const answers = await Promise.all([apply({ days: [days[0], days[1]] }), apply({ days: [days[0], days[1]] })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it('is closed after the last minute of the last day', async () => {
    const before = app.clock.now;
    app.clock.now = new Date(`${dayAfter(today(), 5)}T20:59:59Z`);
    expect((await apply()).status).toBe(201);
    app.clock.pass(1000);
    const late = await apply();
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ errorMessage: 'Applications for this training have closed.' });
    app.clock.now = before;
  });

  it('staff read, accept and reject; a rejected one frees its days', async () => {
    const emails = ['yes', 'no'].map((name) => `${slug}.${name}@example.org`);
    const numbers = [];
    for (const email of emails) numbers.push(((await (await apply({ email })).json()) as Answered).result.number);
    expect((await run('applications:open')).lines.join('\n')).toContain(numbers[0]);
    expect((await run('applications:answer', numbers[0]!.toLowerCase(), 'accepted')).code).toBe(0);
    expect((await run('applications:answer', numbers[0]!, 'rejected')).code).toBe(1);
    expect((await run('applications:answer', numbers[1]!, 'rejected')).code).toBe(0);
    expect((await run('applications:answer', 'nothing', 'rejected')).code).toBe(1);
    expect((await run('applications:answer', numbers[1]!)).code).toBe(2);
    expect(await freeOf()).toBe(1);
    await work();
    expect(await kindsTo(emails[0]!)).toContain('trainingAccepted');
    expect(await kindsTo(emails[1]!)).toContain('trainingRejected');
    expect(await run('activity:cancel', 'training', slug)).toEqual({
      code: 0,
      lines: ['Canceled. 1 people get an email.'],
    });
    expect((await run('activity:cancel', 'training', slug)).code).toBe(1);
    expect((await run('activity:cancel', 'party', slug)).code).toBe(2);
    await work();
    expect(await kindsTo(emails[0]!)).toContain('activityCancelled');
    expect(await kindsTo(emails[1]!)).not.toContain('activityCancelled');
  });
});

it('is limited for a network, for the API and the forms together', async () => {
  const { slug } = await save(event({ seats: 100 }));
  const limited = testContext({
    db: app.services.db,
    i18n: app.services.i18n,
    env: readEnv({}),
    now: () => app.clock.now,
  });
  const client = createFormClient(limited);
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1)
    statuses.push(
      (
        await client.post(
          '/events/join',
          { locale: 'en', returnTo: `/events/${slug}`, slug, ...huda() },
          { accept: 'application/json' },
        )
      ).status,
    );
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(statuses[30]).toBe(429);
});

it('applications are deleted after 400 days', async () => {
  const { slug } = await save(event());
  const { number } = await joined(slug);
  const before = app.clock.now;
  app.clock.pass(401 * DAY_MS);
  await work();
  expect(await findApplication(app.services.db, { number })).toBeUndefined();
  app.clock.now = before;
});
