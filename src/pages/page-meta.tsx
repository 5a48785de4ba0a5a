import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type PageMetaProps = {
  /** What the page is about: a name, or a message of the catalogs. */
  title: string | MessageDescriptor;
  /** Whether the title names the site by itself; " | Sanad" follows any other. @default false */
  namesSite?: boolean;
  /** What a search engine shows below the title. @default none */
  description?: string | MessageDescriptor;
  /** Whether search engines may list it; pages of one person and of one moment are not listed. @default false */
  isIndexed?: boolean;
  /** Further elements of the document's head. @default none */
  children?: ReactNode;
};

/** A page's title, description and instructions to search engines. */
export function PageMeta({ children, description, isIndexed = false, namesSite = false, title }: PageMetaProps) {
  const { i18n, t } = useLingui();
  const inWords = (text: string | MessageDescriptor) => (typeof text === 'string' ? text : i18n._(text));
  return (
    <>
      <title>{namesSite ? inWords(title) : `${inWords(title)} | ${t`Sanad`}`}</title>
      {description !== undefined && <meta name="description" content={inWords(description)} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {children}
    </>
  );
}
