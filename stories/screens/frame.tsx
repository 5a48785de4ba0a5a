import { type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { defaultLocale, isLocale, type Locale } from '#src/i18n/locales.ts';
import { StateProvider } from '#src/screens/shell/state-provider.tsx';

/** The product's language that a story is shown in; the long one is English. */
export function useLocale(): Locale {
  const { locale } = useLingui().i18n;
  return isLocale(locale) ? locale : defaultLocale;
}

/** Every address has its screen: all links are seen. */
export const isReady = () => true;

type FramedProps = { children: ReactNode; cartCount?: number; added?: string };

/** A screen where a page has it: in the main part, with the state that a page holds. */
export const Framed = ({ children, ...state }: FramedProps) => (
  <StateProvider cartCount={0} {...state}>
    <main>{children}</main>
  </StateProvider>
);

type Shown = { globals: Record<string, unknown>; loaded: Record<string, unknown> };

/** What the screen says, in the language it is shown in: `say(msg`Close`)`. */
export function translatorOf({ globals, loaded }: Shown): (words: MessageDescriptor) => string {
  const locale = String(globals['locale']);
  const i18n = setupI18n({ locale, messages: { [locale]: loaded['messages'] as Messages } });
  return (words) => i18n._(words);
}

/** The word that a test asks for wherever a sum stands in it. */
export const part = (text: string) => (accessibleName: string) => accessibleName.includes(text);

/** An amount as each of the three languages writes it, with a point or a comma. */
export const written = (amount: string): RegExp => new RegExp(amount.replaceAll(/[.,]/g, '[.,]'));
