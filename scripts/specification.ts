/**
 * Compares the sentences of the specification, each with an id (section and number), with the rows of
 * `docs/specification.md`. Bullets and paragraphs are split at the ends of sentences and at semicolons.
 */
import { existsSync, readFileSync } from 'node:fs';

export type Sentence = { id: string; text: string };
export type Row = { id: string; text: string; where: string; test: string };

export function sentencesOf(source: string): Sentence[] {
  let section = '0';
  let count = 0;
  const found: Sentence[] = [];
  for (const line of source.split('\n')) {
    const heading = /^#{2,3} (?:(\d+)\. )?/.exec(line);
    if (heading) {
      if (heading[1]) {
        section = heading[1];
        count = 0;
      }
      continue;
    }
    const text = line.replace(/^- /, '').trim();
    if (!text || text.startsWith('# ')) continue;
    for (const part of text.split(/(?<=[.!;])\s+(?=\S)/)) {
      count += 1;
      found.push({ id: `${section}.${count}`, text: part.trim() });
    }
  }
  return found;
}

export function rowsOf(table: string): Row[] {
  return [...table.matchAll(/^\| (\d+\.\d+) \| (.*?) \| (.*?) \| (.*?) \|$/gm)].map(([, id, text, where, test]) => ({
    id: id!,
    text: text!,
    where: where!,
    test: test!,
  }));
}

/** The errors: a sentence without a row, a row without a sentence, a row with an empty cell or a missing file. */
export function specificationFaults(source: string, table: string, exists: (path: string) => boolean): string[] {
  const rows = new Map(rowsOf(table).map((row) => [row.id, row]));
  const sentences = sentencesOf(source);
  const faults = sentences.flatMap(({ id, text }) => {
    const row = rows.get(id);
    if (!row) return [`${id} has no row: ${text}`];
    if (row.text !== text.replaceAll('|', '\\|')) return [`${id} says something else: ${row.text}`];
    return [row.where, row.test].flatMap((cell) => {
      if (!cell) return [`${id} has an empty cell`];
      return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, path]) =>
        exists(path!) ? [] : [`${id} names ${path}, which does not exist`],
      );
    });
  });
  const known = new Set(sentences.map(({ id }) => id));
  return [
    ...faults,
    ...[...rows.keys()].filter((id) => !known.has(id)).map((id) => `${id} is no sentence of the specification`),
  ];
}

if (import.meta.main) {
  const faults = specificationFaults(
    readFileSync('docs/specification.txt', 'utf8'),
    readFileSync('docs/specification.md', 'utf8'),
    existsSync,
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
