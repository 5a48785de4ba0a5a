import { useLingui } from '@lingui/react/macro';
import { tagOf } from '#ds/intl/formats.ts';
import { exponentOf } from '#money/exponents.ts';
import { numberFormat } from '#money/number-format.ts';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { capitalColumns } from '#src/screens/project/capital-columns.ts';
import * as styles from '#src/screens/project/endowment.css';

/** The room of the years between the two parts, and of a figure, in units of the drawing. */
const YEARS = 34;
const FIGURE = 22;
const sizes = {
  wide: { width: 800, above: 210, below: 110, bar: 44 },
  narrow: { width: 350, above: 170, below: 80, bar: 24 },
} as const;

type CapitalChartProps = {
  years: ProjectDetail['years'];
  currency: string;
  size: keyof typeof sizes;
  isMirrored: boolean;
};

/** A short figure, such as `12K`; with a decimal where there is room, and where it would be far from the figure in the table. */
export const compactFigure = (tag: string, value: number, isNarrow: boolean): string =>
  numberFormat(tag, {
    notation: 'compact',
    // By itself the compact notation keeps two digits: 1.3K, 12K, 525.
    ...(isNarrow ? {} : { maximumFractionDigits: 1 }),
  }).format(value);

/** Capital as a level above the line, income given as bars below it. Its facts are in the table beneath, so it is not read out. */
export function CapitalChart({ currency, isMirrored, size, years }: CapitalChartProps) {
  const { i18n } = useLingui();
  const { above, bar, below, width } = sizes[size];
  const columns = capitalColumns(years, { width, above, below });
  const line = above + FIGURE;
  const foot = line + YEARS;
  const compact = (minor: number) => compactFigure(tagOf(i18n), minor / 10 ** exponentOf(currency), size === 'narrow');
  const placed = columns.map((column) => ({ ...column, x: isMirrored ? width - column.x - column.width : column.x }));
  const inOrder = placed.toSorted((a, b) => a.x - b.x);
  const steps = inOrder
    .map(({ level, width: wide, x }) => `${x} ${line - level}H${x + wide}`)
    .join('V')
    .replaceAll(/V\S+ /g, 'V');
  const level = `M${steps}`;
  return (
    <svg className={styles.charts[size]} viewBox={`0 0 ${width} ${foot + below + FIGURE}`} aria-hidden="true">
      <path className={styles.water} d={`${level}V${line}H0Z`} />
      <path className={styles.level} d={level} />
      <path className={styles.axis} d={`M0 ${line}H${width}`} />
      {placed.map(({ bar: height, capital, given, isRunning, level: high, width: wide, x, year }) => (
        <g key={year} textAnchor="middle">
          <text className={styles.figure} x={x + wide / 2} y={line - high - 8}>
            {compact(capital)}
          </text>
          <text className={styles.year} x={x + wide / 2} y={line + 18}>
            {year}
          </text>
          <rect
            className={isRunning ? styles.running : styles.bar}
            x={x + (wide - bar) / 2}
            y={foot - 8}
            width={bar}
            height={Math.max(1, height)}
            rx={2}
          />
          <text className={styles.year} x={x + wide / 2} y={foot + height + 10}>
            {compact(given)}
          </text>
        </g>
      ))}
    </svg>
  );
}
