import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { pageOrigin } from '#src/framework/page-origin.ts';
import { canonicalOf } from '#src/i18n/links.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { JsonLd } from '#src/pages/json-ld.tsx';
import { pathTo, type PlainRouteName } from '#src/routes/routes.ts';

/** Where a page stands: below the home page. */
export function BreadcrumbData({
  locale,
  name,
  route,
}: {
  locale: Locale;
  route: PlainRouteName;
  name: string | MessageDescriptor;
}) {
  const { i18n, t } = useLingui();
  const origin = pageOrigin(process.env['PUBLIC_URL']);
  const data: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: t`Sanad`, item: canonicalOf(origin, locale, '/') },
      {
        '@type': 'ListItem',
        position: 2,
        name: typeof name === 'string' ? name : i18n._(name),
        item: canonicalOf(origin, locale, pathTo(route)),
      },
    ],
  };
  return <JsonLd data={data} />;
}
