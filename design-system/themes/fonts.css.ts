import { globalFontFace } from '@vanilla-extract/css';

const subsets = {
  arabic: 'U+0600-06FF, U+0750-077F, U+08A0-08FF, U+200C-200E, U+2010-2011, U+FB50-FDFF, U+FE70-FEFC',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113',
} as const;

/** What IBM Plex Sans Arabic lacks, from IBM Plex Sans: Ğ, ğ, İ, Ş and ş (design-system/fonts/README.md). */
const turkish = 'U+011E-011F, U+0130, U+015E-015F';

// A browser downloads a file only when the page holds a character of its range in its weight.
for (const fontWeight of ['400', '500', '600'] as const)
  globalFontFace(
    'IBM Plex Sans Arabic',
    // Of faces that share a character the last one has it.
    [
      ...Object.entries(subsets).map(([subset, range]) => [`ibm-plex-sans-arabic-${subset}`, range] as const),
      ['sanad-turkish', turkish] as const,
    ].map(([file, unicodeRange]) => ({
      src: `url("/fonts/${file}-${fontWeight}-normal.woff2") format("woff2")`,
      fontStyle: 'normal',
      fontWeight,
      fontDisplay: 'swap',
      unicodeRange,
    })),
  );

/** Latin digits drawn as Arabic-Indic ones, for whoever reads those (design-system/fonts/README.md). */
for (const fontWeight of ['400', '500', '600'] as const)
  globalFontFace('Sanad digits', {
    src: `url("/fonts/sanad-digits-${fontWeight}-normal.woff2") format("woff2")`,
    fontWeight,
    fontDisplay: 'swap',
    unicodeRange: 'U+2C, U+2E, U+30-39',
  });

/**
 * What stands until the font is there: the machine's own, stretched to the metrics of Plex (1000 units, 1085 up, 415
 * down, mean width against Arial's), so that nothing moves when Plex arrives.
 */
globalFontFace('Sanad fallback', [
  {
    src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
    fontWeight: '400',
    sizeAdjust: '101.49%',
    ascentOverride: '106.9%',
    descentOverride: '40.89%',
    lineGapOverride: '0%',
  },
  {
    src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
    fontWeight: '500',
    sizeAdjust: '103.73%',
    ascentOverride: '104.6%',
    descentOverride: '40.01%',
    lineGapOverride: '0%',
  },
  {
    src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold")',
    fontWeight: '600',
    sizeAdjust: '98.7%',
    ascentOverride: '109.93%',
    descentOverride: '42.05%',
    lineGapOverride: '0%',
  },
]);
