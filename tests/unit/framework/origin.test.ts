import { afterEach, expect, test, vi } from 'vitest';
import { siteOrigin } from '#src/framework/origin.ts';

afterEach(() => vi.unstubAllEnvs());

test('the configured address takes precedence over the request', () => {
  expect(siteOrigin(new Request('http://evil.example/'), 'https://sanad.example/')).toBe('https://sanad.example');
});
test.each(['http://localhost:3000', 'http://127.0.0.1:4300', 'http://[::1]:9'])(
  '%s is believed without configuration',
  (origin) => {
    expect(siteOrigin(new Request(`${origin}/ar`), '')).toBe(origin);
  },
);
test("a request's host is not used outside loopback", () => {
  expect(siteOrigin(new Request('http://localhost.evil.example/'), '')).toBe('http://localhost:3000');
});
test('the address is that of the environment', () => {
  vi.stubEnv('PUBLIC_URL', 'https://sanad.example');
  expect(siteOrigin(new Request('http://evil.example/'))).toBe('https://sanad.example');
});
