import type { Transitions } from '#src/domain/transitions.ts';

/** The statuses of a dispute. `inquiry`: the donor's bank asks, and has taken nothing. */
export const DISPUTE_STATUSES = ['inquiry', 'open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/**
 * States may be skipped, because a provider reports only the present one. A decision may be changed: a lost dispute is won by
 * arbitration or an appeal, a won one is taken up again or lost after all.
 */
export const DISPUTE_TRANSITIONS: Transitions<DisputeStatus> = {
  inquiry: ['open', 'won', 'lost'],
  open: ['won', 'lost'],
  won: ['open', 'lost'],
  lost: ['open', 'won'],
};

/** Whether the bank has decided. */
export const isDecided = (status: DisputeStatus): boolean => status === 'won' || status === 'lost';
