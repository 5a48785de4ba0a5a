import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '#ds/components/card/card.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { DefinitionList } from '#ds/components/definition-list/definition-list.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { FinePrice } from '#ds/components/money/fine-price.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { MetalView } from '#src/contracts/zakat.ts';

type MetalPricesProps = {
  metals: readonly MetalView[];
  /** Decimals of each price. */
  digits: number;
};

/** The prices that the calculation goes by, with their time and source. */
export function MetalPrices({ digits, metals }: MetalPricesProps) {
  const { t } = useLingui();
  const [first] = metals;
  return (
    <Card as="section" labelledBy="prices-title">
      <Stack gap={3}>
        <Heading level={2} size="h4" id="prices-title">
          <Trans>Price per gram</Trans>
        </Heading>
        {first ? (
          <>
            <DefinitionList
              look="rows"
              items={metals.map(({ caliber, currency, metal, pricePerGram }) => ({
                term: metal === 'silver' ? t`Silver` : t`Gold, ${caliber ?? 24} karat`,
                value: <FinePrice decimal={pricePerGram} currency={currency} digits={digits} />,
              }))}
            />
            <Text size="small" tone="muted">
              <Trans>
                Updated <FormattedDate value={first.updatedAt} format="time" hasHijri={false} /> (UTC)
              </Trans>
              {' · '}
              {first.source}
            </Text>
          </>
        ) : (
          <Text tone="muted">
            <Trans>There are no gold or silver prices at the moment.</Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
