import { describe, expect, it } from 'vitest';
import { readEnv } from '#src/server/platform/env.ts';

const messageOf = (source: NodeJS.ProcessEnv): string[] => {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

const XENDIT = { XENDIT_SECRET_KEY: 'xnd_development_1', XENDIT_CALLBACK_TOKEN: 't' };
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 's', PAYPAL_WEBHOOK_ID: 'w' };

describe('the environment', () => {
  it('needs no variable', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      dataDir: './data',
      hasDemoData: true,
      hasRateLimits: true,
      isProductionSite: false,
      trustedProxies: [],
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readEnv({ PUBLIC_URL: '', DATABASE_URL: '', SECRET_KEY: '' })).toMatchObject({
      publicUrl: undefined,
      databaseUrl: undefined,
      secretKey: undefined,
    });
  });

  it('has no demo data on PostgreSQL by default', () => {
    expect(readEnv({ DATABASE_URL: 'postgres://x/y' }).hasDemoData).toBe(false);
    expect(readEnv({ DATABASE_URL: 'postgres://x/y', DEMO_DATA: '1' }).hasDemoData).toBe(true);
  });

  it('reports all mistakes at once, a sentence each', () => {
    expect(messageOf({ PORT: 'web', DATABASE_URL: 'mysql://x', RATE_LIMITS: 'no' })).toEqual([
      'PORT must be a number from 0 to 65535.',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
      'RATE_LIMITS must be on or off.',
    ]);
  });

  it.each<[NodeJS.ProcessEnv, RegExp]>([
    [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://x/y' }, /^SECRET_KEY must be set/],
    [{ RATE_LIMITS: 'off', PUBLIC_URL: 'https://sanad.example' }, /^RATE_LIMITS=off is refused/],
    [{ DEMO_DATA: '1', PUBLIC_URL: 'https://sanad.example' }, /^DEMO_DATA=1 is refused/],
    [
      { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'w' },
      /^Live payment keys need PostgreSQL/,
    ],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /set together or not at all/],
    [
      { PAYPAL_CLIENT_ID: 'id', DATABASE_URL: 'postgres://x/y' },
      /^PAYPAL_CLIENT_ID, .* are set together or not at all/,
    ],
    [PAYPAL, /^Live payment keys need PostgreSQL/],
    [{ ...PAYPAL, PAYPAL_API_BASE: 'https://api-m.paypal.com' }, /^Live payment keys need PostgreSQL/],
    [{ ...PAYPAL, PAYPAL_API_BASE: 'https://sandbox.paypal.com.example' }, /^Live payment keys need PostgreSQL/],
    [{ XENDIT_SECRET_KEY: 'xnd_development_1' }, /^XENDIT_SECRET_KEY and XENDIT_CALLBACK_TOKEN are set together/],
    [{ ...XENDIT, XENDIT_SECRET_KEY: 'xnd_production_1' }, /^Live payment keys need PostgreSQL/],
    [{ ...XENDIT, XENDIT_SECRET_KEY: 'another' }, /^Live payment keys need PostgreSQL/],
    [{ SETTINGS_USER: 'a' }, /set together or not at all/],
    [{ SECRET_KEY: 'short' }, /32 characters/],
    [{ TRUSTED_PROXIES: '10.0.0.1, proxy.example' }, /^TRUSTED_PROXIES must be a comma list/],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, /^TRUSTED_PROXIES must be a comma list/],
  ])('rejects %o', (source, sentence) => {
    expect(messageOf(source)[0]).toMatch(sentence);
  });

  it.each([XENDIT, { ...XENDIT, XENDIT_SECRET_KEY: 'any', XENDIT_API_BASE: 'http://127.0.0.1:4000' }])(
    'knows that Xendit with %o is not live',
    (source) => {
      expect(readEnv(source)).toMatchObject({ hasLiveKeys: false, xendit: { callbackToken: 't' } });
    },
  );

  it.each(['https://api-m.sandbox.paypal.com', 'http://127.0.0.1:4000'])(
    'knows that PayPal at %s is not live',
    (base) => {
      expect(readEnv({ ...PAYPAL, PAYPAL_API_BASE: base })).toMatchObject({
        hasLiveKeys: false,
        paypal: { clientId: 'id', apiBase: base },
      });
    },
  );

  it('allows disabled limits on this machine', () => {
    expect(readEnv({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost:3000' }).hasRateLimits).toBe(false);
  });
});
