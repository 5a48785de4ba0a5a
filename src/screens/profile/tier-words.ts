import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tier } from '#src/domain/membership.ts';

export const tierWords: Record<Tier, MessageDescriptor> = {
  member: msg({ context: 'membership tier', message: 'Member' }),
  bronze: msg({ context: 'membership tier', message: 'Bronze' }),
  silver: msg({ context: 'membership tier', message: 'Silver' }),
  gold: msg({ context: 'membership tier', message: 'Gold' }),
  platinumPlus: msg({ context: 'membership tier', message: 'Platinum Plus' }),
};
/** More points for a higher tier. */
export const tierPoints = { member: 7, bronze: 8, silver: 9, gold: 10, platinumPlus: 12 } as const satisfies Record<
  Tier,
  number
>;
