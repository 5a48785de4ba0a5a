import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { pageOrigin } from '#src/framework/page-origin.ts';
import { canonicalOf } from '#src/i18n/links.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { JsonLd } from '#src/pages/json-ld.tsx';
import { pathTo, type PlainRouteName } from '#src/routes/routes.ts';

/** Where a page stands: below the home page, or below a list of it. */
export function BreadcrumbData({
  locale,
  below,
  name,
  route,
}: {
  locale: Locale;
  route: PlainRouteName;
  name: string | MessageDescriptor;
  /** The page itself, where the named route is the list that it is in. */
  below?: { name: string; path: string } | undefined;
}) {
  const { i18n, t } = useLingui();
  const origin = pageOrigin();
  const data: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: t`Home`, item: canonicalOf(origin, locale, '/') },
      {
        '@type': 'ListItem',
        position: 2,
        name: typeof name === 'string' ? name : i18n._(name),
        item: canonicalOf(origin, locale, pathTo(route)),
      },
      ...(below
        ? [
            {
              '@type': 'ListItem' as const,
              position: 3,
              name: below.name,
              item: canonicalOf(origin, locale, below.path),
            },
          ]
        : []),
    ],
  };
  return <JsonLd data={data} />;
}
