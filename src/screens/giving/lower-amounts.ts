import { exponentOf } from '#money/exponents.ts';

/** Up to four amounts below the present one, in whole units where that is possible, the lowest first. Minor units. */
export function lowerAmounts({
  amount,
  currency,
  minimum,
}: {
  amount: number;
  currency: string;
  minimum: number;
}): number[] {
  const unit = 10 ** exponentOf(currency);
  const parts = [1, 2, 3, 4].map((fifths) => {
    const part = Math.floor((amount * fifths) / 5);
    return part >= unit ? part - (part % unit) : 0;
  });
  return [...new Set(parts)].filter((part) => part >= minimum && part < amount);
}
