import { expect, test } from 'vitest';
import { locales } from '#src/i18n/locales.ts';
import { type Block, SHOWN_RETENTION } from '#src/screens/document/document-view.ts';
import { documents } from '#src/screens/document/documents.ts';
import { RETENTION } from '#src/server/platform/retention/retention.ts';
import { findRejectedWords } from '../../../scripts/rejected-words.ts';

/** What a document is made of, without its words. */
const shapeOf = (block: Block): string | number =>
  typeof block === 'string' ? 'text' : 'show' in block ? block.show : block.length;
const wordsOf = (block: Block): readonly string[] =>
  typeof block === 'string' ? [block] : 'show' in block ? [] : block;

test.each(Object.entries(documents))('%s says the same in every language', (_name, texts) => {
  const shapes = locales.map((locale) => texts[locale].sections.map(({ blocks, id }) => [id, blocks.map(shapeOf)]));
  expect(shapes).toEqual(locales.map(() => shapes[0]));
  for (const { changes, updatedOn } of Object.values(texts)) expect(updatedOn).toBe(changes[0]!.on);
});

test.each(Object.entries(documents))('%s uses no rejected word', (_name, texts) => {
  for (const locale of locales) {
    const { lead, sections, title } = texts[locale];
    const words = [title, lead, ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(wordsOf)])];
    expect(words.flatMap((text) => findRejectedWords(text, locale))).toEqual([]);
  }
});

test('the privacy policy tells every time but those of data about nobody', () => {
  const untold = Object.keys(RETENTION).filter((rule) => !(SHOWN_RETENTION as readonly string[]).includes(rule));
  expect(untold.toSorted()).toEqual(['failedJobs', 'jobs', 'pageCounts', 'rateLimits']);
});
