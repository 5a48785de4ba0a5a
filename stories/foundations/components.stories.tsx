import type { Meta, StoryObj } from '@storybook/react-vite';
import { budgets } from '#ds/component-budgets.ts';
import { Link } from '#ds/components/link/link.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { inEnglish } from '../../.storybook/chromatic-modes.ts';
import type { Guide } from '../../.storybook/guide.ts';
import { Sheet, Table } from './parts.tsx';

export default { title: 'Foundations/Components', parameters: inEnglish } satisfies Meta;

type Page = { title: string; parameters?: { guide?: Guide } };
const pages = Object.entries(
  import.meta.glob<Page>('../components/*.stories.tsx', { eager: true, import: 'default' }),
).flatMap(([file, { parameters, title }]) =>
  parameters?.guide
    ? [
        {
          name: title.replace('Components/', ''),
          guide: parameters.guide,
          budget: budgets[file.split('/').at(-1)?.replace('.stories.tsx', '') ?? ''],
        },
      ]
    : [],
);

export const Components: StoryObj = {
  render: () => (
    <Sheet
      title="Components"
      lead="What each is for, what to take instead, and the bytes that it may weigh by itself, gzipped, without React and Lingui, which every page has."
    >
      <Table
        label="Components"
        head={['Component', 'For', 'Not for', 'Budget', 'Status']}
        rows={pages.map(({ budget, guide, name }) => [
          <Link key="page" tone="quiet" href={`./?path=/docs/components-${name.toLowerCase()}--docs`}>
            {name}
          </Link>,
          guide.for,
          guide.notFor,
          budget === undefined ? '' : `${budget} B`,
          guide.status === 'planned' ? <Tag key="status">planned</Tag> : 'stable',
        ])}
      />
    </Sheet>
  ),
};
