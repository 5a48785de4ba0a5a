import { useLingui } from '@lingui/react/macro';
import { tagOf } from '#ds/intl/formats.ts';
import { numberFormat } from '#money/number-format.ts';

export type FormattedNumberProps = {
  value: number | bigint;
  /** How it is written. @default "decimal" */
  kind?: 'decimal' | 'percent' | 'compact' | undefined;
  /** Digits after the point at most. */
  digits?: number | undefined;
};

const optionsOf = {
  decimal: {},
  percent: { style: 'percent' },
  compact: { notation: 'compact' },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** A figure as the language writes it: 12,480 · %74 in Turkish. `percent` takes 74 for 74 %. */
export function FormattedNumber({ digits, kind = 'decimal', value }: FormattedNumberProps) {
  const { i18n } = useLingui();
  const format = numberFormat(tagOf(i18n), {
    ...optionsOf[kind],
    ...(digits !== undefined && { maximumFractionDigits: digits }),
  });
  return (
    <bdi>{kind === 'percent' ? format.format(`${value}e-2` as Intl.StringNumericLiteral) : format.format(value)}</bdi>
  );
}
