import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatMoney } from '#money/format-money.ts';
import type { LineFacts } from '#src/contracts/line-facts.ts';
import type { OrderView } from '#src/contracts/orders.ts';
import { periodOf, type PeriodPart } from '#src/domain/stock-periods.ts';
import { countryName } from '#src/i18n/country-name.ts';
import { intlTag, type Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/server/http/locale.ts';

/** What a line of kafarah or purification is for, in a few words; undefined for other lines. The same words as in the cart. */
export function lineFactsText(facts: LineFacts | null, locale: Locale, i18n: I18n): string | undefined {
  if (facts?.type === 'kafarah') return personsFed(facts, locale, i18n);
  return facts?.type === 'stock' ? facts.holdings.map((holding) => holdingText(holding, i18n)).join(' · ') : undefined;
}

/**
 * A line of an order in one text: what it is for, as what and on whose behalf it is given, and what of it goes to the
 * endowment. The same words as in the cart.
 */
export function lineText(item: OrderView['items'][number], currency: string, locale: Locale, i18n: I18n): string {
  const title = textIn(locale, item.title);
  const facts = lineFactsText(item.facts, locale, i18n);
  return [
    facts === undefined ? title : `${title} (${facts})`,
    ...intentionText(item, i18n),
    ...givenForText(item, i18n),
    ...endowmentText(item, formatMoney(intlTag[locale], item.endowment, currency), i18n),
  ].join(' · ');
}

/** The title tells it where the line is of another kind. */
function intentionText({ intention, type }: OrderView['items'][number], i18n: I18n): string[] {
  if (type !== 'project' && type !== 'endowment') return [];
  return [i18n._(intention === 'zakat' ? msg`Zakat` : msg`Charity (sadaqah)`)];
}

function givenForText(
  { donateForOthers, giftCard, giftReceiverName, isGift }: OrderView['items'][number],
  i18n: I18n,
): string[] {
  const name = donateForOthers?.fullName ?? giftReceiverName;
  if (!name) return isGift ? [i18n._(msg`On behalf of someone`)] : [];
  return [i18n._(giftCard?.kind === 'inHonour' ? msg`In honor of ${name}` : msg`On behalf of ${name}`)];
}

function endowmentText({ amount, endowment }: OrderView['items'][number], share: string, i18n: I18n): string[] {
  if (endowment === 0) return [];
  const sentence = i18n._(
    endowment === amount
      ? msg`All of this donation stays in the endowment as capital.`
      : msg`${share} of this donation goes to the endowment.`,
  );
  // Among the parts of a label it is no sentence of its own.
  return [sentence.replace(/\.$/, '')];
}

type Of<Type extends LineFacts['type']> = Extract<LineFacts, { type: Type }>;

function personsFed({ country, persons }: Of<'kafarah'>, locale: Locale, i18n: I18n): string {
  if (country === null) return i18n._(msg`${plural(persons, { one: '# person to feed', other: '# people to feed' })}`);
  const place = countryName(country, locale);
  return i18n._(
    msg`${plural(persons, { one: `# person to feed in ${place}`, other: `# people to feed in ${place}` })}`,
  );
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
