import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Tag } from '#ds/components/tag/tag.tsx';
import type { IconData } from '#ds/icons/icon-data.ts';
import { alert, clock, success, undo } from '#ds/icons/icons.ts';
import type { OrderView } from '#src/contracts/orders.ts';

type Face = { tone: ComponentProps<typeof Tag>['tone']; icon: IconData; words: MessageDescriptor };

const STATES: Record<OrderView['status'], Face> = {
  paid: { tone: 'success', icon: success, words: msg`Paid` },
  partiallyRefunded: { tone: 'info', icon: undo, words: msg`Partly refunded` },
  refunded: { tone: 'info', icon: undo, words: msg`Refunded` },
  awaitingTransfer: { tone: 'warning', icon: clock, words: msg`Waiting for transfer` },
  pending: { tone: 'warning', icon: clock, words: msg`Not paid yet` },
  failed: { tone: 'danger', icon: alert, words: msg`Not paid` },
  cancelled: { tone: 'neutral', icon: alert, words: msg`Not paid` },
  expired: { tone: 'neutral', icon: clock, words: msg`Not paid` },
};

/** How a donation stands: a word and a drawing. */
export function OrderState({ status }: { status: OrderView['status'] }) {
  const { i18n } = useLingui();
  const { icon, tone, words } = STATES[status];
  return (
    <Tag tone={tone} icon={icon}>
      {i18n._(words)}
    </Tag>
  );
}
