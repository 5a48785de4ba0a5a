import { kitesOf } from '#ds/art/kites.ts';
import { medallion } from '#ds/art/medallion.ts';
import * as styles from '#ds/components/shares-star/shares-star.css';

export type SharesStarProps = {
  /** Of how many shares the animal is: a star of one part, or of seven kites. */
  parts: 1 | 7;
  /** The shares that others have, each from 1 to `parts`. */
  taken: readonly number[];
  /** The shares that are yours, in gold. */
  mine?: readonly number[] | undefined;
  /** What it says in a sentence; without one it is silent, and the words stand beside. */
  label?: string | undefined;
  /** Whether each kite has its number. @default true for seven */
  hasNumbers?: boolean | undefined;
};

const SIZE = 280;
const none: readonly number[] = [];

/** One animal and its shares: a star woven of one strand, with a kite for each share. It does not turn in Arabic. */
export function SharesStar({ hasNumbers, label, mine = none, parts, taken }: SharesStarProps) {
  const weave = medallion({
    points: parts === 1 ? 8 : 7,
    skip: 2,
    size: SIZE,
    hasRing: false,
    strap: SIZE * 0.02,
    gap: SIZE * 0.007,
  });
  const radius = SIZE / 2 - weave.strap * 1.6;
  const kites = kitesOf({ parts, radius, size: SIZE });
  const stateOf = (share: number) => (mine.includes(share) ? 'mine' : taken.includes(share) ? 'taken' : 'open');
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      fill="none"
      className={styles.root}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <g className={styles.cut} strokeWidth={2}>
        {kites.map(({ path }, index) => (
          <path key={path} d={path} className={styles.kites[stateOf(index + 1)]} />
        ))}
      </g>
      <path d={weave.star} className={styles.cut} strokeWidth={weave.strap + weave.gap * 2} strokeLinecap="round" />
      <path d={weave.star} className={styles.strap} strokeWidth={weave.strap} strokeLinecap="round" />
      <path d={weave.under} className={styles.cut} strokeWidth={weave.strap + weave.gap * 2} />
      <path d={weave.over} className={styles.strap} strokeWidth={weave.strap} />
      {(hasNumbers ?? parts === 7) && (
        <g fontSize={15} fontWeight={600} textAnchor="middle" dominantBaseline="central">
          {kites.map(({ label: [x, y], path }, index) => (
            <text key={path} x={Math.round(x)} y={Math.round(y)} className={styles.numbers[stateOf(index + 1)]}>
              {index + 1}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}
