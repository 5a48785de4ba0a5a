import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#ds/components/link/link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { orderStarAddress } from '#src/screens/cover/cover-address.ts';
import * as styles from '#src/screens/thank-you/thank-you.css';

/** A star that belongs to this donation alone, to keep as a picture. It shows neither name nor amount. */
export function OrderStar({ number, palette }: { number: string; palette: string }) {
  const { t } = useLingui();
  const address = orderStarAddress(palette, number);
  return (
    <figure className={styles.star}>
      <img src={address} alt={t`Your donation’s star`} width={240} height={240} />
      <figcaption className={styles.starNote}>
        <Text size="small" tone="muted" as="p">
          <Trans>The shape of this star comes from your donation number. No other donation has the same star.</Trans>
        </Text>
        <Link tone="quiet" href={address} download>
          <Trans>Save the picture</Trans>
        </Link>
      </figcaption>
    </figure>
  );
}
