import { expect, it } from 'vitest';
import { createMeasuring } from '#src/endpoints/measuring.ts';

const read = (options: Parameters<typeof createMeasuring>[0]) =>
  createMeasuring(options).app.request('http://localhost/measuring/donation');

it('without an account there is no frame', async () => {
  expect((await read({ pixelId: undefined })).status).toBe(404);
});

it('allows the script of the service and its events, in a frame of this site alone', async () => {
  const policy = (await read({ pixelId: '123' })).headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'sha256-[^']+' https:\/\/connect\.facebook\.net;/);
  expect(policy).toContain('img-src https://connect.facebook.net https://www.facebook.com;');
  expect(policy).toContain(`frame-ancestors 'self'`);
  expect(policy).not.toContain('unsafe');
});

it('allows another script its own host alone', async () => {
  const policy = (await read({ pixelId: '123', scriptUrl: 'http://127.0.0.1:9/pixel.js' })).headers.get(
    'content-security-policy',
  );
  expect(policy).toContain('connect-src http://127.0.0.1:9;');
  expect(policy).not.toContain('facebook');
});
