import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const stories = globSync('stories/emails/*.stories.tsx').map(read).join('\n');
const emails = globSync('src/server/**/*.ts').filter(
  (file) => file.endsWith('.emails.ts') || /\b[A-Z]+_TEMPLATES = \[/.test(read(file)),
);

/** The templates that a file of emails lists, and the functions that make an email without one. */
function emailsIn(text: string): { templates: string[]; makers: string[] } {
  const lists = [...text.matchAll(/_TEMPLATES = \[([^\]]*)\]/g)].map(([, list = '']) => list).join();
  return {
    templates: [...lists.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
    makers: [...text.matchAll(/^export (?:const|function) (\w+Email)\b/gm)].map(([, name = '']) => name),
  };
}
const isShown = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(stories);

test.each(emails)('%s: each of its emails is a story', (file) => {
  const { makers, templates } = emailsIn(read(file));
  expect(makers.length + templates.length).toBeGreaterThan(0);
  expect([...makers, ...templates].filter((name) => !isShown(name))).toEqual([]);
});

test('a template without a story is found', () => {
  const text = "export const A_TEMPLATES = ['planPaused', 'unseen'] as const;\nexport function unseenEmail() {}";
  expect(emailsIn(text)).toEqual({ templates: ['planPaused', 'unseen'], makers: ['unseenEmail'] });
  expect(['planPaused', 'unseen'].filter(isShown)).toEqual(['planPaused']);
});
