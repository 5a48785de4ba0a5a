import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#src/contracts/lists.ts';
import type { Faq, Partner, PartnerType } from '#src/contracts/site-content.ts';
import { faqs } from '#src/server/platform/db/schema/faqs.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const list = async <Item>(path: string, headers?: Record<string, string>): Promise<Page<Item>> =>
  ((await (await app.get(path, headers)).json()) as { result: Page<Item> }).result;

describe('GET /faqs', () => {
  it('lists questions by group, in the language asked for and in all', async () => {
    const { data, total } = await list<Faq>('/faqs?limit=100', { 'accept-language': 'tr' });
    expect(total).toBe(24);
    expect(data[0]).toMatchObject({
      slug: 'do-you-take-a-fee',
      group: { slug: 'giving', titleText: 'Bağış' },
      question: { en: expect.any(String), ar: expect.any(String) },
      questionText: 'Bağışımdan kesinti yapıyor musunuz?',
    });
    const zakat = await list<Faq>('/faqs?group=zakat');
    expect(zakat.data.every(({ group }) => group.slug === 'zakat')).toBe(true);
  });

  it('finds every word in any language, folded', async () => {
    expect((await list<Faq>('/faqs?search=NISAB')).data.map(({ slug }) => slug)).toContain('when-is-zakat-due');
    const found = await list<Faq>(`/faqs?search=${encodeURIComponent('فواتير مزيفة')}`);
    expect(found.data.map(({ slug }) => slug)).toEqual(['is-a-case-real']);
    expect((await list<Faq>('/faqs?search=xyzzy')).total).toBe(0);
  });

  it('leaves out what is not published', async () => {
    const { db } = app.services;
    await db.update(faqs).set({ isPublished: false }).where(eq(faqs.slug, 'is-a-case-real'));
    expect((await list<Faq>('/faqs?limit=100&offset=0&search=false')).data.map(({ slug }) => slug)).not.toContain(
      'is-a-case-real',
    );
    await db.update(faqs).set({ isPublished: true }).where(eq(faqs.slug, 'is-a-case-real'));
  });

  it.each(['question', 'answer'] as const)('holds no question without %s', async (field) => {
    await expect(app.services.db.update(faqs).set({ [field]: {} })).rejects.toThrow(/faqs/);
  });
});

const ngoOfHouse = async () => (await list<Partner>('/partners')).data.find(({ slug }) => slug === 'dom-nade')!.ngo;

describe('GET /partners', () => {
  it('lists them by kind, and knows both kinds', async () => {
    const types = await list<PartnerType>('/partner-types', { 'accept-language': 'ar' });
    expect(types.data.map(({ code, titleText }) => [code, titleText])).toEqual([
      ['executive', 'الشركاء المنفّذون'],
      ['supervising', 'الشركاء المشرفون'],
    ]);
    const { data, total } = await list<Partner>('/partners');
    expect(total).toBe(7);
    const kinds = data.map(({ type }) => type);
    expect(kinds).toEqual(kinds.toSorted());
    const [, supervising] = types.data;
    for (const type of ['supervising', supervising!.id]) {
      const found = await list<Partner>(`/partners?type=${type}`);
      expect(found.data.map(({ slug }) => slug)).toEqual(['tayseer-committee', 'mizan-field-audit']);
    }
    expect((await list<Partner>('/partners?type=other')).total).toBe(0);
  });

  it('names the institution only while it is approved', async () => {
    expect(await ngoOfHouse()).toBe('dom-nade');
    await app.services.db.update(ngos).set({ status: 'suspended' }).where(eq(ngos.slug, 'dom-nade'));
    expect(await ngoOfHouse()).toBeNull();
  });
});
