import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activities } from '#src/server/platform/db/schema/activities.ts';
import { articles } from '#src/server/platform/db/schema/articles.ts';
import { faqs } from '#src/server/platform/db/schema/faqs.ts';
import { auditLog } from '#src/server/platform/db/schema/people.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'editor-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const run = commandRunner(() => app.services);
type File = Record<string, unknown>;
const read = async (name: string, ...args: string[]): Promise<File> => {
  const { code, lines } = await run(name, ...args);
  expect({ code, args }).toEqual({ code: 0, args });
  return JSON.parse(lines.join('\n')) as File;
};
const save = async (name: string, content: unknown, ...args: string[]) => {
  const file = path.join(folder, 'content.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return run(name, file, ...args);
};
const lastAudit = async () => (await app.services.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

describe('an editor', () => {
  it('reads each article as a file, and saving it unchanged changes nothing', async () => {
    const all = await app.services.db.select({ kind: articles.kind, slug: articles.slug }).from(articles);
    expect(all.length).toBeGreaterThan(20);
    for (const { kind, slug } of all) {
      const file = await read('articles:read', kind, slug);
      expect(await save('articles:save', file, slug)).toEqual({ code: 0, lines: [`Stored at ${slug}.`] });
      expect(await read('articles:read', kind, slug)).toEqual(file);
    }
  }, 60_000);

  it('reads each event and training as a file, and saving it unchanged changes nothing', async () => {
    const all = await app.services.db.select({ kind: activities.kind, slug: activities.slug }).from(activities);
    expect(all.length).toBeGreaterThan(15);
    for (const { kind, slug } of all) {
      const file = await read('activities:read', kind, slug);
      expect(await save('activities:save', file, slug)).toEqual({ code: 0, lines: [`Stored at ${slug}.`] });
      expect(await read('activities:read', kind, slug)).toEqual(file);
    }
  }, 60_000);

  it('writes an article, renames it, and its former address leads to the new one', async () => {
    const [{ slug: known, kind }] = (await app.services.db
      .select({ kind: articles.kind, slug: articles.slug })
      .from(articles)
      .limit(1)) as [{ slug: string; kind: string }];
    const file = {
      ...(await read('articles:read', kind, known)),
      kind: 'news',
      title: { en: 'A well is dry' },
      lead: { en: 'And what we do.' },
      body: { en: '<p onclick="x()">Water.</p><script>alert(1)</script>' },
      originalLanguage: 'en',
      translator: undefined,
      correction: undefined,
      correctedAt: undefined,
      isLead: false,
      status: 'published',
    };
    expect(await save('articles:save', file)).toEqual({ code: 0, lines: ['Stored at a-well-is-dry.'] });
    const stored = await read('articles:read', 'news', 'a-well-is-dry');
    expect(stored['body']).toEqual({ en: '<p>Water.</p>' });
    expect(await lastAudit()).toMatchObject({ action: 'articleSaved', actor: 'command', before: null });
    const renamed = { ...stored, title: { en: 'A well is full' } };
    expect(await save('articles:save', renamed, 'a-well-is-dry')).toMatchObject({ code: 0 });
    expect(await lastAudit()).toMatchObject({ before: { title: { en: 'A well is dry' } } });
    const moved = await app.get('/news/a-well-is-dry');
    expect(((await moved.json()) as { result: { slug: string } }).result.slug).toBe('a-well-is-full');
  });

  it('is told each fault with its field, and nothing is stored', async () => {
    const before = await app.services.db.$count(articles);
    expect(await save('articles:save', '{')).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^The file: /), 'Nothing was changed.'],
    });
    const [one] = await app.services.db.select({ kind: articles.kind, slug: articles.slug }).from(articles).limit(1);
    const file = await read('articles:read', one!.kind, one!.slug);
    for (const [change, field] of [
      [{ author: 'nobody' }, 'author'],
      [{ relatedProject: 'nothing' }, 'relatedProject'],
      [{ publishedAt: 'tomorrow' }, 'publishedAt'],
      [{ title: {} }, 'title'],
      [{ price: 3 }, 'price'],
    ] as const) {
      const { code, lines } = await save('articles:save', { ...file, ...change });
      expect([code, lines.at(-1)]).toEqual([1, 'Nothing was changed.']);
      expect(lines[0]).toMatch(new RegExp(`^${field}`));
    }
    expect(await save('articles:save', file, 'no-such-article')).toMatchObject({ code: 1 });
    expect(await app.services.db.$count(articles)).toBe(before);
  });

  it('moves an event to another hour by the clocks of its place', async () => {
    const all = await app.services.db.select().from(activities);
    const event = all.find(({ kind, status }) => kind === 'event' && status === 'open')!;
    const file = await read('activities:read', 'event', event.slug);
    const startsAt = `${String(file['startsAt']).slice(0, 11)}06:30`;
    expect(await save('activities:save', { ...file, startsAt }, event.slug)).toMatchObject({ code: 0 });
    expect((await read('activities:read', 'event', event.slug))['startsAt']).toBe(startsAt);
    expect(await lastAudit()).toMatchObject({ action: 'activitySaved', subjectId: event.id, before: file });
    const late = { ...file, endsAt: startsAt, startsAt: file['endsAt'] };
    expect((await save('activities:save', late, event.slug)).lines[0]).toMatch(/^endsAt/);
  });

  it('adds a question and changes it, in each language that it is asked in', async () => {
    const [known] = await app.services.db.select({ slug: faqs.slug }).from(faqs).limit(1);
    const file = await read('faqs:read', known!.slug);
    expect(await save('faqs:save', file)).toEqual({ code: 0, lines: ['Changed.'] });
    expect(await read('faqs:read', known!.slug)).toEqual(file);
    const question = {
      slug: 'what-is-new',
      group: file['group'],
      question: { en: 'What is new?', tr: 'Yeni ne var?' },
      answer: { en: 'This.' },
      position: 99,
      isPublished: true,
    };
    expect((await save('faqs:save', question)).lines[0]).toMatch(/^answer\.tr/);
    expect(await save('faqs:save', { ...question, answer: { en: 'This.', tr: 'Bu.' } })).toEqual({
      code: 0,
      lines: ['Added.'],
    });
    expect((await save('faqs:save', { ...question, group: 'no-group' })).code).toBe(1);
    const listed = await app.get('/faqs?limit=100');
    expect(await listed.text()).toContain('What is new?');
  });

  it('is told how to use each command', async () => {
    for (const name of [
      'articles:read',
      'articles:save',
      'activities:read',
      'activities:save',
      'faqs:read',
      'faqs:save',
    ]) {
      const { code, lines } = await run(name);
      expect([code, lines[0]]).toEqual([2, expect.stringContaining(`Usage: ${name}`)]);
    }
    expect((await run('articles:read', 'news', 'no-such')).code).toBe(1);
    expect((await run('activities:read', 'event', 'no-such')).code).toBe(1);
    expect((await run('faqs:read', 'no-such')).code).toBe(1);
  });
});
