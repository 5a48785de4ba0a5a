import { html, raw } from 'hono/html';
import { COLORS } from '#src/endpoints/embeds/embed-colors.ts';
import type { EmbeddedProject } from '#src/endpoints/embeds/embedded-project.ts';
import { embedPolicy } from '#src/framework/policy.ts';
import { BADGE_SIZE } from '#src/routes/embed-path.ts';

const { height: HEIGHT, width: WIDTH } = BADGE_SIZE;
const PAD = 14;
const BAR = WIDTH - 2 * PAD;
/** As many letters as fit on the line at the widest. */
const LETTERS = 32;

const style = ({ accent, border, muted, surface, text, track }: (typeof COLORS)['light']): string =>
  `.s{fill:${surface};stroke:${border}}.t{fill:${text}}.m{fill:${muted}}.k{fill:${track}}.a{fill:${accent}}`;
const STYLE = `text{font-family:"IBM Plex Sans Arabic",system-ui,sans-serif}${style(COLORS.light)}@media (prefers-color-scheme:dark){${style(COLORS.dark)}}`;

/** The policy of the badge where it is opened by itself: its one style, and nothing else. */
export const BADGE_POLICY = embedPolicy(STYLE);

/** A project's progress as a picture with text, in the light or dark theme of whoever looks. Escapes its texts. */
export function badgeSvg({ dir, locale, percent, progress, title }: EmbeddedProject): string {
  const isMirrored = dir === 'rtl';
  const [start, end] = isMirrored ? [WIDTH - PAD, PAD] : [PAD, WIDTH - PAD];
  const filled = Math.round((BAR * percent) / 100);
  const bar = html`<rect class="k" x="${PAD}" y="34" width="${BAR}" height="6" rx="3"/><rect class="a" x="${isMirrored ? WIDTH - PAD - filled : PAD}" y="34" width="${filled}" height="6" rx="3"/>`;
  const line = (y: number, size: number, text: string, name: string) =>
    html`<text class="${name}" x="${start}" y="${y}" font-size="${size}" font-weight="${size > 13 ? 600 : 400}" direction="${dir}">${text}</text>`;
  const brand = html`<text class="m" x="${end}" y="60" font-size="12" text-anchor="end" direction="${dir}">${isMirrored ? 'سند' : 'Sanad'}</text>`;
  return String(
    html`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" xml:lang="${locale}" direction="${dir}"><title>${title}: ${progress}</title><style>${raw(STYLE)}</style><rect class="s" x=".5" y=".5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="4"/>${line(24, 14, shortened(title), 't')}${bar}${line(60, 12, progress, 'm')}${brand}</svg>`,
  );
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** A title that is too long ends after a whole word; a first word that is too long ends anywhere. */
const shortened = (title: string): string => {
  const all = [...letters.segment(title)].map(({ segment }) => segment);
  if (all.length <= LETTERS) return title;
  const fitting = all.slice(0, LETTERS - 1).join('');
  const end = all[LETTERS - 1] === ' ' ? fitting.length : fitting.lastIndexOf(' ');
  return `${(end > 0 ? fitting.slice(0, end) : fitting).trimEnd()}…`;
};
