import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import type { Tag } from '#ds/components/tag/tag.tsx';
import type { Glyph } from '#ds/icons/glyph.ts';
import { alert, clock, pause, success } from '#ds/icons/glyphs.ts';
import type { SubscriptionStatus } from '#src/domain/subscription.ts';

type Face = { tone: ComponentProps<typeof Tag>['tone']; glyph: Glyph; words: MessageDescriptor };
/** How each recurring donation stands, in a word. */
export const planStates: Record<SubscriptionStatus, Face> = {
  active: { tone: 'success', glyph: success, words: msg`Active` },
  paused: { tone: 'neutral', glyph: pause, words: msg`Paused` },
  pastDue: { tone: 'danger', glyph: alert, words: msg`Card declined` },
  incomplete: { tone: 'warning', glyph: clock, words: msg`Not paid yet` },
  cancelled: { tone: 'neutral', glyph: alert, words: msg`Ended` },
};
