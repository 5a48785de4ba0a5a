import { DAY_MS } from '#src/domain/durations.ts';
import type { Transitions } from '#src/domain/transitions.ts';

/** What an institution may be, from its application on. Source: decisions.md, states. */
export const NGO_STATUSES = ['draft', 'needApproval', 'approved', 'rejected', 'suspended'] as const;
export type NgoStatus = (typeof NGO_STATUSES)[number];

export const NGO_TRANSITIONS: Transitions<NgoStatus> = {
  draft: ['needApproval'],
  needApproval: ['approved', 'rejected'],
  approved: ['suspended'],
  rejected: ['draft'],
  suspended: ['approved'],
};

/** `executive` carries projects out; `supervising` checks how they are carried out. */
export const PARTNER_KINDS = ['executive', 'supervising'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];
export const isPartnerKind = (text: string): text is PartnerKind => (PARTNER_KINDS as readonly string[]).includes(text);

/** Where an institution writes for itself. */
export const NGO_NETWORKS = ['facebook', 'instagram', 'x', 'linkedin'] as const;

/** How much of what was promised has arrived. */
export const DELIVERY_VERDICTS = ['full', 'partial', 'none'] as const;
export type DeliveryVerdict = (typeof DELIVERY_VERDICTS)[number];

/** `expiring`: the last thirty days. With an expired permit nothing may be collected. */
export const PERMIT_STATES = ['valid', 'expiring', 'expired'] as const;
export type PermitState = (typeof PERMIT_STATES)[number];

const EXPIRING_MS = 30 * DAY_MS;

export function permitStateOf(validUntil: Date, now: Date): PermitState {
  const left = validUntil.getTime() - now.getTime();
  if (left < 0) return 'expired';
  return left <= EXPIRING_MS ? 'expiring' : 'valid';
}

/** The moment from which the state of a permit is another one, in milliseconds since 1970; infinity when it has expired. */
export function permitChangesAt(validUntil: Date, now: Date): number {
  const until = validUntil.getTime();
  return { valid: until - EXPIRING_MS, expiring: until + 1, expired: Infinity }[permitStateOf(validUntil, now)];
}

/** A delivery as it was promised and found. Days as `2026-01-19`. */
export type Delivery = { verdict: DeliveryVerdict; dueOn: string; deliveredOn: string | null };

/** Whole days after the promised one; none where it came on that day or before, or has not come. */
export function daysLate({ deliveredOn, dueOn }: Pick<Delivery, 'dueOn' | 'deliveredOn'>): number {
  if (deliveredOn === null) return 0;
  return Math.max(0, (Date.parse(`${deliveredOn}T00:00:00Z`) - Date.parse(`${dueOn}T00:00:00Z`)) / DAY_MS);
}

/** `percentInFull` is rounded down, so that a hundred means all of them; null where nothing was checked yet. */
export type DeliveryTotals = { checked: number; percentInFull: number | null; mostDaysLate: number };

export function deliveryTotals(deliveries: readonly Delivery[]): DeliveryTotals {
  const inFull = deliveries.filter(({ verdict }) => verdict === 'full').length;
  const checked = deliveries.length;
  return {
    checked,
    percentInFull: checked === 0 ? null : Math.floor((inFull * 100) / checked),
    mostDaysLate: Math.max(0, ...deliveries.map(daysLate)),
  };
}
