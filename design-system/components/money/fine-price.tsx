import { useLingui } from '@lingui/react/macro';
import { tagOf } from '#ds/intl/formats.ts';
import { formatFinePrice } from '#money/format-fine-price.ts';

type FinePriceProps = {
  /** In major units. */
  decimal: string;
  currency: string;
  /** Decimals at least: prices under each other have one number of them. */
  digits?: number | undefined;
};

/** A price finer than the minor unit: $0.0314. */
export function FinePrice({ currency, decimal, digits }: FinePriceProps) {
  const { i18n } = useLingui();
  return <bdi>{formatFinePrice(tagOf(i18n), decimal, currency, digits)}</bdi>;
}
