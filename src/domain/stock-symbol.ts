import { latinDigits } from '#money/latin-digits.ts';

/** A symbol as exchanges write it, however it was typed: ` nje ` is `NJE`, `٢٢٢٢` is `2222`. The process's locale changes nothing. */
export const normalSymbol = (text: string): string =>
  latinDigits(text)
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll('ı', 'i')
    .toUpperCase();
