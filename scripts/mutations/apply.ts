import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A deliberate fault: a text is replaced, and a test must fail. */
export type Mutation = {
  /** What breaks, as a user would report it. */
  fault: string;
  kind: 'behaviour' | 'accessibility' | 'right to left' | 'look';
  file: string;
  /** The text to replace, which must occur exactly once in the file. */
  find: string;
  replace: string;
  /** The files of stories and tests that must find it. */
  tests: readonly string[];
  /** The language of its tests. @default "en" */
  locale?: 'en' | 'ar';
};

/** The text with the fault. @throws Error unless the text to replace occurs exactly once */
export function mutated(text: string, { fault, file, find, replace }: Mutation): string {
  const count = text.split(find).length - 1;
  if (count !== 1)
    throw new Error(
      `"${fault}": the text to replace stands ${count} times in ${file}, not once. Write the fault again.`,
    );
  return text.replace(find, () => replace);
}

/** Plants a fault in a copy of the project and returns a function that removes it. */
export function plant(root: string, mutation: Mutation): () => void {
  const file = path.join(root, mutation.file);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, mutated(before, mutation));
  return () => writeFileSync(file, before);
}
