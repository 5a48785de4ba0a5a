import { Trans } from '@lingui/react/macro';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { gift } from '#ds/icons/icons.ts';
import type { GiftCardView } from '#src/contracts/orders.ts';

type GivenFor = {
  isGift: boolean;
  giftReceiverName?: string | null | undefined;
  giftCard?: Pick<GiftCardView, 'kind'> | null | undefined;
  donateForOthers?: { fullName: string; phone: string } | null | undefined;
};

/** On whose behalf, or in whose honour, a line is given; nothing for one that is no gift. */
export function GiftTag({ line }: { line: GivenFor }) {
  const others = line.donateForOthers;
  if (!line.isGift && !others) return null;
  const name = others?.fullName ?? line.giftReceiverName;
  return (
    <>
      <Tag tone="info" icon={gift}>
        {name && line.giftCard?.kind === 'inHonour' ? (
          <Trans>
            In honor of <bdi>{name}</bdi>
          </Trans>
        ) : name ? (
          <Trans>
            On behalf of <bdi>{name}</bdi>
          </Trans>
        ) : (
          <Trans>On behalf of someone</Trans>
        )}
      </Tag>
      {others?.phone && (
        <Text size="small" tone="muted">
          <Isolated kind="phone" value={others.phone} />
        </Text>
      )}
    </>
  );
}
