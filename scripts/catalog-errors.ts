import { parsePoFile } from '@lingui/format-po';
import { parse, type Token } from '@messageformat/parser';

/** The plural categories of CLDR that each language needs, besides exact ones such as `=0`. */
const formsOf: Record<string, readonly string[]> = {
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  tr: ['one', 'other'],
};

type Plural = { argument: string; categories: string[] };

/** The texts of a catalog with their source texts. Entries that are no longer used are left out. */
export const entriesOf = (po: string): { id: string; text: string }[] =>
  parsePoFile(po)
    .items.filter(({ obsolete }) => !obsolete)
    .map(({ msgid, msgstr }) => ({ id: msgid, text: msgstr[0] ?? '' }));

/** All plurals of a message, also those within a case of another. @throws Error where it is no ICU message */
const pluralsOf = (message: string): Plural[] => parse(message).flatMap(pluralsWithin);

function pluralsWithin(token: Token): Plural[] {
  if (token.type !== 'plural' && token.type !== 'select' && token.type !== 'selectordinal') return [];
  const within = token.cases.flatMap(({ tokens }) => tokens.flatMap(pluralsWithin));
  if (token.type !== 'plural') return within;
  return [{ argument: token.arg, categories: token.cases.map(({ key }) => key) }, ...within];
}

/**
 * The errors of a catalog: no translation, no ICU message, a plural left out, or one without all categories of the
 * language; in English also a text that is not the one of the source, which a renamed message leaves behind.
 */
export function findCatalogErrors(po: string, locale: string): string[] {
  return entriesOf(po).flatMap(({ id, text }) => {
    if (text === '') return [`no text for "${id}"`];
    if (locale === 'en' && text !== id) return [`"${id}" is shown as "${text}"`];
    return pluralErrors(id, text, locale);
  });
}

function pluralErrors(id: string, text: string, locale: string): string[] {
  let plurals: Plural[];
  try {
    plurals = pluralsOf(text);
  } catch (error) {
    return [`"${id}" has a translation that is no ICU message: ${String(error)}`];
  }
  const left = pluralsOf(id).filter(({ argument }) => !plurals.some((plural) => plural.argument === argument));
  const incomplete = plurals.flatMap(({ argument, categories }) => {
    const missing = (formsOf[locale] ?? []).filter((form) => !categories.includes(form));
    return missing.length > 0 ? [`"${id}" lacks ${missing.join(', ')} for ${argument}`] : [];
  });
  return [
    ...left.map(({ argument }) => `"${id}" has a plural for ${argument}, its translation has none`),
    ...incomplete,
  ];
}
