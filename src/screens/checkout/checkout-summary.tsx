import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react/macro';
import { Card } from '#ds/components/card/card.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { arrivesWhole, feeOnDonations } from '#src/domain/fee-share.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { CheckoutView } from '#src/screens/checkout/checkout-view.ts';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import { intervalWords } from '#src/screens/form/interval-words.ts';
import { GiftCardNote } from '#src/screens/gift-card/gift-card-note.tsx';
import { GiftTag } from '#src/screens/gift-card/gift-tag.tsx';
import { LineFactsText } from '#src/screens/line-facts/line-facts.tsx';
import { SharesAndNames } from '#src/screens/line-facts/shares-and-names.tsx';
import { ZakatNote } from '#src/screens/line-facts/zakat-note.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/checkout/checkout.css';

/** What is given, what it costs to bring it there, and what arrives: seen before anything is paid. */
export function CheckoutSummary({ checkout, locale }: { checkout: CheckoutView; locale: Locale }) {
  const { i18n } = useLingui();
  const { cart, subtotal, interval } = checkout;
  const lines = interval && cart.pending ? [cart.pending.line] : cart.lines;
  const isWhole = lines.every(arrivesWhole);
  const fee = checkout.methods.find(({ method }) => method === 'card')?.fee;
  return (
    <Card as="aside">
      <Stack gap={4}>
        <Inline justify="between">
          <Heading level={2} size="h3">
            <Trans>Your donation</Trans>
          </Heading>
          <Link tone="quiet" href={hrefTo(locale, 'cart')}>
            <Trans>Edit</Trans>
          </Link>
        </Inline>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <img
                className={styles.thumb}
                src={coverAddress(line.cover.palette, line.cover.seed, 'thumb', line.cover.step)}
                alt=""
                width={56}
                height={56}
              />
              <div>
                <Text weight="medium">
                  <Localized field={line.title} locale={locale} />
                </Text>
                {line.type === 'sacrifice' ? (
                  <SharesAndNames line={line} currency={cart.currency} locale={locale} showsCutOff />
                ) : (
                  line.facts && <LineFactsText facts={line.facts} locale={locale} />
                )}
                {line.type === 'zakat' && <ZakatNote />}
                <GiftTag line={line} />
                {line.giftCard && <GiftCardNote card={line.giftCard} />}
                {line.quantity > 1 && line.type !== 'sacrifice' && (
                  <Text as="p" size="small" tone="muted">
                    <Trans>
                      {line.quantity} times <Money minor={line.price} currency={cart.currency} />
                    </Trans>
                  </Text>
                )}
                {line.intention === 'zakat' && line.type !== 'zakat' && (
                  <Text as="p" size="small" tone="gold">
                    <Trans>Zakat</Trans>
                  </Text>
                )}
              </div>
              <Money minor={line.amount} currency={cart.currency} />
            </li>
          ))}
        </ul>
        <div className={styles.total}>
          <Text weight="semibold">{interval ? i18n._(intervalWords[interval]) : <Trans>Total</Trans>}</Text>
          <Money minor={subtotal} currency={cart.currency} size="title" />
        </div>
        {fee && (
          <div className={styles.forCard}>
            <div className={styles.covered}>
              <Stack gap={2}>
                <Inline justify="between">
                  <Text tone="muted">
                    <Trans>Card fee that you add</Trans>
                  </Text>
                  <Money minor={fee.cover} currency={cart.currency} />
                </Inline>
                <Inline justify="between">
                  <Text weight="semibold">
                    <Trans>You pay</Trans>
                  </Text>
                  <Money minor={subtotal + fee.cover} currency={cart.currency} size="title" />
                </Inline>
              </Stack>
            </div>
          </div>
        )}
        {fee && (
          <Text size="small" tone="muted" as="p">
            <span className={styles.forCard}>
              <span className={styles.uncovered}>
                {isWhole ? (
                  <Trans>
                    If you pay by card, we pay the provider’s fee of about{' '}
                    <Money minor={fee.estimate} currency={cart.currency} />: all of your{' '}
                    <Money minor={subtotal} currency={cart.currency} /> arrives.
                  </Trans>
                ) : (
                  <Trans>
                    If you pay by card, the payment provider takes about{' '}
                    <Money minor={fee.estimate} currency={cart.currency} />, so about{' '}
                    <Money
                      minor={Math.max(0, subtotal - feeOnDonations(lines, fee.estimate))}
                      currency={cart.currency}
                    />{' '}
                    reaches the cause. This is an estimate.
                  </Trans>
                )}
                {!isWhole && lines.some(arrivesWhole) && (
                  <>
                    {' '}
                    <Trans>
                      Zakat, kafarat, purification and sacrifices arrive whole: we pay their part of the fee.
                    </Trans>
                  </>
                )}
              </span>
              <span className={styles.covered}>
                <Trans>
                  With the fee that you add, about <Money minor={subtotal} currency={cart.currency} /> reaches the
                  cause. This is an estimate.
                </Trans>
              </span>
            </span>
            {checkout.methods.some(({ isAvailable, method }) => method === 'bank' && isAvailable) && (
              <>
                {' '}
                <Trans>We charge nothing on bank transfers.</Trans>
              </>
            )}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
