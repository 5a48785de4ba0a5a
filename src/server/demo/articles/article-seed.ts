import type { LocalText } from '#src/domain/slug.ts';
import type { DemoAuthor, DemoArticleCategory } from '#src/server/demo/articles/names.ts';
import type { demoTags } from '#src/server/demo/labels.ts';

/** A demo article as it is written down; a language without a title has no text. */
export type ArticleSeed = {
  title: LocalText;
  lead: LocalText;
  body: LocalText;
  category: DemoArticleCategory;
  author: DemoAuthor;
  original: 'en' | 'ar' | 'tr';
  daysAgo: number;
  tags?: readonly (typeof demoTags)[number]['code'][];
  translator?: LocalText;
  correction?: { daysAgo: number; text: LocalText };
  /** The English title of the demo project that it is about. */
  project?: string;
  isLead?: true;
  isDraft?: true;
};

/** Blocks of a text: a plain one is a paragraph, one that begins with a tag stands as it is. */
export const prose = (...blocks: readonly string[]): string =>
  blocks.map((block) => (block.startsWith('<') ? block : `<p>${block}</p>`)).join('');
export const heading = (text: string): string => `<h2>${text}</h2>`;
export const quote = (text: string, who: string): string =>
  `<blockquote><p>${text}</p><footer>${who}</footer></blockquote>`;

/** A row whose first cell names it. */
const row = (cells: readonly string[]) =>
  `<tr>${cells.map((cell, index) => (index === 0 ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`;

/** A table with a caption; the first row names the columns, the last one is the sum where `hasTotal` says so. */
export function figure(
  caption: string,
  [head, ...rows]: readonly (readonly string[])[],
  { hasTotal = false }: { hasTotal?: boolean } = {},
): string {
  const body = hasTotal ? rows.slice(0, -1) : rows;
  const foot = hasTotal ? `<tfoot>${row(rows.at(-1)!)}</tfoot>` : '';
  return `<figure><table><thead><tr>${head!.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${body.map(row).join('')}</tbody>${foot}</table><figcaption>${caption}</figcaption></figure>`;
}
