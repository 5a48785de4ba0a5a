import { useLingui } from '@lingui/react/macro';
import { tagOf } from '#ds/intl/formats.ts';
import { formatMoney } from '#money/format-money.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { type SurplusAsked, surplusAsked } from '#src/screens/project/surplus-asked.ts';

/** What is said of an amount over the need: both ways that its donor has. Nothing where only the usual "or less" is true. */
export function useSurplusWords(asked: SurplusAsked): { tooHigh?: () => string } {
  const { i18n, t } = useLingui();
  const surplus = surplusAsked(asked);
  if (surplus?.fund === undefined) return {};
  const { locale, project } = asked;
  const money = (minor: number) => formatMoney(tagOf(i18n), minor, project.currency);
  const rest = money(surplus.remainder.amount);
  const whole = money(surplus.wanted);
  const [cause] = project.categories;
  const causeTitle = cause ? textIn(cause.title, locale) : '';
  const sentence =
    surplus.fund === 'zakat'
      ? t`Choose whether to give ${rest} to this project or all ${whole} to the zakat fund`
      : t`Choose whether to give ${rest} to this project or all ${whole} to the cause “${causeTitle}”`;
  return { tooHigh: () => sentence };
}
