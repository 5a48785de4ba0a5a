import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { clock } from '#ds/icons/icons.ts';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/Banner',
  tags: ['autodocs'],
  component: Banner,
  args: { children: 'Your account is ready.', tone: 'success' },
  parameters: guide({
    for: 'A note in its place: what holds, what was done, what failed.',
    notFor:
      'What comes and goes by itself (Toast), what stops the work (Dialog), what is wrong with a field (its error).',
    anatomy: ['the mark', 'the title', 'the sentence', 'an act'],
    keys: [],
    announces:
      'Nothing at rest; where it comes after the page, at the next pause (status), or at once for danger (alert).',
    dos: ['Set isAnnounced where it comes later.', 'Say what to do.'],
    donts: ['No more than two on a page.'],
  }),
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals).accountMade)).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Announced: Story = {
  args: { isAnnounced: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsOf(globals).accountMade);
  },
};

export const AnnouncedAtOnce: Story = {
  args: { isAnnounced: true, tone: 'danger', children: 'Something went wrong. Nothing was charged.' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(wordsOf(globals).wentWrong);
  },
};

export const Tones: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Stack>
        <Banner>{say.resendIn}</Banner>
        <Banner tone="warning" icon={clock}>
          {say.noZakat}
        </Banner>
        <Banner
          tone="danger"
          title={say.wentWrong}
          actions={
            <Button tone="outlined" size="small">
              {say.tryAgain}
            </Button>
          }
        >
          {say.notLoadedNote}
        </Banner>
        <Banner tone="warning" isFullWidth>
          {say.testMode}
        </Banner>
      </Stack>
    );
  },
};

export const Narrow: Story = { ...Tones, globals: { viewport: { value: 'narrow' } } };
