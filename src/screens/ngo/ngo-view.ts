import type { NgoDetail } from '#src/contracts/ngos.ts';
import type { ProjectCard } from '#src/contracts/projects.ts';

/** What the page of an institution shows. */
export type NgoView = {
  ngo: NgoDetail;
  /** Its open projects, the newest first: as many as the page has room for. */
  open: readonly ProjectCard[];
  /** Its telephone with the code of the country: `+962 6 555 0142`. */
  phone?: string | undefined;
};
