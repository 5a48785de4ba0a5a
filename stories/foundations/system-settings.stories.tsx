import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ds/components/button/button.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { Presets } from '#ds/components/presets/presets.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import { Segmented } from '#ds/components/segmented/segmented.tsx';
import { Switch } from '#ds/components/switch/switch.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords } from '#tests/fixtures/words.ts';
import { inEnglish } from '../../.storybook/chromatic-modes.ts';

export default { title: 'Foundations/Settings of the system' } satisfies Meta;

/** What tells its state by a color or an edge: each must still be told apart. */
function States() {
  const say = useWords();
  return (
    <main style={{ padding: 24 }}>
      <Stack gap={5}>
        <h1>{say.brand}</h1>
        <Button type="button">{say.donate}</Button>
        <Segmented
          name="often"
          label={say.howOften}
          defaultValue="once"
          options={[
            { value: 'once', label: say.once },
            { value: 'regular', label: say.regular },
          ]}
        />
        <Presets name="amount" label={say.amount} amounts={[1000, 2000, 5000]} currency="USD" defaultValue={2000} />
        <Checkbox name="private" label={say.keepPrivate} defaultChecked />
        <Switch name="news" label={say.email} defaultChecked />
        <TextField name="fullName" label={say.fullName} error={say.required} />
        <Progress value={60} />
      </Stack>
    </main>
  );
}

/** Seen so in Chromatic, and in a browser whose system forces its colors. */
export const ForcedColors: StoryObj = {
  render: () => <States />,
  parameters: { chromatic: { forcedColors: 'active', ...inEnglish.chromatic } },
};

export const MoreContrast: StoryObj = { globals: { contrast: 'more' }, render: () => <States /> };
