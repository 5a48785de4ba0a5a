import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuse } from '#src/pages/refusal.ts';
import { rowsOf } from '#src/server/db/client.ts';
import { createForms } from '#src/server/forms.ts';
import type { Letter } from '#src/server/gateways/mail.ts';
import { runDueWork } from '#src/server/jobs/worker.ts';
import { findMails } from '#src/server/mails/mails.repository.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const sent: Letter[] = [];
let app: TestApp;
let forms: ReturnType<typeof createForms>;
beforeAll(async () => {
  app = await createTestApp();
  app.services.gateways.mail = { isConfigured: true, send: async (letter) => { sent.push(letter); } };
  forms = createForms(async () => app.services, refuse);
});
afterAll(() => app.close());

async function letterTo(email: string): Promise<Letter> {
  await app.post('/email-subscriptions', { email }, { 'accept-language': 'ar' });
  while (await runDueWork(app.services) > 0);
  return sent.find(({ to }) => to === email)!;
}
/** As a mail program posts: with neither cookies nor an origin. */
const click = (url: string, body = 'List-Unsubscribe=One-Click', headers: Record<string, string> = {}) =>
  forms.request(url.replace('/forms', ''), { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
const statusOf = async (email: string) => (await rowsOf<{ status: string }>(app.services.db, sql`select status from newsletter_subscriptions where email = ${email}`))[0]?.status;

describe('a letter of the newsletter', () => {
  it('says in its own words how letters are ended, and leads there', async () => {
    const { html, oneClickUrl, plain } = await letterTo('words@example.org');
    const page = oneClickUrl!.replace('/forms/newsletter', '/ar/newsletter').replace(/\?.*/, '');
    expect(plain).toContain(`إلغاء الاشتراك في رسائلنا: ${page}`);
    expect(html).toContain(`href="${page}"`);
    expect((await findMails(app.services.db)).find(({ toAddress }) => toAddress === 'words@example.org')!.plain).toBe(plain);
  });

  it('is ended by one post of a mail program', async () => {
    const { oneClickUrl } = await letterTo('post@example.org');
    expect((await click(oneClickUrl!)).status).toBe(200);
    expect(await statusOf('post@example.org')).toBe('unsubscribed');
  });

  it('is ended by a post in parts as well', async () => {
    const { oneClickUrl } = await letterTo('parts@example.org');
    const answer = await click(oneClickUrl!, '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n', { 'content-type': 'multipart/form-data; boundary=x' });
    expect(answer.status).toBe(200);
    expect(await statusOf('parts@example.org')).toBe('unsubscribed');
  });

  it('is not ended by opening the address: that leads to the button', async () => {
    const { oneClickUrl } = await letterTo('open@example.org');
    const answer = await forms.request(oneClickUrl!.replace('/forms', ''));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/ar\/newsletter\/unsubscribe\/[\w.-]+$/);
    expect(await statusOf('open@example.org')).toBe('pending');
  });

  it('is not ended by a post that says something else, or with a token that is not ours', async () => {
    const { oneClickUrl } = await letterTo('other@example.org');
    expect((await click(oneClickUrl!, 'List-Unsubscribe=Maybe')).status).toBe(400);
    expect((await click(oneClickUrl!.replace(/[\w-]{4}\?/, 'AAAA?'))).status).toBe(404);
    expect(await statusOf('other@example.org')).toBe('pending');
  });

  it.each(['/newsletter/unsubscribe', '/newsletter/confirm', '/newsletter', '/cart/add', '/newsletter/unsubscribe/a/b'])('opens no other door to posts without an origin: %s', async (path) => {
    expect((await click(`http://localhost/forms${path}`)).status).toBe(403);
  });
});
