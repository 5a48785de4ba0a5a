import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Everywhere else a value of the environment comes from `readEnv`, which checks it at the start. */
const readers = [
  'src/app/adapter-options.ts',
  'src/framework/adapter.ts',
  // Not of the server's layer: the one address that pages and endpoints need.
  'src/framework/origin.ts',
  // It sets a variable for Stripe's library.
  'src/server/gateways/payments/stripe.ts',
  'src/server/open-services.ts',
  'src/server/services.ts',
  'src/server/simulator-process.ts',
  // A process of its own.
  'src/simulator/main.ts',
];

test('the environment is read where it is checked, and nowhere else', () => {
  const found = globSync('src/**/*.{ts,tsx}').filter((file) => /\bprocess\.env\b/.test(readFileSync(file, 'utf8')));
  expect(found.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(readers);
});
