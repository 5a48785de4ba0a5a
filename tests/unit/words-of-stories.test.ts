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

  it('are read from a story with their placeholders, plurals and line breaks', () => {
    const story =
      "say(msg`Give ${sum} to\n {cause}`); say(msg`${plural(n, { one: '# day', other: '# days' })}`); say(msg`Close`)";
    expect(messagesOf(story)).toEqual({ whole: ['Give {} to {}', 'Close'], forms: ['# day', '# days'] });
  });
});
