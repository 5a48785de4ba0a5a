/** Whole percent of the goal, never rounded up to a hundred before it is reached. */
export const percentOf = ({ goal, raised }: { goal: number; raised: number }): number =>
  goal <= 0 ? 0 : Math.min(100, Math.floor((raised * 100) / goal));

/** Little enough is left that one donation may finish it. */
export const isAlmostFunded = (project: { goal: number; raised: number }): boolean =>
  percentOf(project) >= 90 && project.raised < project.goal;
