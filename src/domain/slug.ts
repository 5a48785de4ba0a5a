import { foldForSearch } from '#src/domain/search-folding.ts';

/** A text by language; at least one is set. */
export type LocalText = { en?: string | undefined; ar?: string | undefined; tr?: string | undefined };

/** Slugs that are other addresses under the path of projects. */
const RESERVED = new Set([
  'zakat',
  'stock-purge',
  'sacrifices',
  'add',
  'edit',
  'type',
  'create-project',
  'projects',
  'profile',
  'all',
  'reports',
  'kafarat',
  'new',
  'search',
]);

/** The slug of a title: Latin letters as ASCII, Arabic letters unchanged, hyphens for all else; `fallback` where nothing is left. */
export function slugOf(title: LocalText, fallback = 'project'): string {
  const text = title.en ?? title.ar ?? title.tr ?? '';
  const latin = /\p{Script=Arabic}/u.test(text)
    ? text
        .normalize('NFC')
        .replace(/[\u064B-\u065F\u0670\u0640\p{Cf}]/gu, '')
        .toLowerCase()
    : foldForSearch(text);
  return (
    latin
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 120)
      .replace(/-+$/, '') || fallback
  );
}

/** The first of `name`, `name-2`, `name-3`… that is neither taken nor reserved. */
export function freeSlug(
  title: LocalText,
  {
    fallback,
    isEndowment = false,
    isTaken,
  }: { isTaken: (slug: string) => boolean; isEndowment?: boolean; fallback?: string },
): string {
  const name = slugOf(title, fallback);
  const isBarred = (slug: string): boolean =>
    RESERVED.has(slug) || isTaken(slug) || (!isEndowment && slug.endsWith('-endowment'));
  let slug = name;
  for (let count = 2; isBarred(slug); count += 1) slug = `${name}-${count}`;
  return slug;
}
