import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderErrorResponse } from '#src/endpoints/error-page.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { createForms } from '#src/server/forms.ts';
import type { EmailMessage } from '#src/server/gateways/email.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const sent: EmailMessage[] = [];
let app: TestApp;
let forms: ReturnType<typeof createForms>;
beforeAll(async () => {
  app = await createTestApp();
  app.services.gateways.email = {
    isConfigured: true,
    send: async (email) => {
      sent.push(email);
    },
  };
  forms = createForms(async () => app.services, renderErrorResponse);
});
afterAll(() => app.close());

async function emailTo(email: string): Promise<EmailMessage> {
  await app.post('/email-subscriptions', { email }, { 'accept-language': 'ar' });
  while ((await runDueJobs(app.services)) > 0);
  return sent.find(({ to }) => to === email)!;
}
/** Posts as a mail program does, without cookies and origin. */
const click = (url: string, body = 'List-Unsubscribe=One-Click', headers: Record<string, string> = {}) =>
  forms.request(url.replace('/forms', ''), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const statusOf = async (email: string) =>
  (
    await rowsOf<{ status: string }>(
      app.services.db,
      sql`select status from newsletter_subscriptions where email = ${email}`,
    )
  )[0]?.status;

describe('an email of the newsletter', () => {
  it('has a link to unsubscribe, in its language', async () => {
    const { html, oneClickUrl, plain } = await emailTo('words@example.org');
    const page = oneClickUrl!.replace('/forms/newsletter', '/ar/newsletter').replace(/\?.*/, '');
    expect(plain).toContain(`إلغاء الاشتراك في نشرتنا البريدية:\n${page}`);
    expect(html).toContain(`href="${page}"`);
    expect((await findEmails(app.services.db)).find(({ toAddress }) => toAddress === 'words@example.org')!.plain).toBe(
      plain,
    );
  });

  it('is unsubscribed by one post of a mail program', async () => {
    const { oneClickUrl } = await emailTo('post@example.org');
    expect((await click(oneClickUrl!)).status).toBe(200);
    expect(await statusOf('post@example.org')).toBe('unsubscribed');
  });

  it('is unsubscribed by a multipart post as well', async () => {
    const { oneClickUrl } = await emailTo('parts@example.org');
    const answer = await click(
      oneClickUrl!,
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      { 'content-type': 'multipart/form-data; boundary=x' },
    );
    expect(answer.status).toBe(200);
    expect(await statusOf('parts@example.org')).toBe('unsubscribed');
  });

  it('is not unsubscribed by opening the address, which redirects to the page with the button', async () => {
    const { oneClickUrl } = await emailTo('open@example.org');
    const answer = await forms.request(oneClickUrl!.replace('/forms', ''));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/ar\/newsletter\/unsubscribe\/[\w.-]+$/);
    expect(await statusOf('open@example.org')).toBe('pending');
  });

  it('is not unsubscribed by another body or an unknown token', async () => {
    const { oneClickUrl } = await emailTo('other@example.org');
    expect((await click(oneClickUrl!, 'List-Unsubscribe=Maybe')).status).toBe(400);
    expect((await click(oneClickUrl!.replace(/[\w-]{4}\?/, 'AAAA?'))).status).toBe(404);
    expect(await statusOf('other@example.org')).toBe('pending');
  });

  it.each([
    '/newsletter/unsubscribe',
    '/newsletter/confirm',
    '/newsletter',
    '/cart/add',
    '/newsletter/unsubscribe/a/b',
  ])('lets no other form be posted without an origin: %s', async (path) => {
    expect((await click(`http://localhost/forms${path}`)).status).toBe(403);
  });
});
