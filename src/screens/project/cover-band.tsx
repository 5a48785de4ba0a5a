import type { ProjectDetail } from '#src/contracts/projects.ts';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import * as styles from '#src/screens/project/endowment.css';

/** The drawing of an endowment from edge to edge of the page; the donation stands over its foot. */
export function CoverBand({ project: { cover } }: { project: Pick<ProjectDetail, 'cover'> }) {
  return (
    <img
      className={styles.band}
      src={cover.url ?? coverAddress(cover.palette, String(cover.seed), 'project')}
      alt=""
      width={1200}
      height={615}
      fetchPriority="high"
    />
  );
}
