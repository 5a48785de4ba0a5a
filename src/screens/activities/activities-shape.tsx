import { Skeleton } from '#ds/components/skeleton/skeleton.tsx';
import * as styles from '#src/screens/activities/activities.css';

const ROWS = [1, 2, 3, 4];

/** The shape of a list: ruled lines, silent. Whoever shows it says what is on its way. */
export function ActivitiesShape() {
  return (
    <div className={styles.band} aria-hidden>
      <Skeleton shape="title" />
      <div className={styles.rows}>
        {ROWS.map((key) => (
          <div key={key} className={styles.shapeRow}>
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
