import type { Transitions } from '#src/domain/transitions.ts';

/** The statuses of a project. */
export const PROJECT_STATUSES = ['draft', 'needApproval', 'published', 'rejected', 'completed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
/** The statuses in which visitors see a project. */
export const PUBLIC_STATUSES = ['published', 'completed'] as const;

export const PROJECT_TRANSITIONS: Transitions<ProjectStatus> = {
  draft: ['needApproval'],
  needApproval: ['published', 'rejected', 'draft'],
  rejected: ['draft'],
  published: ['completed', 'rejected'],
  completed: [],
};

/** Minor units that a goal still needs, never below zero. */
export const remainingOf = (goal: number, raised: number): number => Math.max(0, goal - raised);

/** Whether a project takes donations at a moment: it is published, has an amount remaining, and its permit has not expired. */
export function isOpenForGifts(
  project: {
    status: ProjectStatus;
    goal: number;
    raised: number;
    isEndowment: boolean;
    permitValidUntil?: Date | undefined;
  },
  now: Date,
): boolean {
  if (project.status !== 'published') return false;
  if (project.permitValidUntil && project.permitValidUntil.getTime() < now.getTime()) return false;
  return project.isEndowment || remainingOf(project.goal, project.raised) > 0;
}
