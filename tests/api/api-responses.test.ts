import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('any response', () => {
  it("is in the caller's language, or in English", async () => {
    const error = async (language: string): Promise<string> =>
      ((await (await app.get('/projects/nothing', { 'accept-language': language })).json()) as { errorMessage: string })
        .errorMessage;
    expect(await error('en')).toBe('We could not find what you are looking for.');
    expect(await error('de, fr;q=0.8')).toBe(await error('en'));
    expect(await error('de, tr;q=0.5, ar;q=0.9')).toBe(await error('ar'));
    const titled = (await (await app.get('/project-types/zakat', { 'accept-language': 'tr' })).json()) as {
      result: { titleText: string };
    };
    expect(titled.result.titleText).toBe('Zekât');
  });

  it("has the request's id, and an etag for a 304", async () => {
    const first = await app.get('/projects', { 'x-request-id': 'abc-123' });
    expect(first.headers.get('x-request-id')).toBe('abc-123');
    const again = await app.get('/projects', { 'if-none-match': first.headers.get('etag')! });
    expect(again.status).toBe(304);
    expect(again.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('rejects other methods of a known address, and unknown addresses', async () => {
    const response = await app.api.request('/projects', { method: 'DELETE' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
    expect((await app.api.request('/nowhere')).status).toBe(404);
  });
});
