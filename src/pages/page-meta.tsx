import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pageOrigin } from '#src/framework/page-origin.ts';
import { requestPath } from '#src/framework/request.ts';
import { alternatesOf, canonicalOf, shownLanguage } from '#src/i18n/links.ts';
import { type Locale, locales, splitLocale } from '#src/i18n/locales.ts';
import { type Pictured, picturePath } from '#src/routes/picture-path.ts';

type PageMetaProps = {
  /** What the page is about: a name, or a message of the catalogs. */
  title: string | MessageDescriptor;
  /** Whether the title names the site by itself; " | Sanad" follows any other. @default false */
  namesSite?: boolean;
  /** What a search engine shows below the title. @default none */
  description?: string | MessageDescriptor;
  /** Whether search engines may list it; pages of one person and of one moment are not listed. @default false */
  isIndexed?: boolean;
  /** What the picture beside a shared link shows. @default the site */
  pictured?: Pictured;
  /** The languages that the page is written in; in any other it shows one of these, and says which. @default all */
  written?: readonly Locale[];
  /** What the page is to whom it is shared with. @default 'website' */
  kind?: 'website' | 'article';
  /** Further elements of the document's head. @default none */
  children?: ReactNode;
};

/** In pixels, as `drawCard` draws it. */
const PICTURE = { width: 1200, height: 630 };

/** Languages with the country that readers of shared links expect, as Open Graph writes them. */
const OPEN_GRAPH_LOCALE: Record<Locale, string> = { en: 'en_US', ar: 'ar_AR', tr: 'tr_TR' };

/** A page's title, description, addresses in all its languages, and instructions to search engines and to whom it is shared with. */
export function PageMeta({
  children,
  description,
  isIndexed = false,
  kind = 'website',
  namesSite = false,
  pictured = { of: 'site' },
  title,
  written = locales,
}: PageMetaProps) {
  const { i18n, t } = useLingui();
  const origin = pageOrigin();
  const { locale, path } = splitLocale(requestPath());
  const shown = shownLanguage(written, locale);
  const canonical = canonicalOf(origin, shown, path);
  const inWords = (text: string | MessageDescriptor) => (typeof text === 'string' ? text : i18n._(text));
  return (
    <>
      <title>{namesSite ? inWords(title) : `${inWords(title)} | ${t`Sanad`}`}</title>
      <link rel="canonical" href={canonical} />
      {alternatesOf(origin, path, written).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {description !== undefined && <meta name="description" content={inWords(description)} />}
      {isIndexed ? (
        <>
          <meta property="og:title" content={inWords(title)} />
          {description !== undefined && <meta property="og:description" content={inWords(description)} />}
          <meta property="og:type" content={kind} />
          <meta property="og:url" content={canonical} />
          <meta property="og:locale" content={OPEN_GRAPH_LOCALE[shown]} />
          <meta property="og:site_name" content={t`Sanad`} />
          <meta property="og:image" content={`${origin}${picturePath(pictured, i18n.locale as Locale)}`} />
          <meta property="og:image:width" content={String(PICTURE.width)} />
          <meta property="og:image:height" content={String(PICTURE.height)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {children}
    </>
  );
}
