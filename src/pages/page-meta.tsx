import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pageOrigin } from '#src/framework/page-origin.ts';
import type { Locale } from '#src/i18n/locales.ts';
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
  /** Further elements of the document's head. @default none */
  children?: ReactNode;
};

/** In pixels, as `drawCard` draws it. */
const PICTURE = { width: 1200, height: 630 };

/** A page's title, description and instructions to search engines. */
export function PageMeta({
  children,
  description,
  isIndexed = false,
  namesSite = false,
  pictured = { of: 'site' },
  title,
}: PageMetaProps) {
  const { i18n, t } = useLingui();
  const origin = pageOrigin(process.env['PUBLIC_URL']);
  const inWords = (text: string | MessageDescriptor) => (typeof text === 'string' ? text : i18n._(text));
  return (
    <>
      <title>{namesSite ? inWords(title) : `${inWords(title)} | ${t`Sanad`}`}</title>
      {description !== undefined && <meta name="description" content={inWords(description)} />}
      {isIndexed ? (
        <>
          <meta property="og:title" content={inWords(title)} />
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
