import { Trans, useLingui } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { GiftCardView } from '#src/contracts/orders.ts';

type GiftCardNoteProps = {
  card: Omit<GiftCardView, 'kind' | 'receiverName'>;
  /** The address of its certificate, where the donation is paid. */
  certificate?: string | undefined;
};

/** How and when a card comes. */
export function GiftCardNote({ card, certificate }: GiftCardNoteProps) {
  const { t } = useLingui();
  const way =
    card.byEmail && card.byText
      ? t`Card by email and text message`
      : card.byEmail
        ? t`Card by email`
        : t`Card by text message`;
  return (
    <Text size="small" tone="muted" as="p">
      {way}
      {' · '}
      {card.sendOn === null ? (
        <Trans>as soon as the donation is paid</Trans>
      ) : (
        <FormattedDate value={card.sendOn} hasHijri={false} />
      )}
      {certificate !== undefined && (
        <>
          {' · '}
          <Link href={certificate} download>
            <Trans>Printable certificate (PDF)</Trans>
          </Link>
        </>
      )}
    </Text>
  );
}
