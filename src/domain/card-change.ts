/** A new card for a recurring donation: entered at the provider, and charged from then on in place of the former one. */
import { DAY_MS } from '#src/domain/durations.ts';
import { isRunning, type SubscriptionStatus } from '#src/domain/subscription.ts';
import type { Transitions } from '#src/domain/transitions.ts';

/** `open`: no card was accepted yet; `saved`: it is the one that is charged; `cancelled`: given up, or its donation has ended. */
export const CARD_CHANGE_STATUSES = ['open', 'saved', 'cancelled'] as const;
export type CardChangeStatus = (typeof CARD_CHANGE_STATUSES)[number];
export const CARD_CHANGE_TRANSITIONS: Transitions<CardChangeStatus> = {
  open: ['saved', 'cancelled'],
  saved: [],
  cancelled: [],
};

/** Milliseconds in which a card may be entered after the code was shown. */
export const CARD_CHANGE_LIFETIME_MS = DAY_MS / 24;
/** After so many declined cards the change is given up, and a code must be asked for again: nobody tries out stolen cards here. */
export const MAX_DECLINED_CARDS = 5;

/** What the provider says of a card that is being entered. */
export type EnteredCard = { status: 'open' | 'succeeded' | 'cancelled'; declines: number };

type Plan = { status: SubscriptionStatus; nextAt: Date | null };

/**
 * What follows from an answer of the provider. `save`: the card is charged from now on, with `tryNow` at once, for the last
 * charge was declined; `wait`: a charge of the former card is in progress, and the next answer decides; `giveUp`: too many
 * cards were declined, or the time is over; `leave`: nothing yet.
 */
export type CardStep = { does: 'save'; tryNow: boolean } | { does: 'wait' | 'giveUp' | 'end' | 'leave' };

export function stepOf(entered: EnteredCard, plan: Plan, { isExpired }: { isExpired: boolean }): CardStep {
  if (entered.status === 'cancelled') return { does: 'end' };
  if (!isRunning(plan.status)) return { does: entered.status === 'succeeded' ? 'end' : 'giveUp' };
  if (entered.status === 'open')
    return { does: isExpired || entered.declines >= MAX_DECLINED_CARDS ? 'giveUp' : 'leave' };
  // The key of a charge that was sent belongs to its card.
  if (plan.nextAt === null) return { does: 'wait' };
  return { does: 'save', tryNow: plan.status === 'pastDue' };
}

/** Seconds after its beginning at which the provider is asked about a change that it has told nothing of. */
const ASKED_AT = [60, 180, 600, 1800, 3600];

/** When the provider is asked next: at the end of its time at the latest. */
export function nextAsk(createdAt: Date, now: Date): Date {
  const age = (now.getTime() - createdAt.getTime()) / 1000;
  const next = ASKED_AT.find((seconds) => seconds > age);
  return next === undefined ? new Date(now.getTime() + DAY_MS / 96) : new Date(createdAt.getTime() + next * 1000);
}
