import { medallion } from '#ds/art/medallion.ts';
import * as styles from '#src/screens/project-ledger/project-ledger.css';

/** A star that is one strand from end to end, as the chain is. */
export function SealStar() {
  const { over, star, strap, under } = medallion({ points: 12, skip: 5, size: 112, strap: 3, gap: 2, hasRing: false });
  return (
    <svg className={styles.sealStar} viewBox="0 0 112 112" fill="none" aria-hidden="true">
      <circle cx="56" cy="56" r="54.5" stroke="currentColor" strokeWidth="1.5" />
      <path d={star} stroke="currentColor" strokeWidth={strap} />
      <path className={styles.sealUnder} d={under} strokeWidth={strap + 2.4} />
      <path d={over} stroke="currentColor" strokeWidth={strap} />
    </svg>
  );
}
