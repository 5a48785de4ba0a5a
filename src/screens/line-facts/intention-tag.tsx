import { Trans } from '@lingui/react/macro';
import { Tag } from '#ds/components/tag/tag.tsx';
import type { Intention, ItemType } from '#src/domain/cart.ts';

/** As what a donation is given: zakat or charity. Nothing for lines whose title says it: zakat, kafarah, purification, sacrifices. */
export function IntentionTag({ line: { intention, type } }: { line: { type: ItemType; intention: Intention } }) {
  if (type !== 'project' && type !== 'endowment') return null;
  return intention === 'zakat' ? (
    <Tag tone="gold">
      <Trans>Zakat</Trans>
    </Tag>
  ) : (
    <Tag tone="neutral">
      <Trans>Charity (sadaqah)</Trans>
    </Tag>
  );
}
