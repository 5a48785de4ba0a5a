import type { ProjectCard } from '#src/contracts/projects.ts';
import type { Slider, Statistic } from '#src/contracts/site.ts';

/** What the home page reads. Every list may be empty: its part is then left out. */
export type HomeView = {
  sliders: readonly Slider[];
  statistics: readonly Statistic[];
  /** Close to their goal: the first is shown large. */
  closing: readonly ProjectCard[];
  urgent: readonly ProjectCard[];
  /** One debtor's case. */
  tafreej?: ProjectCard | undefined;
  projectsTotal: number;
};
