import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { ActivityCard, EventDetail, TrainingDetail } from '#src/contracts/activities.ts';
import type { ActivityInput } from '#src/contracts/activity-input.ts';
import type { Page } from '#src/contracts/lists.ts';
import { languagesOf, plainText } from '#src/domain/article.ts';
import { saveActivity } from '#src/server/activities/save-activity.ts';
import { activities } from '#src/server/platform/db/schema/activities.ts';
import { repeated, statementsOf } from '#tests/fixtures/statements.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';
import { findRejectedWords } from '../../scripts/rejected-words.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const resultOf = async <Result>(path: string, headers = {}): Promise<Result> =>
  ((await (await app.get(path, headers)).json()) as { result: Result }).result;
const list = (path: string) => resultOf<Page<ActivityCard>>(path);
const titles = ({ data }: Page<ActivityCard>) => data.map(({ titleText }) => titleText);

const shared = {
  title: { en: 'A test' },
  lead: { en: 'Its lead.' },
  body: { en: '<p>Its text.</p>' },
  topic: { en: 'Talk' },
  place: { en: 'A hall' },
  status: 'open',
  timeZone: 'Asia/Riyadh',
  palette: 'sand',
  coverSeed: 1,
} as const;
type EventInput = Extract<ActivityInput, { kind: 'event' }>;
type TrainingInput = Extract<ActivityInput, { kind: 'training' }>;
const event = (change: Partial<EventInput> = {}): ActivityInput => ({
  kind: 'event',
  ...shared,
  startsAt: '2027-04-18T19:00',
  endsAt: '2027-04-18T21:00',
  seats: 60,
  ...change,
});
const day = (change: object = {}) => ({
  day: '2027-04-04',
  from: '16:00',
  until: '18:00',
  title: { en: 'A day' },
  seats: 20,
  ...change,
});
const training = (change: Partial<TrainingInput> = {}): ActivityInput => ({
  kind: 'training',
  ...shared,
  registrationEndsOn: '2027-03-28',
  minimumDays: 1,
  terms: { en: '<p>I come.</p>' },
  days: [day()],
  ...change,
});
const save = (input: ActivityInput, id?: string) => saveActivity(app.services, input, id);
const refused = async (input: ActivityInput, id?: string) =>
  save(input, id).then(
    () => [],
    (error: { fields: { path: string; code: string }[] }) => error.fields.map(({ code, path }) => `${path} ${code}`),
  );
/** Runs a test in a transaction of which nothing is left. */
const undone = (act: (inside: TestApp['services']) => Promise<void>) =>
  app.services.db
    .transaction(async (tx) => {
      await act({ ...app.services, db: tx });
      throw new Error('undo');
    })
    .catch((error: Error) => {
      if (error.message !== 'undo') throw error;
    });

it.each(['/events?from=2026-02-30', '/training?to=2026-11-31', '/news?from=2026-02-31', '/blogs?to=2026-06-31'])(
  'a day that does not exist is refused: %s',
  async (path) => {
    expect((await app.get(path)).status).toBe(422);
  },
);

describe('GET /events and GET /training', () => {
  it('list twelve events, one of them closed, and eight trainings', async () => {
    const [events, trainings] = await Promise.all([list('/events?limit=100'), list('/training?limit=100')]);
    expect([events.total, trainings.total]).toEqual([12, 8]);
    expect(events.data.filter(({ state }) => state === 'closed')).toHaveLength(1);
    expect(events.data.filter(({ state }) => state === 'full')).toHaveLength(1);
    for (const { data } of [events, trainings])
      expect(data.map(({ startsAt }) => startsAt)).toEqual(
        data
          .map(({ startsAt }) => startsAt)
          .toSorted()
          .toReversed(),
      );
  });

  it.each(['/events', '/training'])('%s is walked by its cursor, in both orders, without a gap', async (path) => {
    for (const sort of ['latest', 'soonest']) {
      const all = (await list(`${path}?limit=100&sort=${sort}`)).data.map(({ id }) => id);
      const walked: string[] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined;) {
        const page: Page<ActivityCard> = await list(`${path}?limit=3&sort=${sort}${cursor && `&cursor=${cursor}`}`);
        walked.push(...page.data.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(walked).toEqual(all);
    }
    expect((await app.get(`${path}?cursor=abc`)).status).toBe(422);
  });

  it.each([
    ['WELL', 'How a well is dug'],
    [encodeURIComponent('أمسيه مع المهندسين'), 'How a well is dug'],
    ['MÜHENDİSLERLE', 'How a well is dug'],
    ['coats amman', 'Winter coats'],
  ])('find %s in any language', async (words, title) => {
    const found = await list(`/events?search=${words}`);
    expect(titles(found)).toEqual([expect.stringContaining(title)]);
    expect(found.total).toBe(1);
  });

  it('filter by tag and days, and refuse what they do not know', async () => {
    expect(titles(await list('/events?tag=well'))).toEqual([expect.stringContaining('well')]);
    const all = (await list('/events?limit=100')).data;
    const on = all[0]!.startsOn;
    expect((await list(`/events?from=${on}&to=${on}`)).data.map(({ startsOn }) => startsOn)).toEqual([on]);
    expect((await list('/events?search=camel')).data).toEqual([]);
    for (const query of ['from=2026-02-30x', 'sort=newest', 'month=2026-01', `search=${'x'.repeat(101)}`])
      expect((await app.get(`/events?${query}`)).status).toBe(422);
  });

  it('answer 304 to the etag they gave, and another one after a seat was taken', async () => {
    const first = await app.get('/events');
    const etag = first.headers.get('etag')!;
    expect((await app.api.request('/events', { headers: { 'if-none-match': etag } })).status).toBe(304);
    const { slug } = await save(event());
    const { headers } = await app.get(`/events/${slug}`);
    await app.post('/event-applications', { event: slug, fullName: 'Huda', email: 'etag@example.org' });
    expect((await app.get(`/events/${slug}`)).headers.get('etag')).not.toBe(headers.get('etag'));
    expect((await app.get('/events')).headers.get('etag')).not.toBe(etag);
  });

  it('read each list and page with as many statements, however long it is', async () => {
    for (const path of ['/events?limit=9', '/training?limit=9', '/training/field-researcher-how-a-case-is-checked'])
      expect(repeated(await statementsOf(app.services.db, () => app.get(path)))).toEqual([]);
  });

  it('never leak a draft, an address of a room, or who applied', async () => {
    const { id, slug } = await save(
      event({ status: 'draft', title: { en: 'Nobody knows' }, onlineUrl: 'https://room.example/x' }),
    );
    for (const name of [slug, id]) expect((await app.get(`/events/${name}`)).status).toBe(404);
    expect((await list('/events?search=nobody+knows')).total).toBe(0);
    await save(event({ title: { en: 'In a room' }, onlineUrl: 'https://room.example/x' }));
    const all = await (await app.get('/events?limit=100')).text();
    const one = await (await app.get('/events/in-a-room')).text();
    for (const text of [all, one]) expect(text).not.toMatch(/room\.example|@demo\.example/);
    expect(JSON.parse(one)).toMatchObject({ result: { isOnline: true } });
  });
});

describe('one of them', () => {
  it('an event has its program, its seats and who waits', async () => {
    const one = await resultOf<EventDetail>('/events/zakat-on-shares-bring-your-own-list');
    expect(one).toMatchObject({ state: 'full', seats: 24, seatsLeft: 0, waiting: 7 });
    expect(one.program).toHaveLength(3);
    expect(one.related.map(({ id }) => id)).not.toContain(one.id);
    expect(one.related).toHaveLength(3);
  });

  it('training has its days, the last day of registration, and reviews with their mean', async () => {
    const one = await resultOf<TrainingDetail>('/training/field-researcher-how-a-case-is-checked');
    expect(one.rating).toEqual({ tenths: 47, total: 34, spread: [26, 6, 2, 0, 0] });
    expect(one.reviews).toHaveLength(2);
    expect(one.days.map(({ seatsLeft }) => seatsLeft)).toEqual([8, 6, 11, 7, 9, 0]);
    expect(one.closesAt).toBe('2026-12-04T21:00:00.000Z');
    expect(one.registrationEndsOn).toBe('2026-12-04');
    const few = await resultOf<TrainingDetail>('/training/telling-a-project-s-story-truthfully');
    expect(few).toMatchObject({ rating: null, reviews: [{ rating: 5 }] });
  });

  it('an id and a former slug lead to the slug of today', async () => {
    const { id } = await save(event({ title: { en: 'First name' } }));
    expect((await save(event({ title: { en: 'Second name' } }), id)).slug).toBe('second-name');
    for (const name of [id, 'first-name', 'second-name'])
      expect((await resultOf<EventDetail>(`/events/${name}`)).slug).toBe('second-name');
    expect((await save(event({ title: { en: 'First name' } }))).slug).toBe('first-name-2');
    expect((await app.get('/training/second-name')).status).toBe(404);
  });
});

describe('saving', () => {
  const HOSTILE =
    '<p onclick="x()">Seen</p><script>alert(1)</script><iframe src="//x"></iframe><a href="javascript:x()">link</a>';
  it('sanitizes every rich text once, and shows plain ones as text', async () => {
    const { slug } = await save(
      training({ body: { en: HOSTILE }, terms: { en: HOSTILE }, title: { en: '<b>Bold</b> title' } }),
    );
    const one = await resultOf<TrainingDetail>(`/training/${slug}`);
    for (const html of [one.bodyText, one.termsText]) {
      expect(html).toContain('Seen');
      expect(html).not.toMatch(/script|onclick|iframe|javascript/);
    }
    expect(one.titleText).toBe('<b>Bold</b> title');
  });

  it.each<[string, ActivityInput, string[]]>([
    ['no title', event({ title: {} }), ['title atLeastOneLanguage']],
    [
      'a text without a language of the title',
      event({ title: { en: 'A', ar: 'ب' } }),
      ['lead.ar required', 'body.ar required', 'topic.ar required'],
    ],
    ['a text of script alone', event({ body: { en: '<script>x</script>' } }), ['body.en required']],
    ['an overlong title', event({ title: { en: 'x'.repeat(201) } }), ['title.en tooLong']],
    ['an overlong text', event({ body: { en: 'x'.repeat(60_001) } }), ['body.en tooLong']],
    ['a day that does not exist', event({ startsAt: '2027-02-30T19:00' }), ['startsAt invalidFormat']],
    ['a time that does not exist', event({ startsAt: '2027-02-20T24:00' }), ['startsAt invalidFormat']],
    ['an end before its beginning', event({ endsAt: '2027-04-18T18:00' }), ['endsAt tooLow']],
    ['an unknown time zone', event({ timeZone: 'Mars/Base' }), ['timeZone invalidSelection']],
    ['no seats', event({ seats: 0 }), ['seats tooLow']],
    ['no place', event({ place: {} }), ['place required']],
    ['an unsafe room', event({ onlineUrl: 'http://room.example' }), ['onlineUrl invalidUrl']],
    ['an unknown tag', event({ tags: ['camel'] }), ['tags.0 invalidSelection']],
    ['no days', training({ days: [] }), ['days selectAtLeastOne']],
    ['a day twice', training({ days: [day(), day()] }), ['days invalidSelection']],
    ['a day that ends before it begins', training({ days: [day({ until: '15:00' })] }), ['days.0.until tooLow']],
    ['more days to choose than there are', training({ minimumDays: 2 }), ['minimumDays tooHigh']],
    ['registration after the end', training({ registrationEndsOn: '2027-04-04' }), ['registrationEndsOn tooHigh']],
    ['no terms', training({ terms: {} }), ['terms.en required']],
  ])('refuses %s', async (_name, input, faults) => expect(await refused(input)).toEqual(faults));

  it('never takes away a seat that was given', async () => {
    const { id, slug } = await save(event({ seats: 4 }));
    await app.post('/event-applications', { event: slug, fullName: 'Huda', email: 'kept@example.org', seats: 3 });
    expect(await refused(event({ seats: 2 }), id)).toEqual(['seats tooLow']);
    expect((await save(event({ seats: 3 }), id)).id).toBe(id);
    expect(await resultOf<EventDetail>(`/events/${slug}`)).toMatchObject({ state: 'full', seatsLeft: 0 });
    const course = await save(training());
    await app.post('/training-applications', {
      training: course.slug,
      fullName: 'Huda',
      email: 'kept@example.org',
      phone: { country: 'SA', number: '501234567' },
      dateOfBirth: '1990-01-01',
      days: ['2027-04-04'],
      acceptTerms: true,
    });
    expect(await refused(training({ days: [day({ day: '2027-04-05' })] }), course.id)).toEqual([
      'days invalidSelection',
    ]);
  });

  it('is closed by the clock, and shows so without a write', async () => {
    const { slug } = await save(event());
    const before = app.clock.now;
    app.clock.now = new Date('2027-04-18T16:00:00Z');
    expect(await resultOf<EventDetail>(`/events/${slug}`)).toMatchObject({ state: 'closed' });
    app.clock.now = before;
  });

  it.each([
    ['more seats taken than there are', { seatsTaken: 61 }],
    ['fewer than none', { seatsTaken: -1 }],
    ['an end before the beginning', { endsAt: new Date('2020-01-01') }],
    ['another status', { status: 'lost' as 'open' }],
    ['no text', { title: {} }],
    ['training with seats', { kind: 'training' as const }],
  ])('the database refuses %s', async (_name, change) => {
    const { id } = await save(event());
    await expect(app.services.db.update(activities).set(change).where(eq(activities.id, id))).rejects.toThrow(
      /Failed query/,
    );
  });

  it('is undone as a whole', async () => {
    await undone(async (inside) => {
      await saveActivity(inside, event({ title: { en: 'Undone' } }));
    });
    expect((await app.get('/events/undone')).status).toBe(404);
  });
});

test('every demo text is there in three languages, in words that the site uses', async () => {
  const rows = (await app.services.db.select().from(activities)).filter(({ coverSeed }) => coverSeed > 500);
  expect(rows).toHaveLength(20);
  for (const { body, lead, note, place, terms, title, topic } of rows) {
    expect(languagesOf(title)).toEqual(['en', 'ar', 'tr']);
    for (const text of [title, lead, body, topic, note, place, terms])
      for (const language of languagesOf(text ?? {}))
        expect(findRejectedWords(plainText(text![language]!), language)).toEqual([]);
  }
});

describe('a sketch of the place', () => {
  const sketch = {
    streets: [{ runs: 'across', at: 40, isMain: true, name: { en: 'Main Street' } }],
    place: { x: 50, y: 20 },
    from: { x: 10, y: 90, name: { en: 'Metro, 4 minutes on foot' } },
  } satisfies EventInput['sketch'];

  it('is stored and answered as it was drawn, and left out where there is no place', async () => {
    const drawn = await save(event({ title: { en: 'Drawn' }, sketch }));
    expect((await resultOf<EventDetail>(`/events/${drawn.slug}`)).sketch).toEqual(sketch);
    await save(
      event({ title: { en: 'Drawn' }, sketch, place: undefined, onlineUrl: 'https://room.example/' }),
      drawn.id,
    );
    expect((await resultOf<EventDetail>(`/events/${drawn.slug}`)).sketch).toBeNull();
  });

  it.each([
    ['a point outside', { ...sketch, place: { x: 101, y: 0 } }, 'sketch.place.x'],
    ['no street', { ...sketch, streets: [] }, 'sketch.streets'],
    ['a street that winds', { ...sketch, streets: [{ runs: 'around', at: 1 }] }, 'sketch.streets.0.runs'],
  ] as const)('with %s is refused at its path', async (_name, wrong, path) => {
    await expect(save(event({ sketch: wrong as unknown as EventInput['sketch'] }))).rejects.toMatchObject({
      fields: [{ path }],
    });
  });

  it('the database refuses one without a place', async () => {
    await expect(
      app.services.db.update(activities).set({ sketch, place: null, onlineUrl: 'https://room.example/' }),
    ).rejects.toThrow('Failed query');
  });
});
