import { medallion } from '#ds/art/medallion.ts';
import * as styles from '#src/screens/offline/offline.css';

const SIZE = 280;
const CENTRE =
  'M12 1L14.7 5.5L19.8 4.2L18.5 9.3L23 12L18.5 14.7L19.8 19.8L14.7 18.5L12 23L9.3 18.5L4.2 19.8L5.5 14.7L1 12L5.5 9.3L4.2 4.2L9.3 5.5Z';

/** A star as one thin strand, its centre held: what stays without a connection. Silent. */
export function OpenStar() {
  const { gap, over, star, strap, under } = medallion({ size: SIZE, strap: 3, gap: 4, hasRing: false });
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} fill="none" aria-hidden className={styles.art}>
      <g strokeWidth={strap} strokeLinecap="round">
        <path d={star} className={styles.strand} />
        <path d={under} className={styles.gap} strokeWidth={strap + gap * 2} strokeLinecap="butt" />
        <path d={over} className={styles.strand} strokeLinecap="butt" />
      </g>
      <path d={CENTRE} className={styles.centre} transform="translate(111 111) scale(2.42)" />
    </svg>
  );
}
