import { say } from '#src/server/demo/text.ts';

const source = say('Sanad’s example prices', 'أسعار تجريبية من سند', 'Sanad’ın örnek fiyatları');
const gold = (caliber: number, pricePerGram: number) => ({
  metal: 'gold' as const,
  caliber,
  currency: 'USD' as const,
  pricePerGram,
  source,
});

/** In ten-thousandths of a dollar a gram. */
export const demoMetalPrices = [
  gold(24, 1_286_000),
  gold(22, 1_178_833),
  gold(21, 1_125_250),
  gold(18, 964_500),
  gold(14, 750_167),
  { metal: 'silver' as const, caliber: null, currency: 'USD' as const, pricePerGram: 16_200, source },
];
