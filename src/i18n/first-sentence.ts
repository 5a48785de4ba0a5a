import { intlTag, type Locale } from '#src/i18n/locales.ts';

/** The first sentence of a text, as the language ends its sentences: short enough for a search engine's summary. */
export function firstSentence(text: string, locale: Locale): string {
  const [first] = new Intl.Segmenter(intlTag[locale], { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? '';
}
