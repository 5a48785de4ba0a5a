/** Markup in what people and staff write: stored as it was typed, and text wherever it comes out. */
import { eq } from 'drizzle-orm';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Faq } from '#src/contracts/site-content.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { createCalendars } from '#src/endpoints/calendars.ts';
import { createFeeds } from '#src/endpoints/feeds.ts';
import { inScript } from '#src/pages/json-ld.tsx';
import { saveActivity } from '#src/server/activities/save-activity.ts';
import { findApplication } from '#src/server/applications/applications.repository.ts';
import { saveArticle } from '#src/server/articles/save-article.ts';
import { findUnanswered } from '#src/server/contact/contact.repository.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { saveFaq } from '#src/server/faqs/save-faq.ts';
import { getNgo } from '#src/server/ngos/ngos.service.ts';
import { suspendNgo } from '#src/server/ngos/suspend-ngo.ts';
import { articles } from '#src/server/platform/db/schema/articles.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { findUnansweredVolunteers } from '#src/server/volunteers/volunteers.repository.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { MARKUP, plantedIn, readerSees } from '#tests/fixtures/markup.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';
import { TEST_NOW } from '#tests/fixtures/test-context.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const typed = `Huda ${MARKUP}`;
const dayAt = (days: number): string => new Date(TEST_NOW.valueOf() + days * DAY_MS).toISOString().slice(0, 10);
const sent = async (path: string, body: object) => {
  const response = await app.post(path, body);
  expect(response.status).toBe(201);
  return ((await response.json()) as { result: { number: string; message: string } }).result;
};
/** The emails to an address, each without an element that was typed. */
async function emailsTo(address: string) {
  while ((await runDueJobs(app.services)) > 0);
  const found = (await findEmails(app.services.db, 500)).filter(({ toAddress }) => toAddress === address);
  expect(found.length).toBeGreaterThan(0);
  for (const { html, subject } of found) {
    expect(plantedIn(html)).toEqual([]);
    expect(subject).not.toMatch(/[\r\n]/);
  }
  return found;
}

test('a message to the charity is stored as it was typed, and its confirmation quotes nothing of it', async () => {
  const email = 'contact@markup.example';
  const { message, number } = await sent('/contact-us', { fullName: typed, email, message: `${MARKUP}\n${MARKUP}` });
  expect(plantedIn(message)).toEqual([]);
  const stored = (await findUnanswered(app.services.db, 500)).find((one) => one.number === number);
  expect(stored).toMatchObject({ fullName: typed, message: `${MARKUP}\n${MARKUP}` });
  for (const one of await emailsTo(email)) expect(one.html + one.plain).not.toContain('planted-element');
});

test('an offer to help is stored as it was typed, and its confirmation quotes nothing of it', async () => {
  const email = 'volunteer@markup.example';
  const { number } = await sent('/volunteer', {
    fullName: typed,
    email,
    phone: { country: 'SA', number: '55 512 3409' },
    gender: 'female',
    dateOfBirth: '1994-03-09',
    nationality: 'EG',
    country: 'SA',
    city: typed,
    days: ['saturday'],
    time: { from: '09:00', to: '12:30' },
    startDate: dayAt(10),
    education: 'bachelor',
    occupation: typed,
    preferredTypes: [],
    preferredCategories: [],
    preferredGenders: ['both'],
    interests: ['Driving <b onload=1>'],
    notes: MARKUP,
  });
  const stored = (await findUnansweredVolunteers(app.services.db, 500)).find((one) => one.number === number);
  expect(stored).toMatchObject({
    fullName: typed,
    city: typed,
    occupation: typed,
    interests: ['Driving <b onload=1>'],
    notes: MARKUP,
  });
  for (const one of await emailsTo(email)) expect(one.html + one.plain).not.toContain('planted-element');
});

const activity = {
  title: { en: `Title ${MARKUP}` },
  lead: { en: `Lead ${MARKUP}` },
  body: { en: `<p>Body.</p>${MARKUP}` },
  topic: { en: `Topic ${MARKUP}` },
  place: { en: `Hall ${MARKUP}\r\nBEGIN:VALARM\r\nEND:VALARM` },
  status: 'open',
  timeZone: 'Asia/Riyadh',
  palette: 'sand',
  coverSeed: 1,
} as const;
const saveEvent = () =>
  saveActivity(app.services, {
    ...activity,
    kind: 'event',
    startsAt: `${dayAt(10)}T19:00`,
    endsAt: `${dayAt(10)}T21:00`,
    seats: 9,
  });
const saveTraining = () =>
  saveActivity(app.services, {
    ...activity,
    kind: 'training',
    terms: { en: `<p>Terms.</p>${MARKUP}` },
    registrationEndsOn: dayAt(5),
    minimumDays: 1,
    days: [{ day: dayAt(10), from: '16:00', until: '18:00', title: { en: `Day ${MARKUP}` }, seats: 9 }],
  });

test('who joins an event, or applies for training, is stored as typed, and emails show its title as text', async () => {
  const [event, training] = [await saveEvent(), await saveTraining()];
  const email = 'joins@markup.example';
  const numbers = [
    (await sent('/event-applications', { event: event.slug, fullName: typed, email })).number,
    (
      await sent('/training-applications', {
        training: training.slug,
        fullName: typed,
        email,
        phone: { country: 'SA', number: '55 512 3409' },
        dateOfBirth: '1994-03-09',
        days: [dayAt(10)],
        acceptTerms: true,
      })
    ).number,
  ];
  for (const number of numbers) expect((await findApplication(app.services.db, { number }))!.fullName).toBe(typed);
  const emails = await emailsTo(email);
  expect(emails).toHaveLength(2);
  for (const { html } of emails) {
    expect(readerSees(html)).toContain(`Title ${MARKUP}`);
    expect(readerSees(html)).not.toContain('Huda');
  }
});

test('a calendar holds the words of an event and of a day of training, and no entry that they describe', async () => {
  const calendars = createCalendars(async () => app.services).app;
  for (const [list, { slug }] of [
    ['events', await saveEvent()],
    ['training', await saveTraining()],
  ] as const) {
    const file = await (await calendars.request(`http://localhost:3000/calendars/${list}/${slug}.en.ics`)).text();
    const lines = file.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
    const shown = (name: string) =>
      lines
        .find((line) => line.startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .replaceAll(/\\([\\;,])/g, '$1');
    expect(shown('SUMMARY')).toContain(`Title ${MARKUP}`);
    expect(shown('DESCRIPTION')).toBe(`Lead ${MARKUP}`);
    // A program that shows HTML would take it from here.
    expect(file).not.toMatch(/X-ALT-DESC|FMTTYPE/);
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
  }
});

test('a question with markup is stored as it was written, and cannot end the structured data', async () => {
  await saveFaq(app.services, {
    slug: 'markup',
    group: 'giving',
    position: 99,
    isPublished: true,
    question: { en: `Question ${MARKUP}` },
    answer: { en: `Answer ${MARKUP}` },
    reason: { en: `Reason ${MARKUP}` },
  });
  const { result } = (await (await app.get('/faqs?limit=100')).json()) as { result: { data: Faq[] } };
  const faq = result.data.find(({ slug }) => slug === 'markup')!;
  expect([faq.questionText, faq.answerText, faq.reasonText]).toEqual(
    ['Question', 'Answer', 'Reason'].map((word) => `${word} ${MARKUP}`),
  );
  const script = inScript(faq);
  expect(script).not.toContain('<');
  expect(JSON.parse(script)).toEqual(JSON.parse(JSON.stringify(faq)));
});

test('an institution with markup is answered as it was written, and emails show its name as text', async () => {
  const named = { en: `Name ${MARKUP}`, ar: `اسم ${MARKUP}` };
  const email = 'office@markup.example';
  const [own] = await app.services.db.select().from(ngos).where(eq(ngos.slug, 'dar-al-noor'));
  const change = (part: Partial<typeof ngos.$inferInsert>) =>
    app.services.db.update(ngos).set(part).where(eq(ngos.slug, 'dar-al-noor'));
  await change({ name: named, description: named, publicEmail: email });
  expect(await getNgo(app.services, 'dar-al-noor')).toMatchObject({ name: named, description: named });
  expect(await suspendNgo(app.services, 'dar-al-noor', `Reason ${MARKUP}`)).toBe('told');
  for (const { html } of await emailsTo(email)) {
    expect(readerSees(html)).toContain(named.ar);
    expect(readerSees(html)).toContain(`Reason ${MARKUP}`);
  }
  await change(own!);
});

test('a feed shows the title and lead of an article as text', async () => {
  const { id } = await saveArticle(app.services, {
    kind: 'blog',
    title: { en: `Title ${MARKUP}` },
    lead: { en: `Lead ${MARKUP}` },
    body: { en: `<p>Body.</p>${MARKUP}` },
    category: 'reports',
    author: 'hala-mansour',
    originalLanguage: 'en',
    coverSeed: 1,
    status: 'published',
  });
  const feeds = createFeeds(async () => app.services).app;
  const read = async (format: string) =>
    new XMLParser({ isArray: (name) => name === 'entry' || name === 'item' }).parse(
      await (await feeds.request(`http://localhost:3000/feeds/blogs.en.${format}.xml`)).text(),
    ) as { feed: { entry: Entry[] }; rss: { channel: { item: Entry[] } } };
  type Entry = Record<'title' | 'summary' | 'content' | 'description' | 'content:encoded', string>;
  const entry = (await read('atom')).feed.entry[0]!;
  const item = (await read('rss')).rss.channel.item[0]!;
  // A reader takes each of these for HTML.
  for (const [html, text] of [
    [entry.title, `Title ${MARKUP}`],
    [entry.summary, `Lead ${MARKUP}`],
    [item.title, `Title ${MARKUP}`],
    [item.description, `Lead ${MARKUP}`],
  ] as const) {
    expect(plantedIn(html)).toEqual([]);
    expect(readerSees(html)).toBe(text);
  }
  for (const html of [entry.content, item['content:encoded']]) expect(plantedIn(html)).toEqual([]);
  await app.services.db.delete(articles).where(eq(articles.id, id));
});
