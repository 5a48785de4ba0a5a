import { useLingui } from '@lingui/react/macro';
import { tagOf } from '#ds/intl/formats.ts';
import { numberFormat } from '#money/number-format.ts';

const MEGABYTE = 1_000_000;

/** The size of a file, in kilobytes or megabytes of ten. */
export function FileSize({ bytes }: { bytes: number }) {
  const { i18n } = useLingui();
  const isLarge = bytes >= MEGABYTE;
  const format = numberFormat(tagOf(i18n), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return <bdi>{format.format(bytes / (isLarge ? MEGABYTE : 1000))}</bdi>;
}
