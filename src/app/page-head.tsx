import type { ComponentType } from 'react';
import { pageOrigin } from '#src/framework/page-origin.ts';
import { requestPath } from '#src/framework/request.ts';
import { alternatesOf, canonicalOf } from '#src/i18n/links.ts';
import { type Locale, splitLocale } from '#src/i18n/locales.ts';

/** Adds the links to the canonical address and to the other languages to a page. */
export function withPageHead<P extends { locale: Locale }>(Page: ComponentType<P>): ComponentType<P> {
  return function PageWithHead(props: P) {
    const origin = pageOrigin(process.env['PUBLIC_URL']);
    const { path } = splitLocale(requestPath());
    return (
      <>
        <link rel="canonical" href={canonicalOf(origin, props.locale, path)} />
        {alternatesOf(origin, path).map(({ hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
        ))}
        <Page {...props} />
      </>
    );
  };
}
