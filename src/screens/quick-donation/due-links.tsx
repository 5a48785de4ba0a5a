import { Trans } from '@lingui/react/macro';
import { Link } from '#ds/components/link/link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';

type DueLinksProps = {
  locale: Locale;
  /** The address of the program with the calculators of kafarat, where there is one. */
  kafarat: string | undefined;
};

/** The ways to what has a sum of its own, which a form with a free amount cannot take. */
export function DueLinks({ kafarat, locale }: DueLinksProps) {
  const links = [
    { href: hrefTo(locale, 'zakat'), name: <Trans>Zakat</Trans> },
    ...(kafarat === undefined ? [] : [{ href: kafarat, name: <Trans>Kafarat and fidya</Trans> }]),
    { href: hrefTo(locale, 'stockPurge'), name: <Trans>Stock purification</Trans> },
    { href: hrefTo(locale, 'sacrifices'), name: <Trans>Sacrifices</Trans> },
  ];
  return (
    <Stack gap={1}>
      <Text size="small" tone="muted">
        <Trans>Zakat, kafarat, purification and sacrifices have their own pages and are added to the same cart:</Trans>
      </Text>
      <Inline as="ul" gap={4}>
        {links.map(({ href, name }) => (
          <li key={href}>
            <Link href={href} tone="quiet">
              {name}
            </Link>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}
