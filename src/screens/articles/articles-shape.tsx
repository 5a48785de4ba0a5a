import { Skeleton } from '#ds/components/skeleton/skeleton.tsx';
import * as styles from '#src/screens/articles/articles.css';

const ROWS = [1, 2, 3, 4, 5];

/** The shape of a list of articles: ruled lines, silent. Whoever shows it says what is on its way. */
export function ArticlesShape() {
  return (
    <div className={styles.month} aria-hidden>
      <div className={styles.monthTitle}>
        <Skeleton shape="title" />
      </div>
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
