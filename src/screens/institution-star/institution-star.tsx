import { medallion } from '#ds/art/medallion.ts';
import { starOf } from '#src/screens/institution-star/star-of.ts';
import * as styles from '#ds/components/medal/medal.css';

/** An institution's own star, drawn from its slug. Silent: its name stands beside. */
export function InstitutionStar({ size, slug }: { slug: string; size: number }) {
  const { over, star, strap, under } = medallion({
    ...starOf(slug),
    size,
    hasRing: false,
    strap: size * 0.052,
    gap: size * 0.0167,
  });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strap}
      aria-hidden
      className={`${styles.root} ${styles.tones.accent} ${styles.grounds.canvas}`}
    >
      <path d={star} strokeLinecap="round" />
      <path d={under} className={styles.under} strokeWidth={strap + size * 0.0334} />
      <path d={over} />
    </svg>
  );
}
