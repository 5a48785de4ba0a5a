import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API, type Project, type Symbol as TypeSymbol, type Type } from 'typescript/unstable/sync';
import { usualProps } from './usual-props.ts';

type Prop = {
  name: string;
  /** The type as TypeScript prints it, without `undefined`. */
  type: string;
  /** The values, where the type is a union of literals. */
  values?: readonly (string | number | boolean)[];
  default?: string;
  isRequired: boolean;
  /** The description, one sentence. */
  text: string;
};
export type ComponentProps = Record<string, { file: string; props: Prop[] }>;

const OPTIONAL = 16_777_216;
const root = path.resolve(import.meta.dirname, '../..');

/** The comment directly before a declaration. */
function commentBefore(file: string, at: number): string {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(readFileSync(file, 'utf8').slice(0, at)) ?? [];
  return comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
}

function declared(symbol: TypeSymbol, project: Project): string {
  const [handle] = symbol.declarations;
  const node = handle?.resolve(project);
  if (!node || node.getSourceFile().fileName.includes('node_modules')) return '';
  return commentBefore(node.getSourceFile().fileName, node.getStart());
}

/** Names for React's types that are long when expanded. */
const plain = (type: string): string => (type.includes('AwaitedReactNode') ? 'ReactNode' : type);

/** The default in the component's destructured props: `name = value`. */
const defaultIn = (text: string, component: string, name: string): string | undefined =>
  new RegExp(`function ${component}\\(\\{[^}]*?\\b${name}(?:: \\w+)? = ([^,\\n}]+)`).exec(text)?.[1]?.trim();

function propOf(symbol: TypeSymbol, project: Project, component: string, text: string): Prop {
  const { checker } = project;
  const whole = checker.getTypeOfSymbol(symbol);
  const type = whole ? (checker.getNonNullableType(whole) ?? whole) : undefined;
  const parts = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
  const values = parts.flatMap((part) => (part.isLiteralType() ? [part.value as string | number | boolean] : []));
  const said = declared(symbol, project);
  const standard = /@default\s+(.+)$/.exec(said)?.[1]?.trim() ?? defaultIn(text, component, symbol.name);
  const sentence = said.replace(/@default\s+.+$/, '').trim() || usualProps[symbol.name] || '';
  return {
    name: symbol.name,
    type: type ? plain(checker.typeToString(type)) : '',
    ...(values.length > 0 && values.length === parts.length && { values }),
    ...(standard !== undefined && { default: standard.replaceAll(/^['"]|['"]$/g, '') }),
    isRequired: (symbol.flags & OPTIONAL) === 0,
    text: sentence,
  };
}

/** The props of every component of the design system, read from its types. */
export function readProps(): ComponentProps {
  const api = new API({ cwd: root });
  const snapshot = api.updateSnapshot({ openProject: path.join(root, 'tsconfig.json') });
  const [project] = snapshot.getProjects();
  const found: ComponentProps = {};
  for (const file of globSync('design-system/{components/*,icons,layout}/*.tsx', { cwd: root }).toSorted()) {
    const absolute = path.join(root, file);
    const text = readFileSync(absolute, 'utf8');
    for (const [whole, name = ''] of text.matchAll(/export type (\w+)Props =/g)) {
      const component = text.includes(`export function ${name}(`) || text.includes(`export const ${name} =`);
      const at = text.indexOf(whole) + 'export type '.length;
      if (!component || !project) continue;
      const symbol = project.checker.getSymbolAtPosition(absolute, at);
      const type = symbol && project.checker.getDeclaredTypeOfSymbol(symbol);
      if (!type) continue;
      const props = propsOf(type, project).map((one) => propOf(one, project, name, text));
      found[name] = {
        file,
        props: props.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired) || a.name.localeCompare(b.name)),
      };
    }
  }
  api.close();
  return found;
}

/** The props of a type, including those of all members of a union. */
function propsOf(type: Type, project: Project): readonly TypeSymbol[] {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const all = parts.flatMap((part) => project.checker.getPropertiesOfType(part));
  return [...new Map(all.map((one) => [one.name, one])).values()];
}
