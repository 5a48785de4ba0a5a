/** Joining an event, and applying for training. */
import { mayMove, type Transitions } from '#src/domain/transitions.ts';

export const APPLICATION_STATUSES = ['submitted', 'accepted', 'rejected', 'withdrawn'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** For an event `submitted` is the waiting list; for training it waits for an answer. A seat can be given back. */
const applicationTransitions: Transitions<ApplicationStatus> = {
  submitted: ['accepted', 'rejected', 'withdrawn'],
  accepted: ['withdrawn'],
  rejected: [],
  withdrawn: [],
};

/** Whether the person can still take it back. */
export const mayWithdraw = (status: ApplicationStatus): boolean => mayMove(applicationTransitions, status, 'withdrawn');
/** Whether staff can still answer it. */
export const mayAnswer = (status: ApplicationStatus): boolean => mayMove(applicationTransitions, status, 'accepted');
