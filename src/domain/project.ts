import type { Transitions } from '#src/domain/transitions.ts';

/** The statuses of a project. `sponsored`: a published child that has a sponsor, and is on no list while it lasts. */
export const PROJECT_STATUSES = ['draft', 'needApproval', 'published', 'sponsored', 'rejected', 'completed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
/** The statuses in which visitors see a project. */
export const PUBLIC_STATUSES = ['published', 'completed'] as const;

export const PROJECT_TRANSITIONS: Transitions<ProjectStatus> = {
  draft: ['needApproval'],
  needApproval: ['published', 'rejected', 'draft'],
  rejected: ['draft'],
  published: ['completed', 'rejected', 'sponsored'],
  sponsored: ['published', 'completed', 'rejected'],
  completed: [],
};

/** Minor units that a goal still needs, never below zero. */
export const remainingOf = (goal: number, raised: number): number => Math.max(0, goal - raised);

/** Whether a project takes donations at a moment: it is published, has an amount remaining or no goal to reach, its permit has not expired, and its institution is not suspended. */
export function isOpenForGifts(
  project: {
    status: ProjectStatus;
    goal: number;
    raised: number;
    isEndowment: boolean;
    /** Of a child that is sponsored month by month, in minor units. */
    monthly?: number | undefined;
    permitValidUntil?: Date | undefined;
    /** Whether the institution that carries it out is suspended. */
    isSuspended?: boolean | undefined;
  },
  now: Date,
): boolean {
  if (project.status !== 'published' || project.isSuspended) return false;
  if (project.permitValidUntil && project.permitValidUntil.getTime() < now.getTime()) return false;
  return project.isEndowment || project.monthly !== undefined || remainingOf(project.goal, project.raised) > 0;
}
