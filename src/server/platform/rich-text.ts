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

/** Typed or pasted HTML as it is stored: only what the rules allow, with an id in each heading. */
export const sanitizeRichText = (html: string): string => withHeadingIds(sanitizeHtml(html, rules).trim());

/** The same in each language; a language of which nothing is left is left out. */
export const sanitizeLocalText = (text: LocalText): LocalText =>
  Object.fromEntries(
    Object.entries(text).flatMap(([language, html]) => {
      const clean = html === undefined ? '' : sanitizeRichText(html);
      return clean === '' ? [] : [[language, clean]];
    }),
  );
