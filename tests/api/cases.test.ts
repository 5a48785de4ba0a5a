import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaseStatus, TafreejAnswer } from '#src/contracts/cases.ts';
import { readClaim } from '#src/server/cases/cases.forms.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { settings } from '#src/server/platform/db/schema/reference.ts';
import { createFormClient } from '#tests/fixtures/form-client.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const check = async (billNumber: string): Promise<CaseStatus> => {
  const answer = await app.get(`/cases/${encodeURIComponent(billNumber)}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { result: CaseStatus }).result;
};
const UNKNOWN = { isReal: false, isOpen: false, remaining: 0, currency: 'USD', slug: null };

describe('GET /cases/{billNumber}', () => {
  it('says what remains of an open case, and nothing personal', async () => {
    const status = await check('30418');
    expect(status).toMatchObject({ isReal: true, isOpen: true, currency: 'USD' });
    expect(status.remaining).toBeGreaterThan(0);
    expect(Object.keys(status).toSorted()).toEqual(['currency', 'isOpen', 'isReal', 'remaining', 'slug']);
  });

  it('reads the number as people type it', async () => {
    expect(await check('٣٠ ٤١٨')).toEqual(await check('30418'));
  });

  it('says of a closed case that it is real and takes nothing', async () => {
    expect(await check('29977')).toMatchObject({ isReal: true, isOpen: false, remaining: 0 });
  });

  it('knows no number that nobody issued', async () => {
    expect(await check('99999')).toEqual(UNKNOWN);
    expect(await check('not a number')).toEqual(UNKNOWN);
  });

  it('answers a case that is not public as an unknown number', async () => {
    const { db } = app.services;
    await db.update(projects).set({ status: 'rejected' }).where(eq(projects.billNumber, '30522'));
    expect(await check('30522')).toEqual(UNKNOWN);
  });

  it('stops who tries numbers in bulk, and says when to come back', async () => {
    const limited = await createTestApp({ env: { ...app.services.env, hasRateLimits: true } });
    try {
      const answers = [];
      for (let tried = 0; tried < 31; tried += 1) answers.push(await limited.get(`/cases/${40_000 + tried}`));
      expect(answers.slice(0, 30).every(({ status }) => status === 200)).toBe(true);
      expect(answers[30]!.status).toBe(429);
      expect(Number(answers[30]!.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });
});

describe('the form of the bill check', () => {
  it('stops who tries numbers in bulk, and keeps the number', async () => {
    const limited = await createTestApp({ env: { ...app.services.env, hasRateLimits: true } });
    try {
      const client = createFormClient(limited.services);
      const tried = async (billNumber: number) => {
        const answer = await client.post('/cases/check', {
          billNumber: String(billNumber),
          locale: 'tr',
          returnTo: '/cases/check',
        });
        expect(answer).toMatchObject({ status: 303, location: expect.stringMatching(/^\/tr\/cases\/check/) });
        return consumeFormFlash(limited.services, client.cookies.get('form'));
      };
      for (let number = 40_000; number < 40_030; number += 1) expect((await tried(number))?.errors).toEqual([]);
      expect(await tried(40_030)).toMatchObject({
        errors: [{ path: '', message: expect.stringContaining('Çok fazla') }],
        fields: { billNumber: '40030' },
      });
      // The API counts the same tries.
      expect((await limited.get('/cases/40031')).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});

describe('POST /tafreej/eligibility', () => {
  const claim = { claim: 5_000_000, isSocialSecurityBeneficiary: true, enforcementOrders: 1, orderDate: '2024-01-10' };
  const eligibility = async (change: object = {}) => app.post('/tafreej/eligibility', { ...claim, ...change });
  const resultOf = async (change: object = {}): Promise<TafreejAnswer> =>
    ((await (await eligibility(change)).json()) as { result: TafreejAnswer }).result;

  it('says which rule fails', async () => {
    expect(await resultOf()).toEqual({ eligible: true, failed: [] });
    expect(await resultOf({ claim: 10_000_001, enforcementOrders: 2 })).toEqual({
      eligible: false,
      failed: ['claim', 'enforcementOrders'],
    });
  });

  it('says of any number of orders but the right one that the rule fails', async () => {
    for (const enforcementOrders of [0, 2, 101])
      expect(await resultOf({ enforcementOrders })).toEqual({ eligible: false, failed: ['enforcementOrders'] });
  });

  it('follows the settings of the program', async () => {
    const strict = await createTestApp();
    try {
      await strict.services.db
        .insert(settings)
        .values({ category: 'TAFREEJ', field: 'CLAIM_CAP_HALALAS', value: 4_000_000 });
      const answer = await strict.post('/tafreej/eligibility', claim);
      expect(((await answer.json()) as { result: TafreejAnswer }).result.failed).toEqual(['claim']);
    } finally {
      await strict.close();
    }
  });

  it.each([
    ['a date to come', { orderDate: '2099-01-01' }, 'orderDate', 'tooHigh'],
    ['a day that is in no calendar', { orderDate: '2025-02-30' }, 'orderDate', 'invalidFormat'],
    ['a claim of nothing', { claim: 0 }, 'claim', 'tooLow'],
    ['half an order', { enforcementOrders: 1.5 }, 'enforcementOrders', 'invalidType'],
    [
      'no answer about social security',
      { isSocialSecurityBeneficiary: 'yes' },
      'isSocialSecurityBeneficiary',
      'invalidType',
    ],
  ])('rejects %s', async (_name, change, path, code) => {
    const answer = await eligibility(change);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { errors: object[] }).errors).toMatchObject([{ path, code }]);
  });
});

const TODAY = '2026-03-01';

describe('the form of the eligibility check', () => {
  it('leads without script to what it found', async () => {
    const client = createFormClient(app.services);
    const fields = { locale: 'ar', returnTo: '/projects/type/tafreej', claim: '50000', enforcementOrders: '1' };
    const answer = await client.post('/tafreej/eligibility', { ...fields, orderDate: '2024-01-10' });
    expect(answer.location).toBe('/ar/projects/type/tafreej#tafreej-eligibility');
    const number = { locale: 'tr', returnTo: '/cases/check', billNumber: '30418' };
    expect((await client.post('/cases/check', number)).location).toBe('/tr/cases/check#cases-check');
  });

  it.each([
    ['0', '1'],
    ['-5', '1'],
    ['−٥٠٠', '1'],
    ['5', '-2'],
  ])('tells a number that is too low from one that cannot be read: %s and %s', (claim, enforcementOrders) => {
    let fields: object[] = [];
    try {
      readClaim({ claim, enforcementOrders, orderDate: '2025-02-20' }, 'ar', TODAY);
    } catch (error) {
      ({ fields } = error as { fields: object[] });
    }
    expect(fields).toEqual([{ path: claim === '5' ? 'enforcementOrders' : 'claim', code: 'tooLow' }]);
  });

  it('reads a claim and orders of many digits: the rules refuse them, not the reading', () => {
    const digits = '99999999999999999';
    expect(readClaim({ claim: digits, enforcementOrders: digits, orderDate: '2025-02-20' }, 'en', TODAY)).toMatchObject(
      { claim: Number.MAX_SAFE_INTEGER, enforcementOrders: Number.MAX_SAFE_INTEGER },
    );
  });

  it.each([
    ['0.005', 'en'],
    ['-0.005', 'en'],
    ['٠٫٠٠٥', 'ar'],
    ['1.250,505', 'tr'],
  ] as const)('tells a part of a halala from what is no number: %s', (claim, locale) => {
    let fields: object[] = [];
    try {
      readClaim({ claim, enforcementOrders: 'two', orderDate: '2025-02-20' }, locale, TODAY);
    } catch (error) {
      ({ fields } = error as { fields: object[] });
    }
    expect(fields).toEqual([
      { path: 'claim', code: 'invalidFormat' },
      { path: 'enforcementOrders', code: 'invalidType' },
    ]);
  });

  it('names what is empty and what cannot be read at once', () => {
    let fields: object[] = [];
    try {
      readClaim({ claim: '', enforcementOrders: 'two', orderDate: '2025-02-30' }, 'en', TODAY);
    } catch (error) {
      ({ fields } = error as { fields: object[] });
    }
    expect(fields).toEqual([
      { path: 'claim', code: 'required' },
      { path: 'enforcementOrders', code: 'invalidType' },
      { path: 'orderDate', code: 'invalidFormat' },
    ]);
  });

  it('names a date to come together with the rest', () => {
    let fields: object[] = [];
    try {
      readClaim({ claim: '', enforcementOrders: '1', orderDate: '2026-03-02' }, 'en', TODAY);
    } catch (error) {
      ({ fields } = error as { fields: object[] });
    }
    expect(fields).toEqual([
      { path: 'claim', code: 'required' },
      { path: 'orderDate', code: 'tooHigh' },
    ]);
  });
});

const list = async (path: string, locale = 'en') =>
  ((await (await app.get(path, { 'accept-language': locale })).json()) as { result: { data: object[]; total: number } })
    .result;

describe('the words by which projects are filed', () => {
  it('lists units with their plural forms, tags and kinds of beneficiaries in the language of the caller', async () => {
    expect((await list('/units?limit=100')).data[0]).toMatchObject({
      code: expect.any(String),
      forms: expect.anything(),
    });
    expect((await list('/tags', 'ar')).data[0]).toMatchObject({ code: 'well', titleText: 'بئر' });
    expect(await list('/beneficiary-types?limit=2', 'tr')).toMatchObject({
      total: 8,
      data: [{ titleText: 'Aileler' }, { titleText: 'Yetimler' }],
    });
  });

  it('shows how a program is verified and what donors ask', async () => {
    const { result } = (await (await app.get('/project-types/tafreej')).json()) as {
      result: { steps: object[]; questions: object[]; about: object };
    };
    expect(result.steps).toHaveLength(3);
    expect(result.questions).toHaveLength(3);
  });
});
