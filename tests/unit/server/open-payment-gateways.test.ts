import { describe, expect, it } from 'vitest';
import { openPaymentGateways } from '#src/server/open-payment-gateways.ts';
import { readEnv } from '#src/server/platform/env.ts';
import { createKeys } from '#src/server/platform/keys.ts';

const SIMULATOR = 'http://127.0.0.1:9';
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'w' };
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 's', PAYPAL_WEBHOOK_ID: 'w' };
const XENDIT = { XENDIT_SECRET_KEY: 'xnd_development_1', XENDIT_CALLBACK_TOKEN: 't' };
const DATABASE = { DATABASE_URL: 'postgres://x/y' };
const PRODUCTION = { ...DATABASE, NODE_ENV: 'production', SECRET_KEY: 'a key of the tests that is long enough' };

/** The providers of a site, each with whether it is for trials. */
async function providersOf(source: NodeJS.ProcessEnv): Promise<string[]> {
  const { gateways } = await openPaymentGateways(readEnv(source), createKeys('a key of the tests, long enough', []));
  return gateways.map(({ isTest, method }) => `${method} ${isTest ? 'test' : 'live'}`);
}

describe('the payment providers of a site', () => {
  it.each<[string, NodeJS.ProcessEnv, string[]]>([
    ['without keys are all simulated', { STRIPE_API_BASE: SIMULATOR }, ['stripe test', 'paypal test', 'xendit test']],
    [
      'without keys are all at the simulator that is named',
      { XENDIT_API_BASE: SIMULATOR },
      ['stripe test', 'paypal test', 'xendit test'],
    ],
    [
      "with Stripe's test keys leave the others simulated",
      { ...STRIPE, PAYPAL_API_BASE: SIMULATOR },
      ['stripe test', 'paypal test', 'xendit test'],
    ],
    [
      "with PayPal's sandbox leave the others simulated",
      { ...PAYPAL, PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com', STRIPE_API_BASE: SIMULATOR },
      ['paypal test', 'stripe test', 'xendit test'],
    ],
    [
      "with Xendit's test key leave the others simulated",
      { ...XENDIT, STRIPE_API_BASE: SIMULATOR },
      ['xendit test', 'stripe test', 'paypal test'],
    ],
    [
      "with Xendit's live key have nothing simulated beside them",
      { ...XENDIT, XENDIT_SECRET_KEY: 'xnd_production_1', ...DATABASE },
      ['xendit live'],
    ],
    ['with live keys have nothing simulated beside them', { ...PAYPAL, ...DATABASE }, ['paypal live']],
    ['know live and test keys apart', { ...PAYPAL, ...STRIPE, ...DATABASE }, ['stripe test', 'paypal live']],
    ['are none in production without keys', PRODUCTION, []],
    ['are the configured ones in production', { ...PRODUCTION, ...STRIPE }, ['stripe test']],
  ])('%s', async (_, source, expected) => {
    expect(await providersOf(source)).toEqual(expected);
  });
});
