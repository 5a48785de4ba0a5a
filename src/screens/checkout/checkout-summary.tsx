import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react/macro';
import { Card } from '#ds/components/card/card.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { type CartLineView, endowmentOf } from '#src/contracts/cart-view.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { CheckoutView } from '#src/screens/checkout/checkout-view.ts';
import { CurrencyChoice } from '#src/screens/checkout/currency-choice.tsx';
import { FeeFacts } from '#src/screens/checkout/fee-facts.tsx';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import { recurrenceWords } from '#src/screens/form/interval-words.ts';
import { GiftCardNote } from '#src/screens/gift-card/gift-card-note.tsx';
import { GiftTag } from '#src/screens/gift-card/gift-tag.tsx';
import { EndowmentNote } from '#src/screens/line-facts/endowment-note.tsx';
import { IntentionTag } from '#src/screens/line-facts/intention-tag.tsx';
import { LineFactsText } from '#src/screens/line-facts/line-facts.tsx';
import { SharesAndNames } from '#src/screens/line-facts/shares-and-names.tsx';
import { ZakatNote } from '#src/screens/line-facts/zakat-note.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/checkout/checkout.css';

/** Sacrifices name their count and price, and so does an expiation that feeds one person each. */
const isToldByFacts = ({ facts, quantity, type }: CartLineView): boolean =>
  type === 'sacrifice' || (facts?.type === 'kafarah' && facts.persons === quantity);

/** What is given, what it costs to bring it there, and what arrives: seen before anything is paid. */
export function CheckoutSummary({ checkout, locale }: { checkout: CheckoutView; locale: Locale }) {
  const { i18n } = useLingui();
  const { cart, subtotal, interval } = checkout;
  const lines = interval && cart.pending ? [cart.pending.line] : cart.lines;
  const endowment = endowmentOf(...lines);
  const providers = checkout.methods.filter(({ fee }) => fee !== undefined);
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
                  line.facts && <LineFactsText facts={line.facts} currency={cart.currency} locale={locale} />
                )}
                {line.type === 'zakat' && <ZakatNote />}
                <Inline gap={2}>
                  <IntentionTag line={line} />
                  <GiftTag line={line} />
                </Inline>
                {line.giftCard && <GiftCardNote card={line.giftCard} />}
                {line.quantity > 1 && !isToldByFacts(line) && (
                  <Text as="p" size="small" tone="muted">
                    <Trans>
                      {line.quantity} × <Money minor={line.price} currency={cart.currency} />
                    </Trans>
                  </Text>
                )}
                <EndowmentNote
                  amount={line.amount}
                  endowment={endowmentOf(line)}
                  share={<Money minor={endowmentOf(line)} currency={cart.currency} />}
                />
              </div>
              <Money minor={line.amount} currency={cart.currency} />
            </li>
          ))}
        </ul>
        <div className={styles.total}>
          <Text weight="semibold">
            {interval ? i18n._(recurrenceWords({ interval, calendar: cart.pending?.calendar })) : <Trans>Total</Trans>}
          </Text>
          <Money minor={subtotal} currency={cart.currency} size="title" />
        </div>
        {checkout.currency && <CurrencyChoice currency={checkout.currency} locale={locale} />}
        {endowment > 0 && (
          <Inline justify="between">
            <Text size="small" tone="muted">
              <Trans>For endowments, included in the total</Trans>
            </Text>
            <Money minor={endowment} currency={cart.currency} />
          </Inline>
        )}
        {providers.map(({ fee, method }) => (
          <FeeFacts
            key={method}
            method={method}
            fee={fee!}
            lines={lines}
            subtotal={subtotal}
            currency={cart.currency}
          />
        ))}
        {providers.length > 0 &&
          checkout.methods.some(({ isAvailable, method }) => method === 'bank' && isAvailable) && (
            <Text size="small" tone="muted" as="p">
              <Trans>We charge nothing on bank transfers.</Trans>
            </Text>
          )}
      </Stack>
    </Card>
  );
}
