import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../scripts/catalog-errors.ts';

/** A sentence with its placeholders emptied, in one line. */
const shape = (text: string) => text.replaceAll(/\$?\{(?:[^{}]|\{[^{}]*\})*\}/g, '{}').replaceAll(/\s+/g, ' ');
const plurals = /'([^'\n]*#[^'\n]*)'/g;

/** The messages that a story asks for: whole ones by their shape, and the forms of a plural. */
function messagesOf(story: string): { whole: string[]; forms: string[] } {
  const messages = [...story.matchAll(/\bmsg`((?:[^`$]|\$(?!\{plural)|\$\{(?!plural)[^`]*?\})*)`/g)].map(
    ([, text = '']) => text,
  );
  const counted = [...story.matchAll(/\bmsg`\$\{plural\([\s\S]*?\)\}`/g)].flatMap(([text]) =>
    [...text.matchAll(plurals)].map(([, form = '']) => form),
  );
  return { whole: messages.map(shape), forms: counted };
}

/** Names of the fixtures, and those of countries, days and months that the platform's own data of languages has. */
const NAMES = new Set('Khartoum|Nile Hands|Huda Al-Salem|Sunday|Pazar|Jordan|April|April 12|Nisan|12 Nisan'.split('|'));

/** Regular expressions with words of English beside words of Arabic: nothing holds such words against the texts. */
function twoLanguagesIn(story: string): string[] {
  return [...story.matchAll(/\/(?![/*])((?:[^/\\\n]|\\.)+)\//g)]
    .filter(([, source = '']) => {
      const words = source.split(/[|()^$]|\.\*/).filter((part) => /[a-z]{2}|[\u0621-\u064a]{2}/i.test(part));
      return (
        words.some((part) => /[\u0621-\u064a]/.test(part)) &&
        words.some((part) => /^[ -~]+$/.test(part) && !NAMES.has(part))
      );
    })
    .map(([found]) => found);
}

const catalog = (): string[] =>
  globSync('locales/en/*.po').flatMap((file) => entriesOf(readFileSync(file, 'utf8')).map(({ id }) => id));

describe('the words that stories look for', () => {
  it('are texts of the product: one that is gone would never be found, and its absence never noticed', () => {
    const texts = catalog();
    const shapes = new Set(texts.map(shape));
    const lost = globSync('stories/**/*.tsx').flatMap((file) => {
      const { forms, whole } = messagesOf(readFileSync(file, 'utf8'));
      return [
        ...whole.filter((text) => !shapes.has(text)),
        ...forms.filter((form) => !texts.some((text) => text.includes(form))),
      ].map((text) => `${file}: ${text}`);
    });
    expect(texts.length).toBeGreaterThan(2000);
    expect(lost).toEqual([]);
  });

  it('are not written out in two languages at once, where a renamed text would be missed', () => {
    const files = globSync('stories/**/*.tsx');
    expect(files.length).toBeGreaterThan(100);
    expect(
      files.flatMap((file) => twoLanguagesIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`)),
    ).toEqual([]);
  });

  it('are found where they are written in two languages, but for names', () => {
    const story = 'toHaveTextContent(/\\$4 (a day|عن كل يوم)/); toHaveTextContent(/Khartoum|الخرطوم/); name: /^(سهم)$/';
    expect(twoLanguagesIn(story)).toEqual(['/\\$4 (a day|عن كل يوم)/']);
  });

  it('are read from a story with their placeholders, plurals and line breaks', () => {
    const story =
      "say(msg`Give ${sum} to\n {cause}`); say(msg`${plural(n, { one: '# day', other: '# days' })}`); say(msg`Close`)";
    expect(messagesOf(story)).toEqual({ whole: ['Give {} to {}', 'Close'], forms: ['# day', '# days'] });
  });
});
