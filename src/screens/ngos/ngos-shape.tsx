import { Skeleton } from '#ds/components/skeleton/skeleton.tsx';
import * as styles from '#src/screens/ngos/ngos.css';

const ROWS = [1, 2, 3, 4, 5, 6];

/** The shape of the register, silent. Whoever shows it says what is on its way. */
export function NgosShape() {
  return (
    <div className={styles.rows} aria-hidden>
      {ROWS.map((key) => (
        <div key={key} className={styles.shape}>
          <Skeleton shape="title" />
        </div>
      ))}
    </div>
  );
}
