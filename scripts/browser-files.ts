import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';

const root = path.join(import.meta.dirname, '..');

type Module = { isClient: boolean; imports: readonly string[] };

/** The source files that browsers may run: those with 'use client', and all that they import, directly or not. */
export function browserFiles(): string[] {
  const files = globSync('{src,design-system}/**/*.{ts,tsx}', { cwd: root });
  const modules = new Map(files.map((file) => [file, readModule(file)]));
  const found = new Set<string>();
  const queue = files.filter((file) => modules.get(file)!.isClient);
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    queue.push(...modules.get(file)!.imports.filter((target) => modules.has(target)));
  }
  return [...found].toSorted();
}

function readModule(file: string): Module {
  const code = readFileSync(path.join(root, file), 'utf8');
  const { module, program } = parseSync(file, code);
  const requests = [
    ...module.staticImports.filter(({ entries }) => hasValues(entries)).map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { end, start } }) => code.slice(start + 1, end - 1)),
  ];
  return {
    isClient: program.body.some((statement) => 'directive' in statement && statement.directive === 'use client'),
    imports: requests.map((request) => request.replace('#src/', 'src/').replace('#ds/', 'design-system/')),
  };
}

/** Whether an import has values: one of types only is not in the built module. */
const hasValues = (entries: readonly { isType: boolean }[]): boolean =>
  entries.length === 0 || entries.some(({ isType }) => !isType);
