import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Fieldset } from '#ds/components/field/fieldset.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Fieldset',
  tags: ['autodocs'],
  component: Fieldset,
  args: {
    id: 'who',
    label: 'Full name',
    hint: 'As it stands on your card.',
    error: 'This field is required.',
    children: null,
  },
  parameters: guide({
    for: 'Several controls that answer one question.',
    notFor: 'One control (its own field); radio buttons (Segmented, RadioCards, Presets have it inside).',
    anatomy: ['the label', 'the hint', 'the controls', 'the error'],
    keys: [],
    announces: 'A group by its label, with its hint and its error.',
    dos: ['Ask one question.'],
    donts: ['No fieldset around a whole form.'],
  }),
  render: function Render(args) {
    return (
      <Fieldset {...args}>
        <TextField name="first" label={useWords().huda} />
      </Fieldset>
    );
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const say = wordsOf(globals);
    await expect(canvas.getByRole('group', { name: say.fullName })).toHaveAccessibleDescription(
      `${say.nameHint} ${say.required}`,
    );
  },
};
