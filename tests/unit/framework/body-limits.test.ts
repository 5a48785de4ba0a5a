import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { renderErrorResponse } from '#src/endpoints/error-page.ts';
import { limitBodies } from '#src/framework/body-limits.ts';
import { createApi } from '#src/server/api.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { testContext } from '#tests/fixtures/test-context.ts';

const app = new Hono<{ Variables: { nonce: string; requestId: string } }>();
limitBodies(app as never, (request) => renderErrorResponse(request, { code: 'fileTooLarge' }));
const api = createApi(testContext({ db: {} as Database }));
app.route('/api/v1', api as never);
app.post('/forms/checkout', (c) => c.text('taken'));

const send = async (path: string, kilobytes: number) =>
  (
    await app.request(path, {
      method: 'POST',
      body: 'x'.repeat(kilobytes * 1024),
      headers: { 'content-type': 'application/json' },
    })
  ).status;

it.each([
  ['/api/v1/user/orders', 63, 400],
  ['/api/v1/user/orders', 65, 413],
  ['/forms/checkout', 65, 413],
  ['/forms/checkout', 60, 200],
  // Webhook events may be long: this one is read, and rejected because it has no signature.
  ['/api/v1/webhooks/stripe', 70, 400],
  ['/api/v1/webhooks/stripe', 511, 400],
  ['/api/v1/webhooks/stripe', 513, 413],
])('%s takes a body of %d KB with %d', async (path, kilobytes, status) => {
  expect(await send(path, kilobytes)).toBe(status);
});
