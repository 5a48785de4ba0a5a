import { expect, it } from 'vitest';
import { zakatTerms } from '#src/domain/zakat-rules.ts';
import { zakatFixture } from '#tests/fixtures/zakat.ts';

const { rules } = zakatFixture();
const choice = { standard: 'gold85', year: 'lunar' } as const;

it('knows the share of a company that has its own, however its symbol is typed', () => {
  const { heldShareOf } = zakatTerms({ ...rules, heldShares: { TTL: 3200, '4410': 0 } }, choice);
  expect([' ttl', 'TTL', '٤٤١٠', 'NJE', 'constructor'].map((symbol) => heldShareOf?.(symbol))).toEqual([
    3200,
    3200,
    0,
    undefined,
    undefined,
  ]);
  expect(zakatTerms(rules, choice).heldShareOf?.('TTL')).toBeUndefined();
});

it('names the ruling that is missing', () => {
  expect(() => zakatTerms({ ...rules, values: {} }, choice)).toThrow('there is no ruling for nisab.gold85');
});
