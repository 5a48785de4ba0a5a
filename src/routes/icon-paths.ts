import type { Locale } from '#src/i18n/locales.ts';

/** The icons by which devices show the site: their address, side in pixels, and whether systems may cut them. */
export const ICONS = [
  { path: '/icon-192.png', side: 192, kind: 'plain' },
  { path: '/icon-512.png', side: 512, kind: 'plain' },
  { path: '/icon-maskable-512.png', side: 512, kind: 'maskable' },
  { path: '/apple-touch-icon.png', side: 180, kind: 'maskable' },
] as const;

/** The address of the web manifest in a language. */
export const manifestPath = (locale: Locale): string => `/manifest.${locale}.webmanifest`;
