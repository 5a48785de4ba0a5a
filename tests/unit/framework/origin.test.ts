import { expect, test } from 'vitest';
import { siteOrigin } from '#src/framework/origin.ts';

test('the configured address takes precedence over the request', () => {
  expect(siteOrigin('https://sanad.example/', new Request('http://evil.example/'))).toBe('https://sanad.example');
});
test.each(['http://localhost:3000', 'http://127.0.0.1:4300', 'http://[::1]:9'])(
  '%s is believed without configuration',
  (origin) => {
    expect(siteOrigin(undefined, new Request(`${origin}/ar`))).toBe(origin);
  },
);
test("a request's host is not used outside loopback", () => {
  expect(siteOrigin(undefined, new Request('http://localhost.evil.example/'))).toBe('http://localhost:3000');
});
