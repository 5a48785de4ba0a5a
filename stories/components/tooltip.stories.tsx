import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Pressable } from '#ds/components/button/pressable.tsx';
import { Tooltip } from '#ds/components/tooltip/tooltip.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { info } from '#ds/icons/icons.ts';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  args: { children: 'The least amount on which zakat is due: the worth of 85 grams of gold.', trigger: null },
  parameters: guide({
    for: 'A word more on a drawing, for a pointer and a keyboard.',
    notFor: 'Anything that is needed: a finger sees no tooltip. A hint under the label, a Popover on request.',
    anatomy: ['the trigger, a Pressable with a name of its own', 'the words above or below it'],
    keys: [
      ['Focus', 'shows it'],
      ['Escape', 'hides it; the focus stays'],
    ],
    announces: 'As the description of its trigger.',
    dos: ['Give the trigger a label.'],
    donts: ['No link and no button inside.'],
    status: 'planned',
  }),
  render: function Render(args) {
    return (
      <Tooltip
        {...args}
        trigger={
          <Pressable isIconOnly label={useWords().whatIsNisab} tone="quiet">
            <Icon icon={info} />
          </Pressable>
        }
      />
    );
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(wordsOf(globals).nisab);
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(wordsOf(globals).nisab);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
