import { isValidIBAN } from 'ibantools';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi, operations } from '#src/server/api.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { createHealth } from '#src/server/http/health.ts';
import { openApiDocument } from '#src/server/http/openapi.ts';
import { findSubscriber } from '#src/server/newsletter/newsletter.repository.ts';
import { confirmSubscription, subscriberToken, unsubscribe } from '#src/server/newsletter/newsletter.service.ts';
import { readEnv } from '#src/server/platform/env.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';
import { testContext } from '#tests/fixtures/test-context.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const result = async <T>(path: string, headers: Record<string, string> = {}): Promise<T> =>
  ((await (await app.get(path, headers)).json()) as { result: T }).result;
type List<T> = { data: T[]; total: number };

describe('the site returns', () => {
  it('its bank accounts, each with a valid IBAN', async () => {
    const { data, total } = await result<List<{ iban: string; purpose: string }>>('/bank-accounts');
    expect(total).toBe(6);
    expect(new Set(data.map(({ purpose }) => purpose))).toEqual(new Set(['zakat', 'donations', 'endowments']));
    expect(data.every(({ iban }) => isValidIBAN(iban))).toBe(true);
  });

  it('its contact data', async () => {
    expect((await result<List<object>>('/contact-us-info')).data[0]).toMatchObject({
      phoneNumber: expect.any(String),
      socialMediaLinks: { instagram: expect.any(String) },
    });
  });

  it('figures from its own ledger', async () => {
    const { data } = await result<List<{ value: number; icon: string; currency: string | null }>>('/statistics');
    expect(data[0]!.currency).toBe('USD');
    expect(data.map(({ value }) => value > 0)).toEqual([true, true, true, true]);
    expect((await result<List<object>>('/sliders')).total).toBe(3);
  });

  it('countries with calling code, currency, tax number and flag, in each language', async () => {
    expect(await result('/lookups/countries/tr', { 'accept-language': 'ar' })).toMatchObject({
      code: 'TR',
      nameText: 'تركيا',
      callingCode: '+90',
      currency: 'TRY',
      taxIdType: 'vkn',
      flag: '🇹🇷',
      region: 'Asia',
      officialLanguage: 'Turkish',
    });
    expect((await result<List<object>>('/lookups/countries?limit=300')).total).toBeGreaterThan(240);
    expect((await result<List<object>>('/lookups/nationalities')).data).toHaveLength(9);
    expect((await result<List<object>>('/lookups/cities?country=JO')).total).toBe(3);
    expect((await app.get('/lookups/countries/XX')).status).toBe(404);
    expect((await app.get('/lookups/cities')).status).toBe(422);
  });
});

const basic = (text: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(text).toString('base64')}`,
});

describe('settings', () => {
  it('are read with basic authentication, and contain no secret', async () => {
    const path = '/client/system/settings/category';
    expect(await result(`${path}/PROJECTS`, basic('settings:secret'))).toEqual({
      DEFAULT_SUGGESTED_AMOUNTS: { value: [1000, 2000, 5000, 10_000] },
    });
    expect(await result(`${path}/facebook`, basic('settings:secret'))).toEqual({
      app_id: { value: '' },
      app_secret: { value: '' },
    });
    for (const headers of [{}, basic('settings:wrong'), basic('settings'), { authorization: 'Bearer x' }])
      expect((await app.get(`${path}/google`, headers)).status).toBe(401);
    expect((await app.get(`${path}/secrets`, basic('settings:secret'))).status).toBe(404);
  });

  it('cannot be read where no user is configured', async () => {
    const api = createApi(testContext({ db: app.services.db, i18n: app.services.i18n, env: readEnv({}) }));
    expect((await api.request('/client/system/settings/category/google', { headers: basic(':') })).status).toBe(401);
  });
});

describe('the newsletter', () => {
  it('sends an email for confirmation, in its language, once a day, and answers the same for a known address', async () => {
    const post = () => app.post('/email-subscriptions', { email: ' Zeynep@Example.org ' }, { 'accept-language': 'tr' });
    const first = await post();
    expect(first.status).toBe(201);
    expect(await (await post()).text()).toBe(await first.text());
    await runDueJobs(app.services);
    const sent = (await findEmails(app.services.db)).filter(({ toAddress }) => toAddress === 'Zeynep@Example.org');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ locale: 'tr', subject: 'E-posta adresinizi onaylayın' });
    expect(sent[0]!.html).toContain('<html lang="tr" dir="ltr">');
  });

  it('is confirmed by its link and ended by one click', async () => {
    const { id } = (await findSubscriber(app.services.db, 'zeynep@example.org'))!;
    const token = subscriberToken(app.services, id);
    expect([
      await confirmSubscription(app.services, token),
      await confirmSubscription(app.services, token),
      await confirmSubscription(app.services, 'x'),
    ]).toEqual(['confirmed', 'alreadyConfirmed', 'unknown']);
    expect(await unsubscribe(app.services, token)).toBe('unsubscribed');
  });

  it.each([
    [{}, 'required'],
    [{ email: '' }, 'required'],
    [{ email: 'a@b' }, 'invalidEmail'],
    [{ email: 'a b@c.d' }, 'invalidEmail'],
    [{ email: 5 }, 'invalidType'],
  ])('refuses %o', async (body, code) => {
    const response = await app.post('/email-subscriptions', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'email', code }] });
  });

  it('is limited to five requests an hour from one network', async () => {
    const api = createApi(testContext({ db: app.services.db, i18n: app.services.i18n, env: readEnv({}) }));
    const statuses: number[] = [];
    let last: Response | undefined;
    for (let n = 0; n < 6; n += 1) {
      last = await api.request('/email-subscriptions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `n${n}@example.org` }),
      });
      statuses.push(last.status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(Number(last!.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the document', () => {
  it('is OpenAPI 3.1 and names every operation once', async () => {
    const served = (await (await app.api.request('/openapi.json')).json()) as ReturnType<typeof openApiDocument>;
    expect(served).toEqual(JSON.parse(JSON.stringify(openApiDocument(operations))));
    const ids = Object.values(served['paths'] as Record<string, Record<string, { operationId: string }>>).flatMap(
      (path) => Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(operations.length);
    expect(served['openapi']).toBe('3.1.0');
  });

  it('is shown on a page without third parties', async () => {
    const page = await (await app.api.request('/docs')).text();
    expect(page).not.toMatch(/https?:\/\//);
    for (const [, file] of page.matchAll(/(?:src|href)="\/docs\/([^"]+)"/g))
      expect((await app.api.request(`/docs/${file}`)).status).toBe(200);
    expect((await app.api.request('/docs/package.json')).status).toBe(404);
  });
});

describe('health', () => {
  it('is live, and ready while the database answers', async () => {
    const health = createHealth(app.services);
    expect((await health.request('/health/live')).status).toBe(200);
    expect((await health.request('/health/ready')).status).toBe(200);
    const broken = createHealth(async () => {
      throw new Error('no database');
    });
    expect((await broken.request('/health/live')).status).toBe(200);
    expect((await broken.request('/health/ready')).status).toBe(503);
  });

  it('shows its metrics only with the bearer token', async () => {
    const health = createHealth(app.services);
    expect((await health.request('/metrics')).status).toBe(401);
    const text = await (await health.request('/metrics', { headers: { authorization: 'Bearer metrics' } })).text();
    expect(text).toContain('sanad_waiting{queue="outbox"}');
  });
});
