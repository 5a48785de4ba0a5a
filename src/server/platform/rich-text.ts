import sanitizeHtml from 'sanitize-html';
import { withHeadingIds } from '#src/domain/article.ts';
import type { LocalText } from '#src/domain/slug.ts';

const DIRECTIONS = new Set(['ltr', 'rtl', 'auto']);

const TAGS =
  'p h2 h3 ul ol li a strong em blockquote footer cite br bdi span figure figcaption table caption thead tbody tfoot tr th td'.split(
    ' ',
  );

/** What a text may hold: its structure, links, and the language and direction of its parts. No style, script, picture or frame. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'hreflang', 'rel'],
    h2: ['id'],
    h3: ['id'],
    th: [{ name: 'scope', multiple: false, values: ['col', 'row'] }],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: true,
  parser: { lowerCaseTags: true, lowerCaseAttributeNames: true },
  transformTags: {
    '*': (tagName, { dir, ...attribs }) => ({
      tagName,
      attribs: dir !== undefined && DIRECTIONS.has(dir) ? { ...attribs, dir } : attribs,
    }),
    // The title of the page is the first heading.
    h1: 'h2',
    b: 'strong',
    i: 'em',
    a: (tagName, { rel: _rel, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...(/^https?:/i.test(attribs['href'] ?? '') && { rel: 'noopener' }) },
    }),
  },
};

/** Broken HTML is understood after a few passes; what is still not the same is no text that anybody wrote. */
const MOST_PASSES = 10;

/**
 * Typed or pasted HTML as it is stored: only what the rules allow, with an id in each heading. One pass over broken HTML
 * can leave a paragraph inside a paragraph, which the next parser closes earlier; so it is done until nothing changes.
 * @throws Error where it still changes after ten passes
 */
export function sanitizeRichText(html: string): string {
  let clean = html;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const next = withHeadingIds(sanitizeHtml(clean, rules).trim());
    if (next === clean) return clean;
    clean = next;
  }
  throw new Error(`rich text still changes after ${MOST_PASSES} passes`);
}

/** The same in each language; a language of which nothing is left is left out. */
export const sanitizeLocalText = (text: LocalText): LocalText =>
  Object.fromEntries(
    Object.entries(text).flatMap(([language, html]) => {
      const clean = html === undefined ? '' : sanitizeRichText(html);
      return clean === '' ? [] : [[language, clean]];
    }),
  );
