import { Trans } from '@lingui/react/macro';
import { Tag } from '#ds/components/tag/tag.tsx';
import { gift } from '#ds/icons/glyphs.ts';
import type { CartLineView } from '#src/contracts/cart-view.ts';

/** On whose behalf, or in whose honour, a line is given; nothing for one that is no gift. */
export function GiftTag({ line }: { line: Pick<CartLineView, 'giftCard' | 'giftReceiverName' | 'isGift'> }) {
  if (!line.isGift) return null;
  return (
    <Tag tone="info" glyph={gift}>
      {line.giftReceiverName && line.giftCard?.kind === 'inHonour' ? (
        <Trans>
          In honour of <bdi>{line.giftReceiverName}</bdi>
        </Trans>
      ) : line.giftReceiverName ? (
        <Trans>
          On behalf of <bdi>{line.giftReceiverName}</bdi>
        </Trans>
      ) : (
        <Trans>On behalf of someone</Trans>
      )}
    </Tag>
  );
}
