import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import sizes from '#ds/component-sizes.json' with { type: 'json' };

const texts = Object.values(import.meta.glob<string>('../stories/components/*.stories.tsx', { query: '?raw', import: 'default', eager: true }));
const isWeighed = (name: string): name is keyof typeof sizes => name in sizes;

/** The components that a file of stories shows, read from what it imports. */
function componentsOf(title: string) {
  const text = texts.find((one) => one.includes(`title: '${title}'`)) ?? '';
  return [...new Set([...text.matchAll(/#ds\/components\/[\w-]+\/([\w-]+)\.tsx/g)].map(([, name = '']) => name))].filter(isWeighed);
}

/** What a component is for, what it weighs, what it takes, and how it looks in each of its states. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <table>
        <caption>Bytes gzipped, without React and Lingui, which every page has</caption>
        <thead><tr><th scope="col">Component</th><th scope="col">Script</th><th scope="col">Style</th></tr></thead>
        <tbody>{componentsOf(preparedMeta.title).map((name) => <tr key={name}><th scope="row">{name}</th><td>{sizes[name].script}</td><td>{sizes[name].style}</td></tr>)}</tbody>
      </table>
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
