import type { Transitions } from '#src/domain/transitions.ts';

/** The statuses of a dispute. `inquiry`: the donor's bank asks, and has taken nothing. */
export const DISPUTE_STATUSES = ['inquiry', 'open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** States may be skipped, because a provider reports only the present one. */
export const DISPUTE_TRANSITIONS: Transitions<DisputeStatus> = {
  inquiry: ['open', 'won', 'lost'],
  open: ['won', 'lost'],
  won: [],
  lost: [],
};
