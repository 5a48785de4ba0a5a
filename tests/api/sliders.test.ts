import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#src/contracts/lists.ts';
import type { Slider } from '#src/contracts/site.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { sliders } from '#src/server/platform/db/schema/reference.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'slides-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const run = commandRunner(() => app.services);
const winter = {
  slug: 'winter',
  title: { en: 'Winter is near', ar: 'الشتاء على الأبواب', tr: 'Kış yaklaşıyor' },
  palette: 'housing',
  href: '/projects?category=winter',
  linkLabel: { en: 'See the projects', ar: 'تصفّح المشاريع', tr: 'Projelere bak' },
};
const save = async (slide: unknown) => {
  const file = path.join(folder, 'slide.json');
  await writeFile(file, typeof slide === 'string' ? slide : JSON.stringify(slide));
  return run('sliders:save', file);
};
const titles = async () => {
  const response = await app.get('/sliders', { 'accept-language': 'tr' });
  return ((await response.json()) as { result: Page<Slider> }).result.data.map(({ titleText }) => titleText);
};

describe('staff', () => {
  it('add a slide, which comes first, and change it in its place', async () => {
    expect(await save(winter)).toEqual({ code: 0, lines: ['Added. It is the first slide.'] });
    expect((await titles()).slice(0, 2)).toEqual(['Kış yaklaşıyor', 'Amman’da 44 çocuğun okul ücreti ödendi']);
    expect((await run('sliders:order', 'how-much-zakat', 'winter')).code).toBe(0);
    const changed = { ...winter, title: { tr: 'Kış geldi' }, href: undefined, linkLabel: undefined };
    expect(await save(changed)).toEqual({ code: 0, lines: ['Changed. It keeps its place.'] });
    expect((await titles())[1]).toBe('Kış geldi');
    const [row] = await app.services.db.select().from(sliders).where(eq(sliders.slug, 'winter'));
    expect(row).toMatchObject({ href: null, linkLabel: null, text: null });
  });

  it('hide a slide and bring it back, and the list names what the home page shows', async () => {
    expect((await run('sliders:hide', 'winter')).code).toBe(0);
    expect(await titles()).not.toContain('Kış geldi');
    const { lines } = await run('sliders:list');
    expect(lines.map((line) => line.slice(0, line.indexOf(')') + 1))).toEqual([
      'how-much-zakat (1 on the home page)',
      'winter (hidden)',
      'school-fees-in-amman (2 on the home page)',
      'water-for-the-camp (3 on the home page)',
    ]);
    expect((await run('sliders:show', 'winter')).code).toBe(0);
    expect((await run('sliders:list')).lines.at(-1)).toMatch(/^water-for-the-camp \(4, not on the home page/);
    expect(await titles()).toContain('Kış geldi');
    expect((await run('sliders:hide', 'summer')).code).toBe(1);
  });

  it('order some slides, and nothing when one is not known', async () => {
    await run('sliders:order', 'water-for-the-camp', 'water-for-the-camp', 'school-fees-in-amman');
    const before = await titles();
    expect(before[0]).toBe('Kamp için su');
    expect(await run('sliders:order', 'winter', 'summer')).toEqual({
      code: 1,
      lines: ['No slide is named summer. sliders:list names them.', 'Nothing was changed.'],
    });
    expect(await titles()).toEqual(before);
    expect((await run('sliders:order')).code).toBe(2);
  });

  it.each([
    ['{', 'The file: The format is incorrect. Check what you entered and try again.'],
    [{ ...winter, title: {} }, 'title: At least one language must be provided'],
    [{ ...winter, title: { en: ' \u200B ' } }, 'title.en: This field is required.'],
    [{ ...winter, title: { en: 'a'.repeat(91) } }, 'title.en: The text is too long. Shorten it.'],
    [{ ...winter, palette: 'purple' }, 'palette: Invalid selection.'],
    [{ ...winter, slug: 'Winter!' }, 'slug: The format is incorrect. Check what you entered and try again.'],
    [{ ...winter, linkLabel: undefined }, 'linkLabel: This field is required.'],
    [{ ...winter, href: undefined }, 'href: This field is required.'],
    [{ ...winter, href: '//example.org' }, 'href: The URL format is incorrect.'],
    [{ ...winter, href: 'javascript:alert(1)' }, 'href: The URL format is incorrect.'],
    [{ ...winter, href: '/ar/projects' }, 'href: The URL format is incorrect.'],
    [{ ...winter, href: '/reports' }, 'href: Invalid selection.'],
    [{ ...winter, href: '/no/such/page' }, 'href: Invalid selection.'],
    [{ ...winter, coverSeed: 1.5 }, 'coverSeed: This value has the wrong type.'],
    [{ ...winter, color: 'red' }, 'color: This field does not exist. Remove it from the request.'],
  ])('are told what is wrong with %j, and nothing is stored', async (slide, line) => {
    const before = await titles();
    expect(await save(slide)).toEqual({ code: 1, lines: [line, 'Nothing was changed.'] });
    expect(await titles()).toEqual(before);
  });

  it('are recorded in the audit log', async () => {
    const acts = await rowsOf<{ action: string }>(
      app.services.db,
      sql`select distinct action from audit_log where subject = 'slider' order by action`,
    );
    expect(acts.map(({ action }) => action)).toEqual(['sliderHidden', 'sliderSaved', 'sliderShown', 'slidersOrdered']);
  });
});

it.each([
  ['sliders_link', sql`update sliders set href = null, link_label = '{"en":"x"}'`],
  ['sliders_href', sql`update sliders set href = 'https://example.org', link_label = '{"en":"x"}'`],
  ['sliders_href', sql`update sliders set href = '//example.org', link_label = '{"en":"x"}'`],
  ['sliders_text', sql`update sliders set text = '{}'`],
  ['sliders_palette', sql`update sliders set palette = 'purple'`],
  ['sliders_slug', sql`update sliders set slug = 'A b' where position = 0`],
])('the database refuses what breaks %s', async (name, change) => {
  await expect(app.services.db.execute(change)).rejects.toMatchObject({
    cause: { message: expect.stringContaining(name) as string },
  });
});
