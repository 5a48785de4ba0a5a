import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '#ds/components/money/format-money.ts';
import { sizes } from '#ds/components/money/money.css';
import { tagOf } from '#ds/intl/formats.ts';

export type MoneyProps = {
  /** In the smallest unit of the currency, always whole. */
  minor: number | bigint;
  /** ISO 4217. */
  currency: string;
  /** `amount` is the hero of a view: one only. */
  size?: keyof typeof sizes | undefined;
};

export function Money({ currency, minor, size = 'text' }: MoneyProps) {
  const { i18n } = useLingui();
  return <bdi className={sizes[size]}>{formatMoney(tagOf(i18n), minor, currency)}</bdi>;
}
