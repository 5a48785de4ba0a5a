import { Trans, useLingui } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { GiftCardView } from '#src/contracts/orders.ts';

/** Who gets a card, how and when. */
export function GiftCardNote({ card, hasName }: { card: GiftCardView; hasName?: boolean | undefined }) {
  const { t } = useLingui();
  const way =
    card.byEmail && card.byText
      ? t`Card by email and text message`
      : card.byEmail
        ? t`Card by email`
        : t`Card by text message`;
  return (
    <Text size="small" tone="muted" as="p">
      {hasName && (
        <>
          <bdi>{card.receiverName}</bdi>
          {' · '}
        </>
      )}
      {way}
      {' · '}
      {card.sendOn === null ? (
        <Trans>as soon as the donation is paid</Trans>
      ) : (
        <FormattedDate value={card.sendOn} hasHijri={false} />
      )}
    </Text>
  );
}
