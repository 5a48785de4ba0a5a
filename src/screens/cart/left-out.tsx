import { Trans } from '@lingui/react/macro';
import { Link } from '#ds/components/link/link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { CartLineView } from '#src/contracts/cart-view.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { Localized } from '#src/screens/shell/localized.tsx';

type LeftOutProps = { lines: readonly CartLineView[]; currency: string; locale: Locale };

/** The lines that the total does not count, because they cannot be paid as they stand; each leads to its line. */
export function LeftOut({ currency, lines, locale }: LeftOutProps) {
  if (lines.length === 0) return undefined;
  return (
    <Stack gap={1} as="section" labelledBy="left-out-title">
      <Text size="small" weight="semibold" id="left-out-title">
        <Trans>Not included in the total</Trans>
      </Text>
      <Stack gap={1} as="ul">
        {lines.map((line) => (
          <li key={line.id}>
            <Inline justify="between" gap={3}>
              <Link tone="quiet" href={`#line-${line.id}`}>
                <Localized field={line.title} locale={locale} />
              </Link>
              <Text tone="muted" size="small" as="span">
                <Money minor={line.amount} currency={currency} />
              </Text>
            </Inline>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
