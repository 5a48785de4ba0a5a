import { expect, it } from 'vitest';
import { cardProviderOf } from '#src/domain/card-provider.ts';

it.each([
  ['Stripe takes a card where both could', { isPreferred: false, mayStripe: true, mayXendit: true }, 'stripe'],
  [
    'Xendit does where the currency is set to be its',
    { isPreferred: true, mayStripe: true, mayXendit: true },
    'xendit',
  ],
  ['Xendit does where Stripe cannot', { isPreferred: false, mayStripe: false, mayXendit: true }, 'xendit'],
  ['Stripe does where Xendit is set and cannot', { isPreferred: true, mayStripe: true, mayXendit: false }, 'stripe'],
  ['neither can: Stripe is what is not offered', { isPreferred: true, mayStripe: false, mayXendit: false }, 'stripe'],
] as const)('%s', (_, can, provider) => {
  expect(cardProviderOf(can)).toBe(provider);
});
