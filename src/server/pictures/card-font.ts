import path from 'node:path';
import type { ResvgRenderOptions } from '@resvg/resvg-js';

/** The fonts of cards: Arabic and Latin letters with those of Turkish, under one name. */
export const CARD_FONT = 'Sanad Card';

const FOLDER = path.resolve('design-system/fonts');
/** The same on every machine: the fonts of the system are left out. */
export const CARD_FONTS: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: ['sanad-card-400.ttf', 'sanad-card-600.ttf'].map((file) => path.join(FOLDER, file)),
    defaultFontFamily: CARD_FONT,
  },
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
