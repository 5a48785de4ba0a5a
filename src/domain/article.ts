/** Blog posts and news: reading time, months, and the table of contents of their text. */
import { type LocalText, slugOf } from '#src/domain/slug.ts';

export const ARTICLE_KINDS = ['blog', 'news'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];
export const ARTICLE_STATUSES = ['draft', 'published'] as const;

type Language = keyof LocalText;
const LANGUAGES = ['en', 'ar', 'tr'] as const satisfies readonly Language[];

/**
 * How many words of a language are read silently in a minute: the means of the International Reading Speed Texts
 * (Trauzettel-Klosinski and Dietz, IOVS 53, 2012). Arabic and Turkish say in one word what English says in two.
 */
const WORDS_PER_MINUTE: Record<Language, number> = { en: 228, ar: 138, tr: 166 };

const segmenters = new Map<string, Intl.Segmenter>();
function segmenterOf(language: Language): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (!segmenter) segmenters.set(language, (segmenter = new Intl.Segmenter(language, { granularity: 'word' })));
  return segmenter;
}

/** The number of words in a text, numbers included. */
export const countWords = (text: string, language: Language): number =>
  [...segmenterOf(language).segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** Whole minutes of reading, one at least. @param words a whole number */
export const minutesFor = (words: number, language: Language): number =>
  Math.max(1, Math.round(words / WORDS_PER_MINUTE[language]));

/** Minutes of reading by language, of texts in HTML. */
export const readingMinutes = (body: LocalText): Partial<Record<Language, number>> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const html = body[language];
      return html ? [[language, minutesFor(countWords(plainText(html), language), language)]] : [];
    }),
  );

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00A0' };

/** The words of sanitized HTML, without tags; blocks are kept apart by a space. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, ' ')
    .trim();

/** A heading of a text, as its table of contents names it. */
export type ContentsEntry = { id: string; text: string; level: 2 | 3 };

const HEADING = /<h([23])((?:\s[^>]*)?)>(.*?)<\/h\1>/gs;
const ID = /\sid="([^"]*)"/;
/** The prefix keeps an id of a text apart from those of the page. */
const OWN_ID = /^s-[\p{L}\p{N}-]{1,80}$/u;

/**
 * Gives each heading an id of its own, from its words. A heading keeps the id that it has, so that links to it stay good
 * when its words change.
 */
export function withHeadingIds(html: string): string {
  const taken = new Set<string>();
  return html.replace(HEADING, (_all, level: string, attributes: string, inner: string) => {
    const given = ID.exec(attributes)?.[1];
    const wanted =
      given && OWN_ID.test(given)
        ? given
        : `s-${slugOf({ en: plainText(inner) }, 'part')
            .slice(0, 60)
            .replace(/-+$/, '')}`;
    let own = wanted;
    for (let count = 2; taken.has(own); count += 1) own = `${wanted}-${count}`;
    taken.add(own);
    return `<h${level}${attributes.replace(ID, '')} id="${own}">${inner}</h${level}>`;
  });
}

/** The headings of a text whose headings have ids, in their order. */
export const contentsOf = (html: string): ContentsEntry[] =>
  [...html.matchAll(HEADING)].flatMap(([, level, attributes = '', inner = '']) => {
    const id = ID.exec(attributes)?.[1];
    return id === undefined ? [] : [{ id, text: plainText(inner), level: Number(level) as 2 | 3 }];
  });

const LONG = 3;
/** Whether a text is long enough for a table of contents: three sections at least. */
export const isLong = (contents: readonly ContentsEntry[]): boolean =>
  contents.filter(({ level }) => level === 2).length >= LONG;

/** The month of a moment by UTC: `2026-03`. */
export const monthOf = (at: string): string => new Date(at).toISOString().slice(0, 7);

/** The first and the last day of a month: `2026-02` gives 2026-02-01 and 2026-02-28. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** Items by the month in which they were published, in their given order. */
export function byMonth<Item extends { publishedAt: string }>(
  items: readonly Item[],
): { month: string; items: Item[] }[] {
  const months: { month: string; items: Item[] }[] = [];
  for (const item of items) {
    const month = monthOf(item.publishedAt);
    const last = months.at(-1);
    if (last?.month === month) last.items.push(item);
    else months.push({ month, items: [item] });
  }
  return months;
}

/** The languages in which a text is written, in the order of the site. */
export const languagesOf = (text: LocalText): Language[] => LANGUAGES.filter((language) => text[language]);
