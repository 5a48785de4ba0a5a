import { renderAsync } from '@resvg/resvg-js';
import { renderCover } from '#ds/art/cover.ts';
import { isPaletteName, type PaletteName, palettes } from '#ds/art/palettes.ts';
import { directionOf, type Locale } from '#src/i18n/locales.ts';
import { CARD_FONT, CARD_FONTS, escapeXml } from '#src/server/pictures/card-font.ts';
import { type FittedText, fitText, LINE_HEIGHT } from '#src/server/pictures/fit-text.ts';

export type CardPicture = {
  /** The language of `text`. */
  locale: Locale;
  palette: string;
  /** What the pattern is drawn from. */
  seed: string;
  /** A name or a title, of any script. */
  heading: string;
  /** One sentence below it. */
  text: string;
};

const WIDTH = 1200;
const HEIGHT = 630;
const PANEL = { x: 110, y: 90, width: WIDTH - 220, height: HEIGHT - 180 };
const TEXT_WIDTH = PANEL.width - 100;

/** A card as a PNG: the pattern of its cause, a heading and one sentence. */
export async function drawCard({ heading, locale, palette, seed, text }: CardPicture): Promise<Buffer> {
  const kind: PaletteName = isPaletteName(palette) ? palette : 'sand';
  const colors = palettes[kind];
  const [ink, quiet] = kind === 'sand' ? ['#16211c', '#434f47'] : ['#ffffff', colors.s1];
  // A heading in letters that the fonts lack is left to the words beside the picture.
  const named = isDrawable(heading)
    ? fitText(heading, { width: TEXT_WIDTH, height: 230, largest: 84, weight: 600 })
    : undefined;
  const said = fitText(text, { width: TEXT_WIDTH, height: 110, largest: 42, weight: 400 });
  const brand = fitText(locale === 'ar' ? 'سند' : 'Sanad', { width: TEXT_WIDTH, height: 40, largest: 28, weight: 600 });
  const nameHeight = named === undefined ? 0 : heightOf(named) + 28;
  const top = PANEL.y + (PANEL.height - 56 - nameHeight - heightOf(said)) / 2;
  const cover = renderCover({ seed: `card-${seed}`, palette: kind, width: WIDTH, height: HEIGHT });
  const svg = cover.replace(
    /<\/svg>$/,
    `<rect x="${PANEL.x}" y="${PANEL.y}" width="${PANEL.width}" height="${PANEL.height}" rx="6" fill="${colors.a}" stroke="${colors.spark}" stroke-width="2"/>` +
      (named === undefined ? '' : linesOf(named, top, { fill: ink, weight: 600 })) +
      linesOf(said, top + nameHeight, { fill: quiet, weight: 400, direction: directionOf(locale) }) +
      linesOf(brand, PANEL.y + PANEL.height - 64, { fill: kind === 'sand' ? ink : colors.spark, weight: 600 }) +
      '</svg>',
  );
  return Buffer.from((await renderAsync(svg, CARD_FONTS)).asPng());
}

/** Letters of the two scripts that the fonts hold, with digits, marks and punctuation. */
const isDrawable = (text: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Inherited}\p{Nd}\p{P}\p{Zs}]+$/u.test(text);

const heightOf = ({ lines, size }: FittedText): number => lines.length * size * LINE_HEIGHT;

/** The lines of a text, one below the other, in the middle of the card. */
function linesOf(
  { lines, size }: FittedText,
  top: number,
  { direction, fill, weight }: { fill: string; weight: number; direction?: 'ltr' | 'rtl' },
): string {
  return lines
    .map((line, index) => {
      const isRightToLeft = (direction ?? (/\p{Script=Arabic}/u.test(line) ? 'rtl' : 'ltr')) === 'rtl';
      const y = Math.round(top + (index + 0.72) * size * LINE_HEIGHT);
      // The library orders every line from the left: an embedding from the right (U+202B … U+202C) keeps Latin parts in place.
      const text = escapeXml(isRightToLeft ? `\u202B${line}\u202C` : line);
      return `<text x="${WIDTH / 2}" y="${y}" text-anchor="middle" font-family="${CARD_FONT}" font-weight="${weight}" font-size="${size}" fill="${fill}"${isRightToLeft ? ' direction="rtl"' : ''}>${text}</text>`;
    })
    .join('');
}
