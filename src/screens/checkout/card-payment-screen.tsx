import { Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { DefinitionList } from '#ds/components/definition-list/definition-list.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Split } from '#ds/layout/split.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useLingui } from '@lingui/react/macro';
import type { OrderView } from '#src/contracts/orders.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { pathTo } from '#src/routes.ts';
import { CardForm } from '#src/screens/checkout/card-form.tsx';
import type { CardProvider } from '#src/screens/checkout/card-provider.ts';
import { RefusalWords } from '#src/screens/checkout/refusal-words.tsx';
import * as styles from '#src/screens/checkout/checkout.css';

export type CardPaymentScreenProps = {
  locale: Locale;
  order: OrderView;
  /** Why the last card was refused, in the provider's code. */
  wasRefused?: string | undefined;
  /** Absent while the provider cannot be reached. */
  form?: CardProvider | undefined;
  /** The thank-you page. */
  done: string;
};

/** The order stands; only the card is missing. Nothing of the card touches this site. */
export function CardPaymentScreen({ done, form, locale, order, wasRefused }: CardPaymentScreenProps) {
  const { t } = useLingui();
  const due = order.total - order.received;
  return (
    <Section>
      <Page>
        <Stack gap={6}>
          <Heading level={1}><Trans>Your card</Trans></Heading>
          <Split
            aside="summary"
            beside={(
              <Card as="aside">
                <Stack gap={4}>
                  <Heading level={2} size="h3"><Trans>Your gift</Trans></Heading>
                  <DefinitionList look="rows" items={[
                    ...order.items.map((item) => ({ term: textIn(item.title, locale), value: <Money minor={item.amount} currency={order.currency} /> })),
                    ...(order.feeCover > 0 ? [{ term: t`Fee that you cover`, value: <Money minor={order.feeCover} currency={order.currency} /> }] : []),
                    ...(order.received > 0 ? [{ term: t`Received already`, value: <Money minor={-order.received} currency={order.currency} /> }] : []),
                  ]} />
                  <div className={styles.total}><Text weight="semibold">{order.received > 0 ? <Trans>Still to give</Trans> : <Trans>Total</Trans>}</Text><Money minor={due} currency={order.currency} size="total" /></div>
                </Stack>
              </Card>
            )}
          >
            <Stack gap={5}>
              {wasRefused && <Banner tone="danger" title={order.received > 0 ? <Trans>The card was refused. Nothing more was charged.</Trans> : <Trans>The card was refused. Nothing was charged.</Trans>}><RefusalWords code={wasRefused} /></Banner>}
              {form
                ? <CardForm provider={form} locale={locale} done={done} total={due} currency={order.currency} />
                : (
                  <Banner tone="warning" title={<Trans>The card service cannot be reached just now</Trans>} action={<ButtonLink tone="outlined" size="small" href={`${localePath(locale, pathTo('checkout'))}?order=${order.number}`}><Trans>Try again</Trans></ButtonLink>}>
                    <Trans>Your gift is written down. If you have paid already it will be found, so do not pay again; otherwise try once more in a moment.</Trans>
                  </Banner>
                )}
              <noscript><Banner tone="info"><Trans>A card needs JavaScript, for it goes to the provider directly and never through us. Without it, a bank transfer works.</Trans></Banner></noscript>
            </Stack>
          </Split>
        </Stack>
      </Page>
    </Section>
  );
}
