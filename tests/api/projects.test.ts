import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#src/contracts/lists.ts';
import type { ProjectCard } from '#src/contracts/projects.ts';
import { listProjectTypes } from '#src/server/programs/programs.service.ts';
import { countFacets, countFacetsOfType } from '#src/server/projects/projects.service.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const list = async (query = ''): Promise<Page<ProjectCard>> =>
  ((await (await app.get(`/projects${query}`)).json()) as { result: Page<ProjectCard> }).result;
const titles = (page: Page<ProjectCard>): (string | undefined)[] => page.data.map(({ title }) => title.en);
const cursorOf = (...parts: unknown[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

it("the filters of a program's page count that program's projects only", async () => {
  for (const { slug } of (await listProjectTypes(app.services)).data) {
    const { data } = await list(`?type=${slug}&limit=50`);
    const counted = await countFacetsOfType(app.services, slug);
    const countries = counted!.filter(({ facet }) => facet === 'country').map(({ total, value }) => [value, total]);
    const expected = data.flatMap(({ country }) => (country === null ? [] : [country])).toSorted();
    expect(countries).toEqual(
      [...new Set(expected)].map((code) => [code, expected.filter((one) => one === code).length]),
    );
  }
  const inTafreej = await countFacetsOfType(app.services, 'tafreej');
  expect(inTafreej).toContainEqual({ facet: 'country', value: 'SA', total: 5, open: expect.any(Number) });
  expect(inTafreej!.filter(({ facet }) => facet === 'country')).toHaveLength(1);
});

it('the choices of the filters and their counts are what the lists hold', async () => {
  const parameters = { zakat: 'isSuitableForZakat', method: 'donationMethod', gender: 'gender', country: 'country' };
  const counted = await countFacets(app.services);
  for (const [facet, parameter] of Object.entries(parameters)) {
    const own = counted.filter((one) => one.facet === facet);
    expect(own.length).toBeGreaterThan(1);
    for (const { total, value } of own) {
      const pages = await Promise.all(
        [0, 50, 100].map((offset) => list(`?${parameter}=${value}&limit=50&offset=${offset}`)),
      );
      expect(pages.flatMap(({ data }) => data)).toHaveLength(total);
      expect(pages[0]!.total).toBe(total);
    }
  }
});

describe('GET /projects', () => {
  it('returns nine projects and an exact total, without pending, rejected and draft projects', async () => {
    const first = await list();
    expect(first.data).toHaveLength(9);
    const all = await list('?limit=100');
    expect(all.total).toBe(all.data.length);
    expect(all.total).toBe(57);
    expect(new Set(all.data.map(({ status }) => status))).toEqual(new Set(['published', 'completed']));
  });

  it.each(['newest', 'mostFunded', 'leastRemaining', 'endingSoon'])(
    'pages through all of %s by cursor without a gap or a repetition',
    async (sort) => {
      const whole = titles(await list(`?sort=${sort}&limit=100`));
      const walked: (string | undefined)[] = [];
      let cursor = '';
      do {
        const page: Page<ProjectCard> = await list(`?sort=${sort}&limit=4${cursor}`);
        walked.push(...titles(page));
        cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
      } while (cursor);
      expect(walked).toEqual(whole);
    },
  );

  const SORTS = ['newest', 'mostFunded', 'leastRemaining', 'endingSoon'];
  const NARROWED = [
    'type=orphans',
    'category=education',
    'type=tafreej&status=published',
    'category=water&status=completed',
    'status=published&search=family',
    'type=eghatha&search=fo',
    'country=SA&search=a',
    'type=orphans&category=education&country=JO',
  ];
  it.each(SORTS.flatMap((sort) => NARROWED.map((filter) => [sort, filter])))(
    'pages through %s by cursor where %s, as the filtered whole list',
    async (sort, filter) => {
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
    },
  );

  it.each(['newest', 'endingSoon'])(
    'rejects a cursor of another order than %s, and one without a number',
    async (sort) => {
      const id = '0191d0e0-0000-7000-8000-000000000000';
      for (const cursor of [
        cursorOf('mostFunded', 1, id),
        cursorOf(sort, -1, id),
        cursorOf(sort, 1.5, id),
        cursorOf(sort, 1e300, id),
        cursorOf(sort, '1', id),
        cursorOf(sort, 1, 'x'),
      ]) {
        expect((await app.get(`/projects?sort=${sort}&cursor=${cursor}`)).status).toBe(422);
      }
      expect(
        (await app.get(`/projects?sort=${sort}&cursor=${cursorOf(sort, Number.MAX_SAFE_INTEGER, id)}`)).status,
      ).toBe(200);
    },
  );

  it.each([
    ['wa', true],
    ['de', true],
    ['mq', false],
  ])('finds "%s", two letters, at the beginning of words: %s', async (search, isFound) => {
    expect((await list(`?search=${search}`)).total > 0).toBe(isFound);
  });

  it('counts a search exactly, on its first page and on a later one', async () => {
    const all = await list('?search=ye&limit=100');
    expect(all.total).toBe(all.data.length);
    expect(await list('?search=ye&limit=1&offset=1')).toMatchObject({ total: all.total });
  });

  it('sorts by the remaining amount, completed projects last', async () => {
    const { data } = await list('?sort=leastRemaining&limit=100');
    const open = data.filter(({ status }) => status === 'published').map(({ remaining }) => remaining);
    expect(open).toEqual(open.toSorted((a, b) => a - b));
    expect(data.slice(-2).every(({ status }) => status === 'completed')).toBe(true);
  });

  it.each([
    ['marib', 'A solar well for 340 families in Marib'],
    ['MARIB well', 'A solar well for 340 families in Marib'],
    ['مأرب', 'A solar well for 340 families in Marib'],
    ['مارب', 'A solar well for 340 families in Marib'],
    ['بطانيات الشتاء', 'Winter blankets for tents in Idlib'],
    ['gunes enerjili', 'A solar well for 340 families in Marib'],
    ['İDLİB', 'Winter blankets for tents in Idlib'],
    ['ıdlıb battaniye', 'Winter blankets for tents in Idlib'],
    ['30418', 'Case 30418: one debt keeps a father in prison'],
  ])('finds "%s"', async (search, title) => {
    expect(titles(await list(`?search=${encodeURIComponent(search)}`))).toContain(title);
  });

  it.each([
    ['type=tafreej', 5],
    ['category=water', 4],
    ['country=SA', 12],
    ['donationMethod=units', 8],
    ['status=completed', 8],
    ['nationality=YE', 2],
    ['gender=female&ageTo=8', 2],
    ['tag=well', 3],
    ['search=100%25', 0],
    ['fundraiserType=ngo', 33],
    ['ngo=nabaa-relief', 7],
    ['ngo=nabaa-relief&status=completed', 2],
    ['ngo=nobody', 0],
  ])('filters by %s', async (query, total) => {
    expect((await list(`?${query}`)).total).toBe(total);
  });

  it('returns an empty page with the same total beyond the end', async () => {
    expect(await list('?offset=500')).toEqual({ data: [], total: 57 });
  });

  it.each([
    ['offset=-1', 'offset', 'invalidType'],
    ['limit=0', 'limit', 'tooLow'],
    ['limit=101', 'limit', 'tooHigh'],
    ['limit=ten', 'limit', 'invalidType'],
    ['sort=cheapest', 'sort', 'invalidSelection'],
    ['colour=green', 'colour', 'unknownField'],
    ['status=draft', 'status', 'invalidSelection'],
    ['limit=1&limit=2', 'limit', 'invalidType'],
    ['cursor=abc', 'cursor', 'invalidFormat'],
  ])('refuses %s', async (query, path, code) => {
    const response = await app.get(`/projects?${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errorCode: 'validation', errors: [{ path, code }] });
  });
});

it('counts up to 10,000, and asks for a cursor beyond that', async () => {
  expect((await app.get('/projects?offset=10000')).status).toBe(200);
  const response = await app.get('/projects?offset=10001');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: [
      { path: 'offset', code: 'tooHigh' },
      { path: 'cursor', code: 'required' },
    ],
  });
});
