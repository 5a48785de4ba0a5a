import type { PluralForms } from '#src/domain/plural-forms.ts';
import { intlTag, type Locale } from '#src/i18n/locales.ts';
import { type Multilingual, textIn } from '#src/i18n/multilingual.ts';

const plurals = new Map<Locale, Intl.PluralRules>();
const numbers = new Map<Locale, Intl.NumberFormat>();

/** "570 food baskets", «سلّتان غذائيتان»: a count with its unit in the form that the language wants. @param count a whole number */
export function countUnits(
  { forms, title }: { title: Multilingual; forms?: PluralForms | null | undefined },
  count: number,
  locale: Locale,
): string {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(intlTag[locale]);
  const numberFormat = numbers.get(locale) ?? new Intl.NumberFormat(intlTag[locale]);
  plurals.set(locale, rules);
  numbers.set(locale, numberFormat);
  const own = forms?.[locale];
  const form = own?.[rules.select(count)] ?? own?.other;
  const figure = numberFormat.format(count);
  return form === undefined ? `${figure} ${textIn(title, locale)}` : form.replace('#', figure);
}
