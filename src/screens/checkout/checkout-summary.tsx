import { Trans } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useLingui } from '@lingui/react/macro';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes.ts';
import type { CheckoutView } from '#src/screens/checkout/checkout-view.ts';
import * as styles from '#src/screens/checkout/checkout.css';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import { intervalWords } from '#src/screens/form/interval-words.ts';
import { Localized } from '#src/screens/shell/localized.tsx';

/** What is given, what it costs to bring it there, and what arrives: seen before anything is paid. */
export function CheckoutSummary({ checkout, isForm, locale }: { checkout: CheckoutView; locale: Locale; isForm?: boolean }) {
  const { i18n } = useLingui();
  const { cart, gift, interval } = checkout;
  const lines = interval && cart.pending ? [cart.pending.line] : cart.lines;
  const fee = checkout.methods.find(({ method }) => method === 'card')?.fee;
  return (
    <Card as="aside">
      <Stack gap={4}>
        <Inline justify="between"><Heading level={2} size="h3"><Trans>Your gift</Trans></Heading><Link href={localePath(locale, pathTo('cart'))}><Trans>Edit</Trans></Link></Inline>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <img className={styles.thumb} src={coverAddress(line.cover.palette, line.cover.seed, 'thumb')} alt="" width={56} height={56} />
              <div>
                <Text weight="medium"><Localized field={line.title} locale={locale} /></Text>
                {line.quantity > 1 && <Text as="p" size="small" tone="muted"><Trans>{line.quantity} times <Money minor={line.price} currency={cart.currency} /></Trans></Text>}
                {line.intention === 'zakat' && <Text as="p" size="small" tone="gold"><Trans>Zakat</Trans></Text>}
              </div>
              <Money minor={line.amount} currency={cart.currency} />
            </li>
          ))}
        </ul>
        <div className={styles.total}>
          <Text weight="semibold">{interval ? i18n._(intervalWords[interval]) : <Trans>Total</Trans>}</Text>
          <Money minor={gift} currency={cart.currency} size="total" />
        </div>
        {fee && (
          <Text size="small" tone="muted" as="p">
            <Trans>By card about <Money minor={fee.estimate} currency={cart.currency} /> goes to the provider, so about <Money minor={Math.max(0, gift - fee.estimate)} currency={cart.currency} /> reaches the cause. This is an estimate.</Trans>
            {checkout.methods.some(({ isAvailable, method }) => method === 'bank' && isAvailable) && <> <Trans>By bank transfer we take nothing.</Trans></>}
          </Text>
        )}
        {isForm && <Button tone="filled" size="large" type="submit" isFullWidth><span><Trans>Give <Money minor={gift} currency={cart.currency} /></Trans></span></Button>}
        {isForm && <Text size="small" tone="muted" as="p"><Trans>Nothing is charged before you have seen how.</Trans></Text>}
      </Stack>
    </Card>
  );
}
