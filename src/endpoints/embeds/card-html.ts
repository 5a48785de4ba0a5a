import { html, raw } from 'hono/html';
import { COLORS } from '#src/endpoints/embeds/embed-colors.ts';
import type { EmbeddedProject } from '#src/endpoints/embeds/embedded-project.ts';
import { embedPolicy } from '#src/framework/policy.ts';
import { directionOf, type Locale } from '#src/i18n/locales.ts';

const colors = ({ accent, border, muted, onAccent, surface, text, track }: (typeof COLORS)['light']): string =>
  `:root{--surface:${surface};--border:${border};--text:${text};--muted:${muted};--track:${track};--accent:${accent};--on-accent:${onAccent}}`;
const STYLE = [
  ':root{color-scheme:light dark}',
  colors(COLORS.light),
  `@media (prefers-color-scheme:dark){${colors(COLORS.dark)}}`,
  '*{box-sizing:border-box}',
  'body{margin:0;font:400 1rem/1.5 "IBM Plex Sans Arabic",system-ui,sans-serif;color:var(--text);background:transparent}',
  'article{display:flex;flex-direction:column;min-block-size:100vh;overflow:hidden;border:1px solid var(--border);border-radius:4px;background:var(--surface)}',
  'img{inline-size:100%;block-size:auto;aspect-ratio:16/8;object-fit:cover}',
  'div{display:grid;gap:.5rem;padding:1rem}',
  'h1{font-size:1.125rem;line-height:1.35;margin:0;overflow-wrap:anywhere}',
  'p{margin:0;color:var(--muted);font-size:.875rem}',
  'progress{inline-size:100%;block-size:.5rem;appearance:none;border:0;border-radius:4px;overflow:hidden;background:var(--track)}',
  'progress::-webkit-progress-bar{background:var(--track)}',
  'progress::-webkit-progress-value{background:var(--accent)}',
  'progress::-moz-progress-bar{background:var(--accent)}',
  'a{display:grid;place-items:center;min-block-size:44px;margin-block-start:.5rem;padding-inline:1rem;border-radius:4px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:3px solid var(--text);outline-offset:2px}',
].join('');

/** The policy of the card's document: no script, its one style, our own pictures, and any site may show it. */
export const CARD_POLICY = embedPolicy(STYLE);

const headOf = (title: string, locale: Locale) =>
  html`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${locale === 'ar' ? 'سند' : 'Sanad'}</title><style>${raw(STYLE)}</style></head>`;

/** One sentence with a way on, in the card's look. Escapes its texts. */
export const noticeHtml = (
  locale: Locale,
  { action, href, title }: { title: string; action: string; href: string },
): string =>
  String(
    html`<!doctype html><html lang="${locale}" dir="${directionOf(locale)}">${headOf(title, locale)}<body><article><div><h1>${title}</h1><a href="${href}" target="_blank" rel="noopener">${action}</a></div></article></body></html>`,
  );

/** A project as a document for a frame on another site: without script and cookies. Escapes its texts. */
export function cardHtml(project: EmbeddedProject, origin: string): string {
  const { action, cover, dir, donors, href, locale, percent, program, progress, raised, title } = project;
  const head = headOf(title, locale);
  const bar = html`<progress max="100" value="${percent}" aria-label="${progress}"></progress>`;
  const link = html`<a href="${origin}${href}" target="_blank" rel="noopener">${action}</a>`;
  const text = html`<div><p>${program}</p><h1>${title}</h1>${bar}<p>${progress}</p><p><bdi>${raised}</bdi> · <bdi>${donors}</bdi></p>${link}</div>`;
  const article = html`<article><img src="${cover}" alt="" width="720" height="360">${text}</article>`;
  return String(html`<!doctype html><html lang="${locale}" dir="${dir}">${head}<body>${article}</body></html>`);
}
