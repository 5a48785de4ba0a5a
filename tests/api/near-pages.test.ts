import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nearNames, nearWords } from '#src/server/near-pages/near-pages.service.ts';
import { activities } from '#src/server/platform/db/schema/activities.ts';
import { statementsOf } from '#tests/fixtures/statements.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const kindOf = async (name: string) => (await nearNames(app.services, 'activities', name))[0]?.kind;

describe('a name that nothing has', () => {
  test.each([
    ['projects', 'solar-wel-for-340-familes-in-marib', /marib/],
    ['articles', 'why-we-show-no-face', /^why-we-show-no-faces$/],
    ['activities', 'zakat-on-shares-bring-your-own-lst', /^zakat-on-shares-bring-your-own-list$/],
    ['activities', 'field-reseacher-how-a-case-is-cheked', /^field-researcher-how-a-case-is-checked$/],
    ['ngos', 'dar-al-nur', /^dar-al-noor$/],
  ] as const)('of %s proposes those that are like it', async (list, name, slug) => {
    const [first] = await nearNames(app.services, list, name);
    expect(first?.slug).toMatch(slug);
    expect(Object.keys(first!.title)).toContain('en');
  });

  test('of activities says which of them are events, and which are training', async () => {
    expect(await kindOf('zakat-on-shares-bring-your-own-lst')).toBe('event');
    expect(await kindOf('field-reseacher-how-a-case-is-cheked')).toBe('training');
  });

  test('proposes no event that is not published', async () => {
    const slug = 'zakat-on-shares-bring-your-own-list';
    const change = (status: 'draft' | 'open') =>
      app.services.db.update(activities).set({ status }).where(eq(activities.slug, slug));
    await change('draft');
    expect((await nearNames(app.services, 'activities', `${slug}s`)).map((one) => one.slug)).not.toContain(slug);
    await change('open');
  });

  test.each(['projects', 'articles', 'activities', 'ngos'] as const)(
    'is like nothing of %s, or a text for programs',
    async (list) => {
      for (const name of ['qqqqq', "'; drop table projects; --", '%', '']) {
        expect(await nearNames(app.services, list, name)).toEqual([]);
      }
    },
  );

  test('costs one statement', async () => {
    expect(await statementsOf(app.services.db, () => nearNames(app.services, 'projects', 'well'))).toHaveLength(1);
  });
});

test('words of addresses are proposed by their likeness', async () => {
  expect(await nearWords(app.services, ['zakat', 'stock-purge', 'contact-us'], 'zakaat')).toEqual(['zakat']);
  expect(await nearWords(app.services, ['zakat', 'stock-purge', 'contact-us'], 'contact')).toEqual(['contact-us']);
  expect(await nearWords(app.services, ['zakat'], 'wp-login.php')).toEqual([]);
});
