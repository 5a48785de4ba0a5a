import { useLingui } from '@lingui/react/macro';
import { dateFormat, tagOf } from '#ds/intl/formats.ts';
import { exponentOf } from '#money/exponents.ts';
import { numberFormat } from '#money/number-format.ts';
import { type Month, monthColumns } from '#src/screens/annual-report/month-columns.ts';
import * as styles from '#src/screens/annual-report/annual-report.css';

/** The room of a figure above and of a name below, in units of the drawing. */
const FIGURE = 24;
const NAMES = 26;
const sizes = { wide: { width: 640, height: 240, bar: 38 }, narrow: { width: 340, height: 190, bar: 20 } } as const;

type MonthsChartProps = {
  months: readonly Month[];
  year: number;
  currency: string;
  size: keyof typeof sizes;
  isMirrored: boolean;
};

/** What was given in each month, zakat on top. Its facts are in the table beneath, so it is not read out. */
export function MonthsChart({ currency, isMirrored, months, size, year }: MonthsChartProps) {
  const { i18n } = useLingui();
  const { bar, height, width } = sizes[size];
  const columns = monthColumns(months, { width, height });
  const foot = FIGURE + height;
  const highest = columns.reduce((most, one) => Math.max(most, one.zakat + one.other), 0);
  const compact = numberFormat(tagOf(i18n), { notation: 'compact', maximumFractionDigits: 1 });
  const name = dateFormat(tagOf(i18n), { month: size === 'wide' ? 'short' : 'narrow', timeZone: 'UTC' });
  return (
    <svg className={styles.charts[size]} viewBox={`0 0 ${width} ${foot + NAMES}`} aria-hidden="true">
      {columns.map(({ month, other, otherHeight, width: wide, x, zakat, zakatHeight }) => {
        const middle = (isMirrored ? width - x - wide : x) + wide / 2;
        return (
          <g key={month} textAnchor="middle">
            <rect
              className={styles.other}
              x={middle - bar / 2}
              y={foot - otherHeight}
              width={bar}
              height={otherHeight}
            />
            <rect
              className={styles.zakat}
              x={middle - bar / 2}
              y={foot - otherHeight - zakatHeight}
              width={bar}
              height={Math.max(0, zakatHeight - 2)}
            />
            {zakat + other === highest && highest > 0 && (
              <text className={styles.figure} x={middle} y={foot - otherHeight - zakatHeight - 8}>
                {compact.format(highest / 10 ** exponentOf(currency))}
              </text>
            )}
            <text className={styles.name} x={middle} y={foot + 18}>
              {name.format(Date.UTC(year, month - 1, 1))}
            </text>
          </g>
        );
      })}
      <path className={styles.axis} d={`M0 ${foot}H${width}`} />
    </svg>
  );
}
