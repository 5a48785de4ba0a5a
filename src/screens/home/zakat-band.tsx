import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { DefinitionList } from '#ds/components/definition-list/definition-list.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { calculator } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { ZakatBandView } from '#src/screens/home/home-view.ts';
import * as styles from '#src/screens/home/home.css';

/** Today's nisab, and a sum worked out at today's price of gold: the same arithmetic as the calculator's. */
export function ZakatBand({ locale, zakat }: { zakat: ZakatBandView; locale: Locale }) {
  const { t } = useLingui();
  const { cash, currency, gold, isStale, nisab, pricedAt } = zakat;
  const due = <Money minor={zakat.zakat} currency={currency} size="large" />;
  return (
    <Section labelledBy="zakat-title">
      <Page>
        <div className={styles.band}>
          <Stack gap={4}>
            <Heading level={2} id="zakat-title">
              <Trans>Know exactly what you owe, and why</Trans>
            </Heading>
            {isStale && (
              <Banner tone="warning" title={<Trans>The gold price is out of date</Trans>}>
                <Trans>Compare our gold price with today’s market price before you rely on the nisab.</Trans>
              </Banner>
            )}
            <Text tone="muted" size="lead">
              <Trans>
                Today’s nisab is <Money minor={nisab.amount} currency={currency} />: the price of{' '}
                <FormattedNumber value={nisab.grams} /> grams of gold. Anyone who has owned that much for a lunar year
                owes zakat.
              </Trans>
            </Text>
            <Inline>
              <ButtonLink tone="tonal" href={hrefTo(locale, 'zakat')}>
                <Icon icon={calculator} />
                <Trans>Open the calculator</Trans>
              </ButtonLink>
            </Inline>
          </Stack>
          <Card tone="raised">
            <Stack gap={4}>
              <Heading level={3} size="h4">
                <Trans>An example</Trans>
              </Heading>
              <DefinitionList
                look="rows"
                items={[
                  { term: t`Cash`, value: <Money minor={cash} currency={currency} /> },
                  {
                    term: t`${gold.grams} g of gold, ${gold.caliber} karat`,
                    value: <Money minor={gold.amount} currency={currency} />,
                  },
                  { term: t`Zakat due`, value: due },
                ]}
              />
              <Text size="small" tone="muted">
                <Trans>
                  Gold price on <FormattedDate value={pricedAt} hasHijri={false} />
                </Trans>
              </Text>
            </Stack>
          </Card>
        </div>
      </Page>
    </Section>
  );
}
