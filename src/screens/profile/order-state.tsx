import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Tag } from '#ds/components/tag/tag.tsx';
import type { Glyph } from '#ds/icons/glyph.ts';
import { alert, clock, success, undo } from '#ds/icons/glyphs.ts';
import type { OrderView } from '#src/contracts/orders.ts';

type Face = { tone: ComponentProps<typeof Tag>['tone']; glyph: Glyph; words: MessageDescriptor };

const STATES: Record<OrderView['status'], Face> = {
  paid: { tone: 'success', glyph: success, words: msg`Paid` },
  partiallyRefunded: { tone: 'info', glyph: undo, words: msg`Partly returned` },
  refunded: { tone: 'info', glyph: undo, words: msg`Returned` },
  awaitingTransfer: { tone: 'warning', glyph: clock, words: msg`Waiting for the transfer` },
  pending: { tone: 'warning', glyph: clock, words: msg`Not paid yet` },
  failed: { tone: 'danger', glyph: alert, words: msg`Not paid` },
  cancelled: { tone: 'neutral', glyph: alert, words: msg`Not paid` },
  expired: { tone: 'neutral', glyph: clock, words: msg`Not paid` },
};

/** How a donation stands: a word and a drawing. */
export function OrderState({ status }: { status: OrderView['status'] }) {
  const { i18n } = useLingui();
  const { glyph, tone, words } = STATES[status];
  return (
    <Tag tone={tone} glyph={glyph}>
      {i18n._(words)}
    </Tag>
  );
}
