import { Card } from '#ds/components/card/card.tsx';
import { Skeleton } from '#ds/components/skeleton/skeleton.tsx';
import { Grid } from '#ds/layout/grid.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import * as styles from '#src/screens/projects/projects.css';

const CARDS = [1, 2, 3, 4, 5, 6];

/** The shape of a page of projects, silent: whoever shows it says what is on its way. */
export function ListSkeleton() {
  return (
    <div aria-hidden>
      <Stack gap={6}>
        <span className={styles.shapeCount}>
          <Skeleton />
        </span>
        <Grid columns={3} gap={6}>
          {CARDS.map((key) => (
            <Card key={key} padding="none">
              <Skeleton shape="cover" />
              <div className={styles.shapeBody}>
                <Stack gap={4}>
                  <Skeleton shape="title" />
                  <Skeleton />
                  <Skeleton />
                  <Skeleton shape="control" />
                </Stack>
              </div>
            </Card>
          ))}
        </Grid>
      </Stack>
    </div>
  );
}
