import type { Meta, StoryObj } from '@storybook/react-vite';
import sizes from '#ds/component-sizes.json' with { type: 'json' };
import { Link } from '#ds/components/link/link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Part, Sheet, Table } from './parts.tsx';

export default { title: 'Foundations/Components' } satisfies Meta;

const texts = import.meta.glob<string>('../components/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
const idPart = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '');

/** Read from the stories themselves, so that the page cannot fall behind them. */
const families = Object.values(texts).map((text) => {
  const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
  const names = [...text.matchAll(/#ds\/components\/[\w-]+\/([\w-]+)\.tsx/g)].map(([, name]) => name as keyof typeof sizes);
  const [, first = ''] = /^export const (\w+): Story/m.exec(text) ?? [];
  return { title, about: /component: '((?:[^'\\]|\\.)*)' \}/.exec(text)?.[1] ?? '', names: [...new Set(names)].filter((name) => name in sizes), id: `${idPart(title)}--${idPart(first.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2'))}` };
});

export const Components: StoryObj = {
  render: () => (
    <Sheet title="Components" lead="What each is for, when to take another, what its keys do, and what it weighs: bytes gzipped, without React and Lingui, which every page has. What weighs little needs no script in the page at all.">
      {families.map(({ about, id, names, title }) => (
        <Part key={title} title={title.replace('Components/', '')}>
          <Text measure="prose">{about}</Text>
          <Link tone="go" href={`./?path=/story/${id}`}>{`Stories of ${title.replace('Components/', '').toLowerCase()}`}</Link>
          <Table label={`Weights: ${title}`} head={['Component', 'Script', 'Style']} rows={names.map((name) => [name, sizes[name].script, sizes[name].style])} />
        </Part>
      ))}
    </Sheet>
  ),
};
