import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderErrorResponse } from '#src/endpoints/error-page.ts';
import { createForms } from '#src/server/forms.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let login: (cookie?: string) => Promise<string | null>;
beforeAll(async () => {
  app = await createTestApp();
  const { id, password } = await signUpPerson(app);
  const [{ username }] = (await rowsOf<{ username: string }>(
    app.services.db,
    sql`select username from users where id = ${id}`,
  )) as [{ username: string }];
  const forms = createForms(async () => app.services, renderErrorResponse);
  login = async (cookie) =>
    (
      await forms.request('http://localhost/login', {
        method: 'POST',
        body: new URLSearchParams({ locale: 'tr', login: username, password, next: '/faqs' }),
        headers: { origin: 'http://localhost', ...(cookie === undefined ? {} : { cookie }) },
      })
    ).headers.get('location');
});
afterAll(() => app.close());

/** What the call for new tokens answers. */
const message = async (headers: Record<string, string>) => {
  const answer = await app.post('/users/auth/token', {}, headers);
  return [answer.status, ((await answer.json()) as { errorMessage: string }).errorMessage];
};

describe('a browser that keeps no cookies', () => {
  it('comes to a page that says so, by way of which every other browser goes on', async () => {
    expect(await login()).toBe('/tr/login?cookies=off&next=%2Ffaqs');
    expect(await login('js=1')).toBe('/tr/faqs');
  });

  it('is told by the API why it is not signed in', async () => {
    const own = { 'sec-fetch-site': 'same-origin', 'x-client': 'web', 'accept-language': 'en' };
    expect(await message(own)).toEqual([401, expect.stringContaining('does not store cookies')]);
    expect(await message({ ...own, cookie: 'js=1' })).toEqual([401, expect.not.stringContaining('cookies')]);
    expect(await message({ 'accept-language': 'en' })).toEqual([401, expect.not.stringContaining('cookies')]);
  });
});
