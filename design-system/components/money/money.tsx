import { useLingui } from '@lingui/react/macro';
import { tagOf } from '#ds/intl/formats.ts';
import { formatMoney } from '#money/format-money.ts';
import { sizes } from '#ds/components/money/money.css';

export type MoneyProps = {
  /** In the smallest unit of the currency, always whole. */
  minor: number | bigint;
  /** ISO 4217. */
  currency: string;
  /** `display` is the largest of a view: one only. @default "base" */
  size?: Exclude<keyof typeof sizes, 'longDisplay'> | undefined;
};

/** With more characters than this a sum is as wide as a phone at twice the text size. */
const LONG = 9;

export function Money({ currency, minor, size = 'base' }: MoneyProps) {
  const { i18n } = useLingui();
  const sum = formatMoney(tagOf(i18n), minor, currency);
  const isLong = size === 'display' && sum.length > LONG;
  // Where a grid makes a block of it, the block has the page's direction; only the figure inside reads from the left.
  return (
    <span className={sizes[isLong ? 'longDisplay' : size]}>
      <bdi>{sum}</bdi>
    </span>
  );
}
