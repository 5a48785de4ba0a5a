import { describe, expect, it } from 'vitest';
import { openLocalIdentities } from '#src/server/open-local-identities.ts';
import { readEnv } from '#src/server/platform/env.ts';
import { createKeys } from '#src/server/platform/keys.ts';

const SIMULATOR = 'http://127.0.0.1:9';
const keys = createKeys('a key of the tests, long enough', []);
const isOpen = (source: NodeJS.ProcessEnv, origin: string | undefined = SIMULATOR): boolean =>
  openLocalIdentities(readEnv(source), keys, origin) !== undefined;
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 's', PAYPAL_WEBHOOK_ID: 'w' };
const DATABASE = { DATABASE_URL: 'postgres://x/y' };

describe('the issuer that takes anybody’s word', () => {
  it('stands in on this machine', () => {
    expect(isOpen({})).toBe(true);
    expect(isOpen({ PUBLIC_URL: 'http://localhost:3000' })).toBe(true);
  });

  it.each<[string, NodeJS.ProcessEnv]>([
    ['at an address that others reach', { PUBLIC_URL: 'https://sanad.example' }],
    ['beside live payment keys', { ...PAYPAL, ...DATABASE }],
    ['in production', { ...DATABASE, NODE_ENV: 'production', SECRET_KEY: 'a key of the tests that is long enough' }],
  ])('never stands in %s', (_where, source) => {
    expect(isOpen(source)).toBe(false);
  });

  it('does not stand in without a simulator', () => {
    expect(openLocalIdentities(readEnv({}), keys, undefined)).toBeUndefined();
  });
});
