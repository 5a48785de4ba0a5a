import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { LineFacts } from '#src/contracts/line-facts.ts';
import { periodOf, type PeriodPart } from '#src/domain/stock-periods.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';

/** What a line of kafarah or purification is for, in a few words; undefined for other lines. The same words as in the cart. */
export function lineFactsText(facts: LineFacts | null, locale: Locale, i18n: I18n): string | undefined {
  if (facts?.type === 'kafarah') return personsFed(facts, locale, i18n);
  return facts?.type === 'stock' ? facts.holdings.map((holding) => holdingText(holding, i18n)).join(' · ') : undefined;
}

type Of<Type extends LineFacts['type']> = Extract<LineFacts, { type: Type }>;

function personsFed({ country, persons }: Of<'kafarah'>, locale: Locale, i18n: I18n): string {
  if (country === null) return i18n._(msg`${plural(persons, { one: '# person fed', other: '# people fed' })}`);
  const place = countryName(country, locale);
  return i18n._(msg`${plural(persons, { one: `# person fed in ${place}`, other: `# people fed in ${place}` })}`);
}

function holdingText({ period, shares, symbol }: Of<'stock'>['holdings'][number], i18n: I18n): string {
  const count = i18n._(msg`${plural(shares, { one: '# share', other: '# shares' })}`);
  return [symbol, periodText(period, i18n), count].join(i18n.locale === 'ar' ? '، ' : ', ');
}

function periodText(period: string, i18n: I18n): string {
  const { part, year: number } = periodOf(period) ?? {};
  if (number === undefined) return period;
  const year = String(number);
  const parts: Record<PeriodPart, ReturnType<typeof msg>> = {
    H1: msg`${year}, first half`,
    H2: msg`${year}, second half`,
    Q1: msg`${year}, first quarter`,
    Q2: msg`${year}, second quarter`,
    Q3: msg`${year}, third quarter`,
    Q4: msg`${year}, fourth quarter`,
  };
  return i18n._(part === undefined ? msg`${year}, full year` : parts[part]);
}
