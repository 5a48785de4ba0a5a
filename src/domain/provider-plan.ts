/** Recurring donations whose dates and retries the provider runs. What it does is mirrored here, and what is decided here is told to it. */
import type { SubscriptionStatus } from '#src/domain/subscription.ts';

/** `pending`: the donor has not agreed yet. */
export const PLAN_STATES = ['pending', 'active', 'paused', 'ended'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

export type PlanStep =
  | { does: 'nothing' }
  /** What was decided here is carried out there. */
  | { does: 'tell'; what: 'pause' | 'resume' | 'cancel' }
  /** What happened there is recorded here. */
  | { does: 'adopt'; status: 'active' | 'paused' | 'cancelled' };

type Both = {
  status: SubscriptionStatus;
  /** Its project may not collect now. */
  isHeld: boolean;
  there: PlanState;
  /** How it stood there when it was last asked. */
  seen: PlanState | null;
};

/**
 * The next step towards the same state on both sides. Whichever side changed since it was last asked is followed; an end on
 * either side is an end on both. A provider that stops after a decline has given up.
 */
export function planStep({ isHeld, seen, status, there }: Both): PlanStep {
  if (status === 'incomplete' || there === 'pending') return { does: 'nothing' };
  if (there === 'ended') return status === 'cancelled' ? { does: 'nothing' } : { does: 'adopt', status: 'cancelled' };
  if (status === 'cancelled') return { does: 'tell', what: 'cancel' };
  const wasPaused = seen === 'paused';
  if (there === 'paused') {
    if (status === 'paused' || isHeld) return { does: 'nothing' };
    if (wasPaused) return { does: 'tell', what: 'resume' };
    return { does: 'adopt', status: status === 'pastDue' ? 'cancelled' : 'paused' };
  }
  if (isHeld) return { does: 'tell', what: 'pause' };
  if (status !== 'paused') return { does: 'nothing' };
  return wasPaused ? { does: 'adopt', status: 'active' } : { does: 'tell', what: 'pause' };
}
