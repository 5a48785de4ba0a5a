import { useLingui } from '@lingui/react/macro';
import { tagOf } from '#ds/intl/formats.ts';
import { numberFormat } from '#money/number-format.ts';
import { countColumns } from '#src/screens/site-counts/count-columns.ts';
import * as styles from '#src/screens/site-counts/site-counts.css';

/** The room of a figure above and of a name below, in units of the drawing. */
const FIGURE = 24;
const NAMES = 26;
/** Of a column, how much is drawn; the rest is the gap to the next. */
const FILLED = 0.72;
const sizes = { wide: { width: 640, height: 200, names: 15 }, narrow: { width: 340, height: 150, names: 7 } } as const;

export type CountsChartProps = {
  /** `part` is drawn inside of `whole`. */
  counts: readonly { name: string; whole: number; part: number }[];
  size: keyof typeof sizes;
  isMirrored: boolean;
};

/** Counts as columns. Its figures are in the table beneath, so it is not read out. */
export function CountsChart({ counts, isMirrored, size }: CountsChartProps) {
  const { i18n } = useLingui();
  const { height, names, width } = sizes[size];
  const columns = countColumns(counts, { width, height });
  const foot = FIGURE + height;
  const highest = counts.reduce((best, { whole }, index) => (whole > (counts[best]?.whole ?? 0) ? index : best), 0);
  // Names have no room under thirty columns: every so many has one, and the last always.
  const step = Math.ceil(counts.length / names);
  return (
    <svg className={styles.charts[size]} viewBox={`0 0 ${width} ${foot + NAMES}`} aria-hidden="true">
      {columns.map(({ height: high, partHeight, width: wide, x }, index) => {
        const { name = '', whole = 0 } = counts[index] ?? {};
        const bar = wide * FILLED;
        const middle = (isMirrored ? width - x - wide : x) + wide / 2;
        return (
          <g key={name} textAnchor="middle">
            <rect className={styles.whole} x={middle - bar / 2} y={foot - high} width={bar} height={high} />
            <rect className={styles.part} x={middle - bar / 2} y={foot - partHeight} width={bar} height={partHeight} />
            {index === highest && whole > 0 && (
              <text className={styles.figure} x={middle} y={foot - high - 8}>
                {numberFormat(tagOf(i18n)).format(whole)}
              </text>
            )}
            {(counts.length - 1 - index) % step === 0 && (
              <text className={styles.name} x={middle} y={foot + 18}>
                {name}
              </text>
            )}
          </g>
        );
      })}
      <path className={styles.axis} d={`M0 ${foot}H${width}`} />
    </svg>
  );
}
