import { Resvg } from '@resvg/resvg-js';
import { CARD_FONT, CARD_FONTS, escapeXml } from '#src/server/pictures/card-font.ts';

export type FittedText = { size: number; lines: string[] };
type Box = { width: number; height: number; largest: number; weight: 400 | 600 };

const SMALLEST = 16;
const STEP = 4;
/** The height of a line, as a share of the size of its letters. Arabic vowel marks need more than Latin letters. */
export const LINE_HEIGHT = 1.45;

/** The largest size at which a text fits into a box, broken between words where it must be. A word that fits at no size is broken. */
export function fitText(text: string, { height, largest, weight, width }: Box): FittedText {
  const words = text.split(/\s+/).filter(Boolean);
  const widths = new Map<string, number>();
  const widthOf = (word: string, size: number): number => {
    const known = widths.get(word) ?? measure(word, weight);
    widths.set(word, known);
    return (known * size) / MEASURED_AT;
  };
  for (let size = largest; size >= SMALLEST; size -= STEP) {
    const lines = wrap(words, width, (word) => widthOf(word, size), size * SPACE);
    if (lines && lines.length * size * LINE_HEIGHT <= height) return { size, lines };
  }
  return { size: SMALLEST, lines: words.flatMap((word) => piecesOf(word, width / SMALLEST)) };
}

const MEASURED_AT = 100;
/** The width of a space, as a share of the size of its letters. */
const SPACE = 0.28;

/** The width of a word at 100 pixels, shaped as it will be drawn. */
function measure(word: string, weight: number): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40000" height="400"><text x="20" y="200" font-family="${CARD_FONT}" font-weight="${weight}" font-size="${MEASURED_AT}">${escapeXml(word)}</text></svg>`;
  return new Resvg(svg, CARD_FONTS).getBBox()?.width ?? 0;
}

/** Fills lines with words; undefined where a word is wider than a line. */
function wrap(
  words: readonly string[],
  width: number,
  widthOf: (word: string) => number,
  space: number,
): string[] | undefined {
  const lines: { words: string[]; width: number }[] = [];
  for (const word of words) {
    const own = widthOf(word);
    if (own > width) return undefined;
    const last = lines.at(-1);
    if (last && last.width + space + own <= width) {
      last.words.push(word);
      last.width += space + own;
    } else lines.push({ words: [word], width: own });
  }
  return lines.map((line) => line.words.join(' '));
}

/** The parts of a word that is wider than a line even at the smallest size. No letter is wider than its size. */
const piecesOf = (word: string, letters: number): string[] => {
  const all = [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
  const length = Math.floor(letters);
  return Array.from({ length: Math.ceil(all.length / length) }, (_, index) =>
    all.slice(index * length, (index + 1) * length).join(''),
  );
};
