import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import type { Tag } from '#ds/components/tag/tag.tsx';
import type { IconData } from '#ds/icons/icon-data.ts';
import { alert, clock, pause, success } from '#ds/icons/icons.ts';
import type { SubscriptionStatus } from '#src/domain/subscription.ts';

type Face = { tone: ComponentProps<typeof Tag>['tone']; icon: IconData; words: MessageDescriptor };
/** How each recurring donation stands, in a word. */
export const planStates: Record<SubscriptionStatus, Face> = {
  active: { tone: 'success', icon: success, words: msg`Active` },
  paused: { tone: 'neutral', icon: pause, words: msg`Paused` },
  pastDue: { tone: 'danger', icon: alert, words: msg`Card declined` },
  incomplete: { tone: 'warning', icon: clock, words: msg`Not paid yet` },
  cancelled: { tone: 'neutral', icon: alert, words: msg`Ended` },
};

/** How a sponsorship stands: words of its own, because in Arabic they agree with another noun. */
export const sponsorshipStates: Record<SubscriptionStatus, MessageDescriptor> = {
  active: msg({ context: 'sponsorship', message: 'Active' }),
  paused: msg({ context: 'sponsorship', message: 'Paused' }),
  pastDue: msg`Card declined`,
  incomplete: msg({ context: 'sponsorship', message: 'Not paid yet' }),
  cancelled: msg({ context: 'sponsorship', message: 'Ended' }),
};
