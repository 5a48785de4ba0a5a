'use client';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { tagOf } from '#ds/intl/formats.ts';

/** Tells React Aria the language of the page. It stands around the parts that use it, so that a page without them pays nothing. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return <I18nProvider locale={tagOf(i18n)}>{children}</I18nProvider>;
}
