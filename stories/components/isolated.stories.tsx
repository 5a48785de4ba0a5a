import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Isolated',
  tags: ['autodocs'],
  component: Isolated,
  args: { kind: 'iban', value: 'SA0380000000608010167519' },
  parameters: guide({
    for: 'What reads from left to right in every language: phone, IBAN, card, email, reference.',
    notFor: 'Names and titles: they follow their own language.',
    anatomy: ['the value; an IBAN in fours'],
    keys: [],
    announces: 'The value.',
    dos: ['Every phone, IBAN and reference goes through it.'],
    donts: ['No value that is already turned by hand.'],
  }),
} satisfies Meta<typeof Isolated>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SA03 8000 0000 6080 1016 7519')).toHaveAttribute('dir', 'ltr');
  },
};

export const Kinds: Story = {
  render: () => (
    <Stack gap={2} align="start">
      <Isolated kind="phone" value="+966 50 214 8876" />
      <Isolated kind="email" value="salam@sanad.example" />
      <Isolated kind="reference" value="SND-7K2M-48" />
      <Isolated kind="card" value="•••• 4242" />
    </Stack>
  ),
};
