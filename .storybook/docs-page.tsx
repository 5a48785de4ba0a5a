import { Canvas, Controls, Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { budgets } from '#ds/component-budgets.ts';
import sizes from '#ds/component-sizes.json' with { type: 'json' };
import { componentOf } from './controls.ts';
import type { Guide } from './guide.ts';

const isWeighed = (name: string): name is keyof typeof sizes => name in sizes;

const List = ({ items, title }: { items: readonly ReactNode[]; title: string }) =>
  items.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </>
  );

/** What a component weighs by itself, beside what it may. */
function Bytes({ file }: { file: string }) {
  const name = file.split('/').at(-1)?.replace('.tsx', '') ?? '';
  if (!isWeighed(name)) return null;
  const { script, style } = sizes[name];
  return (
    <>
      <h3>Bytes</h3>
      <p>
        {script} B of script and {style} B of style, gzipped, without React and Lingui, which every page has. Budget:{' '}
        {budgets[name] ?? 'none'} B together.
      </p>
    </>
  );
}

const Words = ({ guide }: { guide: Guide }) => (
  <>
    <h3>Not for</h3>
    <p>{guide.notFor}</p>
    <List title="Anatomy" items={guide.anatomy} />
    <List
      title="Keys"
      items={guide.keys.map(([key, does]) => (
        <>
          <strong>{key}</strong>: {does}
        </>
      ))}
    />
    <h3>Announced</h3>
    <p>{guide.announces}</p>
    <List title="Do" items={guide.dos} />
    <List title="Don't" items={guide.donts} />
  </>
);

/** In a frame of its own: what lies over the page, and what has a window of its own. */
const isFramed = (parameters: Record<string, unknown>, globals?: Record<string, unknown>): boolean =>
  parameters['isOverlay'] === true || globals?.['viewport'] !== undefined;

/** One page a component: what it is for and not, its props to try, how it is built, reached, heard and used, and every state. */
export default function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  const component = componentOf(preparedMeta.title);
  return (
    <div lang="en" dir="ltr">
      <Title />
      {guide?.status === 'planned' && <p>Planned: it is tested, and no screen uses it yet.</p>}
      <Description />
      <Primary />
      <Controls />
      {guide && <Words guide={guide} />}
      {component && (
        <>
          <List title="Tokens" items={component.tokens} />
          <List title="Used in" items={component.usedIn} />
          <Bytes file={component.file} />
        </>
      )}
      <h3>Every state</h3>
      {Object.values(csfFile.stories).map(({ globals, id, moduleExport, name }) => (
        <section key={id}>
          <h4>{name}</h4>
          <Canvas
            of={moduleExport}
            story={isFramed(preparedMeta.parameters, globals) ? { inline: false, height: '420px' } : {}}
          />
        </section>
      ))}
    </div>
  );
}
