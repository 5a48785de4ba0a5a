/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing that follows what is typed cannot be a file */
import { CLOTH, layTable, starPath } from '#ds/art/laid-table.ts';
import * as styles from '#src/screens/kafarat/kafarat.css';

type LaidTableProps = {
  persons: number;
  /** How many are fed for one: their stars are of one kind. */
  group: number;
  label: string;
};

const STITCHES = 19;

/** A table with a plate for each person. The stars tell one oath from the next without color. */
export function LaidTable({ group, label, persons }: LaidTableProps) {
  const { cloths, height, plates, radius, width } = layTable(persons, group);
  const star = starPath(8, radius * 0.62, radius * 0.4);
  const stitch = starPath(4, 9, 4);
  return (
    <svg className={styles.table} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {cloths.map((y) => (
        <g key={y}>
          <rect className={styles.cloth} x="1" y={y} width={width - 2} height={CLOTH} rx="3" />
          <path
            className={styles.hem}
            d={`M8 ${y + 6}H${width - 8}M8 ${y + CLOTH - 6}H${width - 8}`}
            vectorEffect="non-scaling-stroke"
          />
          {Array.from({ length: STITCHES }, (_, at) => (
            <path
              key={at}
              className={styles.stitch}
              d={stitch}
              transform={`translate(${Math.round(((at + 1) * width) / (STITCHES + 1))} ${y + CLOTH / 2})`}
            />
          ))}
        </g>
      ))}
      {plates.map((plate) => (
        <g key={`${plate.x} ${plate.y}`} transform={`translate(${plate.x} ${plate.y})`}>
          <circle className={styles.plate} r={radius} />
          <path className={styles.stars[plate.group]} d={star} />
        </g>
      ))}
    </svg>
  );
}
