/** The forms that a count needs in each language (CLDR), beside exact ones such as `=0`. */
const formsOf: Record<string, readonly string[]> = {
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  tr: ['one', 'other'],
};

type Entry = { id: string; text: string };

const unquote = (block: string) => [...block.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part).join('');

function entriesOf(po: string): Entry[] {
  return po.split(/\n\n/).flatMap((block) => {
    const live = block.split('\n').filter((line) => !line.startsWith('#')).join('\n');
    const id = /msgid ((?:"(?:[^"\\]|\\.)*"\s*)+)/.exec(live)?.[1];
    const text = /msgstr ((?:"(?:[^"\\]|\\.)*"\s*)+)/.exec(live)?.[1];
    return id && text && unquote(id) ? [{ id: unquote(id), text: unquote(text) }] : [];
  });
}

/** What is wrong with a catalogue: sentences without a text, and counts without all the forms of the language. */
export function findTextFaults(po: string, locale: string): string[] {
  return entriesOf(po).flatMap(({ id, text }) => {
    if (text === '') return [`no text for "${id}"`];
    if (!/\{\w+, plural,/.test(text)) return /\{\w+, plural,/.test(id) ? [`"${id}" counts, its text does not`] : [];
    const missing = (formsOf[locale] ?? []).filter((form) => !new RegExp(`\\b${form} \\{`).test(text));
    return missing.length > 0 ? [`"${id}" lacks ${missing.join(', ')}`] : [];
  });
}
