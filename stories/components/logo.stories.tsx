import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '#ds/components/logo/logo.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Logo',
  tags: ['autodocs'],
  component: Logo,
  args: { name: 'Sanad' },
  parameters: guide({
    for: 'The khatam, two woven squares around a gold point, and the name.',
    notFor: 'Decoration.',
    anatomy: ['the mark', 'the name'],
    keys: [],
    announces: 'The name; the mark is silent.',
    dos: ['Say on what it stands: the gaps of the weave show the ground.'],
    donts: ['Never mirrored, never recoloured.'],
  }),
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals, canvasElement }) => {
    await expect(canvas.getByText(wordsOf(globals).brand)).toBeVisible();
    await expect(getComputedStyle(canvasElement.querySelector('svg')!).transform).toBe('none');
  },
};

export const MarkAlone: Story = { args: { name: undefined } };

export const OnDeep: Story = {
  render: function Render() {
    return (
      <div style={{ background: 'var(--ds-color-surfaceDeep)', padding: 16 }}>
        <Logo name={useWords().brand} on="deep" />
      </div>
    );
  },
};
