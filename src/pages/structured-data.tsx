import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { BreadcrumbList, Thing, WithContext } from 'schema-dts';
import { pageOrigin } from '#src/framework/page-origin.ts';
import { canonicalOf } from '#src/i18n/links.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo, type PlainRouteName } from '#src/routes/routes.ts';

/** Data about the page for search engines, as schema.org has it. `<` is escaped, so that no text ends the element. */
export function StructuredData({ data }: { data: WithContext<Thing & { '@type': string }> }) {
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- a data block, which no browser runs
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}

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
  return <StructuredData data={data} />;
}
