import { useLingui } from '@lingui/react/macro';
import { tagOf } from '#ds/intl/formats.ts';
import { formatFinePrice } from '#money/format-fine-price.ts';

/** A price finer than the minor unit: $0.0314. `decimal` in major units. */
export function FinePrice({ currency, decimal }: { decimal: string; currency: string }) {
  const { i18n } = useLingui();
  return <bdi>{formatFinePrice(tagOf(i18n), decimal, currency)}</bdi>;
}
