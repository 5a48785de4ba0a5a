import { medallion } from '#ds/art/medallion.ts';
import * as styles from '#ds/components/medal/medal.css';

const shapes = { 7: 3, 8: 3, 9: 4, 10: 3, 12: 5 } as const;

export type MedalProps = {
  /** More points for a higher tier: told apart by shape first, then by name, then by color. */
  points?: keyof typeof shapes | undefined;
  size?: number | undefined;
  tone?: keyof typeof styles.tones | undefined;
  on?: keyof typeof styles.grounds | undefined;
  /** Whether a ring stands around the star. @default true */
  hasRing?: boolean | undefined;
};

/** A star drawn as one strand. Silent: its name stands beside. */
export function Medal({ hasRing = true, on = 'surface', points = 8, size = 96, tone = 'gold' }: MedalProps) {
  const m = medallion({ points, skip: shapes[points], size, hasRing, strap: size * 0.052, gap: size * 0.0167 });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={m.strap}
      aria-hidden
      className={`${styles.root} ${styles.tones[tone]} ${styles.grounds[on]}`}
    >
      {m.ring && <circle cx={m.ring.centre} cy={m.ring.centre} r={m.ring.radius} strokeWidth={m.ring.width} />}
      <path d={m.star} strokeLinecap="round" />
      <path d={m.under} className={styles.under} strokeWidth={m.strap + m.gap * 2} />
      <path d={m.over} />
    </svg>
  );
}
