/** Fails where code or docs use a word that docs/glossary.md rejects in its table `not | but`. */
import { globSync, readFileSync } from 'node:fs';

type RejectedWord = { not: string; but: string };

/** The rows of the glossary's table "Words not to use". */
export function readRejectedWords(glossary: string): RejectedWord[] {
  const [, table = ''] = glossary.split('## Words not to use');
  return [...table.matchAll(/^\| ([^|]+?) \| ([^|]+?) \|$/gm)]
    .map(([, not = '', but = '']) => ({ not, but }))
    .filter(({ not }) => not !== 'not' && !not.startsWith('---'));
}

/** Finds a word alone or in a name: `giver`, `givers`, `giverOf`, `findGiver`, `GIVER_ID`, but not `forgiver`. */
function patternOf(word: string): RegExp {
  const parts = word.split(' ');
  const spaced = parts.map((part) => `[${part[0]!}${part[0]!.toUpperCase()}]${part.slice(1)}`).join('[ _-]?');
  const capitals = parts.map((part) => part.toUpperCase()).join('[ _]');
  const within = parts.map((part) => part[0]!.toUpperCase() + part.slice(1)).join('');
  return new RegExp(`(?<![A-Za-z])(?:${spaced}(?:s|ed)?(?![a-z])|${capitals}(?![A-Z]))|(?<=[a-z])${within}s?(?![a-z])`);
}

/** The rejected words of a text with their lines: `12: "giver": say donor`. */
export function findRejected(text: string, words: readonly RejectedWord[]): string[] {
  return text.split('\n').flatMap((line, index) =>
    words.flatMap(({ but, not }) => {
      const found = patternOf(not).exec(line)?.[0];
      return found === undefined ? [] : [`${index + 1}: "${found}": say ${but}`];
    }),
  );
}

const FILES = [
  '*.{md,ts,mjs}',
  'docs/*.md',
  '{src,design-system,money,stories,tests,scripts,.storybook}/**/*.{ts,tsx,js,mjs}',
];
const IGNORED =
  /^(?:docs\/(?:glossary|specification)|src\/server\/demo|tests\/fixtures\/words|scripts\/(?:rejected|check)-words|tests\/unit\/(?:rejected-words|check-words|server\/upgrade))/;

function check(): void {
  const words = readRejectedWords(readFileSync('docs/glossary.md', 'utf8'));
  const files = globSync(FILES).filter((file) => !IGNORED.test(file.replaceAll('\\', '/')));
  const found = files.flatMap((file) =>
    findRejected(readFileSync(file, 'utf8'), words).map((line) => `${file}:${line}`),
  );
  for (const line of found) console.error(line);
  // Without the table or without files everything would pass.
  process.exitCode = found.length === 0 && words.length > 0 && files.length > 500 ? 0 : 1;
}

if (import.meta.main) check();
