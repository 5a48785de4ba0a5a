import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The screens that import a component, directly or through another component that uses it. */
export function usedIn(file: string): string[] {
  const specifier = `'${file.replace('design-system/', '#ds/')}'`;
  return globSync('src/**/*.tsx', { cwd: root })
    .filter((user) => textOf(user).includes(specifier))
    .toSorted();
}

/** The tokens in the styles of a component: `color.accent`, `space.4`, `control.radius`. */
export function tokensOf(file: string): string[] {
  const styles = [...textOf(file).matchAll(/from '#ds\/([^']+)\.css'/g)].map(
    ([, name]) => `design-system/${name}.css.ts`,
  );
  const named = styles.flatMap((style) => {
    const text = textOf(style);
    const short = [...(/const \{([^}]+)\} = tokens/.exec(text)?.[1] ?? '').matchAll(/\w+/g)].map(([name]) => name);
    const groups = ['tokens\\.\\w+', 'control', 'floating', 'selected', ...short].join('|');
    return [...text.matchAll(new RegExp(`\\b(${groups})(?:\\.(\\w+)|\\[(\\w+)\\])`, 'g'))]
      .map(([, group = '', name, index]) => `${group.replace('tokens.', '')}.${name ?? index}`)
      .filter((token) => !token.startsWith('tokens.'));
  });
  return [...new Set(named)].toSorted();
}
