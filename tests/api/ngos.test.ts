import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#src/contracts/lists.ts';
import type { NgoCard, NgoDetail } from '#src/contracts/ngos.ts';
import type { ProjectCard, ProjectDetail } from '#src/contracts/projects.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { placeOrder } from '#src/server/checkout/place-order.ts';
import { demoNgos } from '#src/server/demo/ngos.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { getNgo, listNgos, nameOfNgo } from '#src/server/ngos/ngos.service.ts';
import { suspendNgo } from '#src/server/ngos/suspend-ngo.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { ngoDeliveries, ngos } from '#src/server/platform/db/schema/ngos.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { findClosing, findUrgent } from '#src/server/projects/project-highlights.repository.ts';
import { getProject } from '#src/server/projects/projects.service.ts';
import { findRelated } from '#src/server/projects/related-projects.repository.ts';
import { repeated, statementsOf } from '#tests/fixtures/statements.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';
import { TEST_NOW } from '#tests/fixtures/test-context.ts';
import { findRejectedWords } from '../../scripts/rejected-words.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const resultOf = async <Result>(path: string, headers = {}): Promise<Result> =>
  ((await (await app.get(path, headers)).json()) as { result: Result }).result;
const list = (query = '', headers = {}) => resultOf<Page<NgoCard>>(`/ngos${query}`, headers);
const slugs = ({ data }: { data: readonly { slug: string }[] }) => data.map(({ slug }) => slug);

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

/** Changes an institution past every service. */
const broken = (change: Partial<typeof ngos.$inferInsert>) =>
  app.services.db.update(ngos).set(change).where(eq(ngos.slug, 'dar-al-noor'));
/** What stands for each institution in the register. */
const register = async () =>
  Object.fromEntries(
    (await list('?limit=100')).data.map(({ projects: { completed, open }, raised, slug }) => [
      slug,
      { raised, projects: open + completed },
    ]),
  );

describe('GET /ngos', () => {
  it('lists approved institutions by their names in the language of the caller', async () => {
    for (const locale of ['en', 'ar', 'tr']) {
      const { data, total } = await list('?limit=100', { 'accept-language': locale });
      expect(total).toBe(6);
      const names = data.map(({ nameText }) => nameText);
      expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
    }
  });

  it('finds every word in name, place or work, in any language', async () => {
    expect(slugs(await list('?search=WELLS'))).toEqual(['nabaa-relief']);
    expect(slugs(await list(`?search=${encodeURIComponent('اليمن')}`))).toEqual(['nabaa-relief']);
    expect(slugs(await list(`?search=${encodeURIComponent('DEPREMDEN')}`))).toEqual(['yuva-foundation']);
    expect(slugs(await list('?search=wells+sarajevo'))).toEqual([]);
  });

  it('filters by country and kind, and refuses a misspelt filter', async () => {
    expect(slugs(await list('?country=SA'))).toEqual(['al-nakheel', 'tayseer-committee']);
    expect(slugs(await list('?partnerKind=supervising'))).toEqual(['tayseer-committee']);
    for (const query of ['?kind=supervising', '?partnerKind=other', '?country=sa', '?limit=0', '?sort=size'])
      expect((await app.get(`/ngos${query}`)).status).toBe(422);
  });

  it('goes on by a cursor to the end, each once, in either order', async () => {
    for (const sort of ['name', 'newest']) {
      const seen: string[] = [];
      let cursor = '';
      for (let page = 0; page < 5; page += 1) {
        const { data, nextCursor } = await list(`?limit=2&sort=${sort}${cursor && `&cursor=${cursor}`}`);
        seen.push(...data.map(({ id }) => id));
        if (!nextCursor) break;
        cursor = nextCursor;
      }
      expect(seen).toEqual((await list(`?limit=100&sort=${sort}`)).data.map(({ id }) => id));
    }
    const newest = (await list('?limit=100&sort=newest')).data.map(({ approvedAt }) => approvedAt);
    expect(newest).toEqual(newest.toSorted().toReversed());
  });

  it('counts public projects, and adds up what the ledger holds for them', async () => {
    for (const { currency, id, projects: counted, raised, slug } of (await list('?limit=100')).data) {
      const all = await resultOf<Page<ProjectCard>>(`/ngo/projects/all/${slug}?limit=100`);
      const open = all.data.filter(({ status }) => status === 'published');
      expect({ slug, ...counted }).toEqual({ slug, open: open.length, completed: all.total - open.length });
      const [row] = await rowsOf<{ raised: string }>(
        app.services.db,
        sql`select coalesce(-sum(l.amount_minor), 0)::bigint as raised from ledger_postings l join ledger_accounts a on a.id = l.account_id
          join projects p on p.id = l.project_id where a.kind = 'fund' and p.ngo_id = ${id} and l.currency = ${currency}`,
      );
      expect(raised).toBe(Number(row!.raised));
    }
    expect((await list()).data.some(({ raised }) => raised > 0)).toBe(true);
  });

  it('is read by a fixed number of statements', async () => {
    for (const limit of [1, 6]) {
      const statements = await statementsOf(app.services.db, () => app.get(`/ngos?limit=${limit}`));
      expect(statements.length).toBeLessThanOrEqual(7);
      expect(repeated(statements)).toEqual([]);
    }
  });
});

describe('GET /ngos/{slug}', () => {
  it('answers permit, documents, deliveries and who supervises it', async () => {
    const ngo = await resultOf<NgoDetail>('/ngos/dar-al-noor', { 'accept-language': 'ar' });
    expect(ngo.nameText).toBe('مؤسسة دار النور');
    expect(ngo.permit).toMatchObject({ number: 'JO-MSD 4471/2024', state: 'valid' });
    expect(ngo.supervisedBy?.slug).toBe('tayseer-committee');
    expect(ngo.deliveries.map(({ daysLate }) => daysLate)).toEqual([0, 19, 0]);
    expect(ngo.delivery).toEqual({ checked: 3, percentInFull: 100, mostDaysLate: 19 });
    expect(ngo.deliveries[2]).toMatchObject({ checkedBy: { slug: 'tayseer-committee' }, counts: { promised: 44 } });
    expect(ngo.documents.map(({ issuedOn }) => issuedOn)).toEqual(
      ngo.documents
        .map(({ issuedOn }) => issuedOn)
        .toSorted()
        .toReversed(),
    );
    const committee = await resultOf<NgoDetail>('/ngos/tayseer-committee');
    expect(slugs({ data: committee.supervises })).toEqual(['al-nakheel', 'dar-al-noor', 'nabaa-relief']);
    expect(committee.delivery.percentInFull).toBeNull();
  });

  it('is found by its id, and tells nothing that only its applicant gave', async () => {
    const [one] = (await list('?limit=1')).data;
    const found = await resultOf<NgoDetail>(`/ngos/${one!.id}`);
    expect(found.slug).toBe(one!.slug);
    expect(Object.keys(found)).not.toContain('mobilePhone');
  });

  it('is found by a former slug, its projects and its name too', async () => {
    const { id } = await resultOf<NgoDetail>('/ngos/dar-al-noor');
    expect(await resultOf<NgoDetail>('/ngos/dar-alnour')).toMatchObject({ id, slug: 'dar-al-noor' });
    const own = await resultOf<Page<ProjectCard>>('/ngo/projects/all/dar-al-noor');
    expect(own.total).toBeGreaterThan(0);
    for (const path of ['/ngo/projects/all/dar-alnour', '/projects?ngo=dar-alnour'])
      expect((await resultOf<Page<ProjectCard>>(path)).total).toBe(own.total);
    expect(await nameOfNgo(app.services, 'dar-alnour')).toMatchObject({ en: 'Dar Al-Noor Institution' });
  });

  it('keeps each address that it had, which no other institution can take', () =>
    undone(async (inside) => {
      const rename = (from: string, to: string) =>
        inside.db.transaction((tx) => tx.update(ngos).set({ slug: to }).where(eq(ngos.slug, from)));
      await rename('dom-nade', 'home-of-hope');
      await rename('home-of-hope', 'house-of-hope');
      for (const name of ['dom-nade', 'home-of-hope', 'house-of-hope'])
        expect(await getNgo(inside, name)).toMatchObject({ slug: 'house-of-hope' });
      await expect(rename('al-nakheel', 'dom-nade')).rejects.toThrow('Failed query');
      // Its own former name it may have again.
      await rename('house-of-hope', 'dom-nade');
      for (const name of ['dom-nade', 'home-of-hope', 'house-of-hope'])
        expect(await getNgo(inside, name)).toMatchObject({ slug: 'dom-nade' });
    }));

  it('that never had a page leaves its former address to others', () =>
    undone(async (inside) => {
      await inside.db.update(ngos).set({ status: 'draft', approvedAt: null }).where(eq(ngos.slug, 'dom-nade'));
      await inside.db.update(ngos).set({ slug: 'not-yet' }).where(eq(ngos.slug, 'dom-nade'));
      await inside.db.update(ngos).set({ slug: 'dom-nade' }).where(eq(ngos.slug, 'al-nakheel'));
      expect(await getNgo(inside, 'dom-nade')).toMatchObject({ country: 'SA' });
    }));

  it.each(['draft', 'needApproval', 'rejected'] as const)('does not exist while it is %s', (status) =>
    undone(async (inside) => {
      await inside.db.update(ngos).set({ status }).where(eq(ngos.slug, 'dar-al-noor'));
      await expect(getNgo(inside, 'dar-al-noor')).rejects.toMatchObject({ code: 'notFound' });
      expect((await getNgo(inside, 'tayseer-committee')).supervises.map(({ slug }) => slug)).not.toContain(
        'dar-al-noor',
      );
    }),
  );

  it('answers 404 for an unknown one, its projects too', async () => {
    for (const path of ['/ngos/nobody', '/ngo/projects/all/nobody']) expect((await app.get(path)).status).toBe(404);
  });
});

describe('what an institution is held to', () => {
  it('collection stops in the moment after its permit expires, and the page goes on telling the permit of the project', async () => {
    const now = new Date(TEST_NOW);
    const { data } = await resultOf<Page<ProjectCard>>('/ngo/projects/all/dar-al-noor?limit=100');
    const { slug } = data.find(({ isOpen }) => isOpen)!;
    await undone(async (inside) => {
      const shownAt = (offset: number) => getProject({ ...inside, now: () => new Date(now.getTime() + offset) }, slug);
      await inside.db.update(ngos).set({ permitValidUntil: now }).where(eq(ngos.slug, 'dar-al-noor'));
      expect([(await shownAt(0)).isOpen, (await shownAt(1)).isOpen]).toEqual([true, false]);
      const shown: ProjectDetail = await shownAt(1);
      expect(Date.parse(shown.permit!.validUntil!)).toBeGreaterThan(now.getTime() + 300 * DAY_MS);
    });
  });

  it('a suspended institution is on no list, its page says so, and its projects stay readable and take nothing', async () => {
    const { data } = await resultOf<Page<ProjectCard>>('/ngo/projects/all/dar-al-noor?limit=100');
    const { id, slug } = data.find(({ isOpen }) => isOpen)!;
    await undone(async (inside) => {
      expect(await suspendNgo(inside, 'dar-al-noor', 'Accounts are missing.')).toBe('told');
      expect(await getNgo(inside, 'dar-al-noor')).toMatchObject({ isSuspended: true });
      expect((await listNgos(inside, { limit: '100' })).data.map((one) => one.slug)).not.toContain('dar-al-noor');
      expect((await getNgo(inside, 'tayseer-committee')).supervises.map((one) => one.slug)).not.toContain(
        'dar-al-noor',
      );
      expect(await getProject(inside, slug)).toMatchObject({ isOpen: false, ngo: { slug: 'dar-al-noor' } });
      await expect(
        placeOrder(inside, {
          items: [{ type: 'project', projectId: id, price: 1000 }],
          paymentMethod: 'bank',
          donor: { fullName: 'A Donor', email: 'donor@example.org' },
        }),
      ).rejects.toMatchObject({ fields: [{ code: 'invalidSelection' }] });
      const shown = [
        ...(await findClosing(inside.db, inside.now(), 100)),
        ...(await findUrgent(inside.db, inside.now(), 100)),
        ...(await findRelated(inside.db, { projectId: id, now: inside.now(), limit: 100 })),
      ];
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter(({ isSuspended }) => isSuspended)).toEqual([]);
    });
  });

  it('who is suspended supervises nobody, and what it checked before keeps its name', () =>
    undone(async (inside) => {
      await suspendNgo(inside, 'tayseer-committee', 'Visits were not made.');
      const { deliveries, supervisedBy } = await getNgo(inside, 'dar-al-noor');
      expect(supervisedBy).toBeNull();
      expect(deliveries.map(({ checkedBy }) => checkedBy?.slug)).toContain('tayseer-committee');
    }));

  it('the database refuses half a permit, a logo from anywhere, and supervision of itself', async () => {
    const [own] = await app.services.db.select().from(ngos).where(eq(ngos.slug, 'dar-al-noor'));
    for (const change of [
      { permitNumber: null },
      { logo: 'javascript:alert(1)' },
      { supervisorId: own!.id },
      { supervisorId: null },
      { publicPhoneCountry: null },
      { country: 'Jordan' },
    ])
      await expect(broken(change)).rejects.toThrow('Failed query');
    const delivery = (change: object) =>
      app.services.db.update(ngoDeliveries).set(change).where(eq(ngoDeliveries.ngoId, own!.id));
    for (const change of [
      { checkedById: own!.id },
      { verdict: 'none' },
      { promised: 0 },
      { deliveredOn: '2999-01-01' },
      { verdict: 'full', promised: 60, delivered: 59, counted: { en: 'sets' } },
    ])
      await expect(delivery(change)).rejects.toThrow('Failed query');
  });

  it('a project that another institution takes over takes its sums and counts along', async () => {
    const before = await register();
    const [moved] = (await resultOf<Page<ProjectCard>>('/ngo/projects/all/dom-nade?limit=1')).data;
    const give = (slug: string) =>
      app.services.db
        .update(projects)
        .set({ ngoId: sql`(select id from ngos where slug = ${slug})` })
        .where(eq(projects.id, moved!.id));
    await give('al-nakheel');
    const after = await register();
    expect(before['dom-nade']!.raised - after['dom-nade']!.raised).toBe(moved!.raised);
    expect(after['al-nakheel']!.raised - before['al-nakheel']!.raised).toBe(moved!.raised);
    expect(after['al-nakheel']!.projects).toBe(before['al-nakheel']!.projects + 1);
    expect(await runLedgerCheck(app.services)).toEqual([]);
    await give('dom-nade');
    expect(await register()).toEqual(before);
  });
});

describe('the demo charity', () => {
  it('has six institutions in three languages, with no word that texts must not use', () => {
    expect(demoNgos).toHaveLength(6);
    const texts = demoNgos.flatMap(({ address, city, deliveries, description, documents, name, permit }) => [
      name,
      city,
      description,
      address,
      permit.authority,
      ...documents.map(({ title }) => title),
      ...deliveries.flatMap(({ finding, title }) => [title, finding]),
    ]);
    for (const text of texts)
      for (const language of ['en', 'ar', 'tr'] as const)
        expect([text[language], findRejectedWords(text[language] ?? '', language)]).toEqual([
          expect.stringMatching(/\S/),
          [],
        ]);
  });

  it('serves the documents that its institutions name, in the size that they say', () => {
    for (const { documents, slug } of demoNgos)
      for (const { bytes, file } of documents) {
        const pdf = readFileSync(`public/files/demo/${slug}-${file}`);
        expect([file, pdf.byteLength, pdf.subarray(0, 5).toString()]).toEqual([file, bytes, '%PDF-']);
      }
  });
});
