/**
 * The looks that are worth a snapshot of every story: a language from left to right in the light, one from right to left
 * in the dark. `motion` is still, so that nothing is caught in the middle.
 */
export const chromaticModes = {
  en: { locale: 'en', theme: 'light', motion: 'reduced' },
  'ar dark': { locale: 'ar', theme: 'dark', motion: 'reduced' },
} as const;

/** Screens are looked at on a phone too; components have narrow stories of their own. */
export const phoneMode = {
  'ar phone': { locale: 'ar', theme: 'light', motion: 'reduced', viewport: { width: 360, height: 740 } },
} as const;

/** Pages of documentation in English prose: once is enough. */
export const inEnglish = { chromatic: { modes: { 'ar dark': { disable: true } } } } as const;
