import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#src/contracts/lists.ts';
import type { ProjectCard, ProjectDetail } from '#src/contracts/projects.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => { app = await createTestApp(); });
afterAll(() => app.close());

const list = async (query = ''): Promise<Page<ProjectCard>> => ((await (await app.get(`/projects${query}`)).json()) as { result: Page<ProjectCard> }).result;
const titles = (page: Page<ProjectCard>): (string | undefined)[] => page.data.map(({ title }) => title.en);

const cursorOf = (...parts: unknown[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

describe('GET /projects', () => {
  it('shows nine public projects, an exact total, and nothing that waits, was refused or is a draft', async () => {
    const first = await list();
    expect(first.data).toHaveLength(9);
    const all = await list('?limit=100');
    expect(all.total).toBe(all.data.length);
    expect(all.total).toBe(21);
    expect(new Set(all.data.map(({ status }) => status))).toEqual(new Set(['published', 'completed']));
  });

  it.each(['newest', 'mostFunded', 'leastRemaining', 'endingSoon'])('walks all of %s by cursor without losing or repeating one', async (sort) => {
    const whole = titles(await list(`?sort=${sort}&limit=100`));
    const walked: (string | undefined)[] = [];
    let cursor = '';
    do {
      const page: Page<ProjectCard> = await list(`?sort=${sort}&limit=4${cursor}`);
      walked.push(...titles(page));
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
    } while (cursor);
    expect(walked).toEqual(whole);
  });

  const SORTS = ['newest', 'mostFunded', 'leastRemaining', 'endingSoon'];
  const NARROWED = ['type=orphans', 'category=education', 'type=tafreej&status=published', 'category=water&status=completed', 'status=published&search=family', 'type=eghatha&search=fo', 'country=SA&search=a', 'type=orphans&category=education&country=JO'];
  it.each(SORTS.flatMap((sort) => NARROWED.map((filter) => [sort, filter])))('walks %s by cursor where %s, the same as the whole list narrowed', async (sort, filter) => {
    const narrowed = await list(`?sort=${sort}&limit=100&${filter}`);
    const walked: (string | undefined)[] = [];
    let cursor = '';
    do {
      const page: Page<ProjectCard> = await list(`?sort=${sort}&limit=1&${filter}${cursor}`);
      walked.push(...titles(page));
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
    } while (cursor);
    expect(walked).toEqual(titles(narrowed));
    expect(narrowed.total).toBe(narrowed.data.length);
    const whole = titles(await list(`?sort=${sort}&limit=100`));
    expect(whole.filter((title) => walked.includes(title))).toEqual(walked);
  });

  it.each(['newest', 'endingSoon'])('refuses a cursor of another order than %s, and one of no number', async (sort) => {
    const id = '0191d0e0-0000-7000-8000-000000000000';
    for (const cursor of [cursorOf('mostFunded', 1, id), cursorOf(sort, -1, id), cursorOf(sort, 1.5, id), cursorOf(sort, 1e300, id), cursorOf(sort, '1', id), cursorOf(sort, 1, 'x')]) {
      expect((await app.get(`/projects?sort=${sort}&cursor=${cursor}`)).status).toBe(422);
    }
    expect((await app.get(`/projects?sort=${sort}&cursor=${cursorOf(sort, Number.MAX_SAFE_INTEGER, id)}`)).status).toBe(200);
  });

  it.each([['wa', true], ['de', true], ['ib', false]])('finds "%s", two letters, at the beginning of words: %s', async (search, isFound) => {
    expect((await list(`?search=${search}`)).total > 0).toBe(isFound);
  });

  it('counts a search exactly, on its first page and on a later one', async () => {
    const all = await list('?search=ye&limit=100');
    expect(all.total).toBe(all.data.length);
    expect(await list('?search=ye&limit=1&offset=1')).toMatchObject({ total: all.total });
  });

  it('orders by what remains, the finished last', async () => {
    const { data } = await list('?sort=leastRemaining&limit=100');
    const open = data.filter(({ status }) => status === 'published').map(({ remaining }) => remaining);
    expect(open).toEqual(open.toSorted((a, b) => a - b));
    expect(data.slice(-2).every(({ status }) => status === 'completed')).toBe(true);
  });

  it.each([
    ['marib', 'A solar well for 340 families in Marib'], ['MARIB well', 'A solar well for 340 families in Marib'], ['مأرب', 'A solar well for 340 families in Marib'],
    ['مارب', 'A solar well for 340 families in Marib'], ['بطانيات الشتاء', 'Winter blankets for tents in Idlib'], ['gunes enerjili', 'A solar well for 340 families in Marib'],
    ['İDLİB', 'Winter blankets for tents in Idlib'], ['ıdlıb battaniye', 'Winter blankets for tents in Idlib'], ['30418', 'Case 30418: one debt stands between a father and his home'],
  ])('finds "%s"', async (search, title) => {
    expect(titles(await list(`?search=${encodeURIComponent(search)}`))).toContain(title);
  });

  it.each([
    ['type=tafreej', 3], ['category=water', 2], ['country=SA', 6], ['donationMethod=units', 5], ['status=completed', 2], ['nationality=YE', 1], ['gender=female&ageTo=8', 1], ['tag=well', 1], ['search=100%25', 0], ['fundraiserType=ngo', 0],
  ])('filters by %s', async (query, total) => {
    expect((await list(`?${query}`)).total).toBe(total);
  });

  it('gives an empty page with the same total beyond the end', async () => {
    expect(await list('?offset=500')).toEqual({ data: [], total: 21 });
  });

  it.each([
    ['offset=-1', 'offset', 'invalidType'], ['limit=0', 'limit', 'tooLow'], ['limit=101', 'limit', 'tooHigh'], ['limit=ten', 'limit', 'invalidType'],
    ['sort=cheapest', 'sort', 'invalidSelection'], ['colour=green', 'colour', 'unknownField'], ['status=draft', 'status', 'invalidSelection'], ['limit=1&limit=2', 'limit', 'invalidType'], ['cursor=abc', 'cursor', 'invalidFormat'],
  ])('refuses %s', async (query, path, code) => {
    const response = await app.get(`/projects?${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errorCode: 'validation', errors: [{ path, code }] });
  });
});

it('counts to the ten thousandth place, and names the cursor to whoever goes further', async () => {
  expect((await app.get('/projects?offset=10000')).status).toBe(200);
  const response = await app.get('/projects?offset=10001');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path: 'offset', code: 'tooHigh' }, { path: 'cursor', code: 'required' }] });
});

const one = async (slug: string): Promise<ProjectDetail> => ((await (await app.get(`/projects/${encodeURIComponent(slug)}`)).json()) as { result: ProjectDetail }).result;

describe('GET /projects/{slug}', () => {
  it('tells what was raised, what remains, who gave and what is alike', async () => {
    const project = await one('a-solar-well-for-340-families-in-marib');
    expect(project).toMatchObject({ raised: 2_378_000, remaining: 72_000, goal: 2_450_000, isOpen: true, unit: null });
    expect(project.donorsCount).toBeGreaterThan(3);
    expect(project.latestDonations).toHaveLength(6);
    expect(project.latestDonations.some(({ name }) => name === null)).toBe(true);
    expect(project.related.every(({ status, id }) => status === 'published' && id !== project.id)).toBe(true);
  });

  it('is found by a former slug and by its id', async () => {
    const project = await one('marib-well');
    expect(project.slug).toBe('a-solar-well-for-340-families-in-marib');
    expect((await one(project.id)).slug).toBe(project.slug);
  });

  it('says of a person no address, the year only, and nothing sensitive without consent', async () => {
    const yusuf = await one('monthly-care-for-yusuf-12');
    expect(yusuf).toMatchObject({ address: null, locationLink: null, dateOfBeingOrphan: '2024', educationYear: null, beneficiaryHealthStatus: null, isAboutPerson: true });
    expect(await one('monthly-care-for-maryam-9')).toMatchObject({ educationYear: 4, beneficiaryHealthStatus: 'healthy' });
  });

  it('takes nothing for a case that was closed, and says why', async () => {
    expect(await one('case-29977-settled-out-of-court')).toMatchObject({ status: 'completed', outcome: 'closed', isOpen: false, closedReason: { en: 'The creditor forgave the rest.' } });
  });

  it.each(['a-summer-camp-for-80-orphans', 'a-taxi-driver-s-instalments', 'debts-of-a-failed-import', 'nothing', '%00', '0191d0e0-0000-7000-8000-000000000000'])('knows no public "%s"', async (slug) => {
    const response = await app.get(`/projects/${slug}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errorCode: 'notFound' });
  });
});

describe('programs and campaigns', () => {
  it('are twelve and eight, the sole survivor among them', async () => {
    const types = ((await (await app.get('/project-types?limit=50')).json()) as { result: Page<{ title: { en?: string }; icon: string; slug: string }> }).result;
    expect(types.total).toBe(12);
    expect(types.data.map(({ title }) => title.en)).toContain('Sole survivor');
    const categories = ((await (await app.get('/project-categories')).json()) as { result: Page<unknown> }).result;
    expect(categories.total).toBe(8);
    expect((await app.get('/project-types/tafreej')).status).toBe(200);
    expect((await app.get('/project-types/nothing')).status).toBe(404);
  });
});

describe('any answer', () => {
  it('speaks the caller\'s language, and English where it knows none', async () => {
    const error = async (language: string): Promise<string> => ((await (await app.get('/projects/nothing', { 'accept-language': language })).json()) as { errorMessage: string }).errorMessage;
    expect(await error('en')).toBe('We could not find what you are looking for.');
    expect(await error('de, fr;q=0.8')).toBe(await error('en'));
    expect(await error('de, tr;q=0.5, ar;q=0.9')).toBe(await error('ar'));
    const titled = (await (await app.get('/project-types/zakat', { 'accept-language': 'tr' })).json()) as { result: { titleText: string } };
    expect(titled.result.titleText).toBe('Zekât');
  });

  it('carries the request\'s id and an etag that spares the next answer', async () => {
    const first = await app.get('/projects', { 'x-request-id': 'abc-123' });
    expect(first.headers.get('x-request-id')).toBe('abc-123');
    const again = await app.get('/projects', { 'if-none-match': first.headers.get('etag')! });
    expect(again.status).toBe(304);
    expect(again.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('refuses other methods of a known address, and unknown addresses', async () => {
    const response = await app.api.request('/projects', { method: 'DELETE' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
    expect((await app.api.request('/nowhere')).status).toBe(404);
  });
});
