import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { success } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { screenStoriesIn } from '#tests/screen-stories.ts';
import { type ScreenEntry, screens } from '#tests/screens.ts';

export default {
  title: 'Screens/Index',
  parameters: {
    docs: {
      description: {
        component:
          'Every screen with its states: those that have a story lead to it, the others are named. Read from the stories themselves.',
      },
    },
  },
} satisfies Meta;

const texts = import.meta.glob<string>('./**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
const built = Object.values(texts).flatMap(screenStoriesIn);

function Row({ entry }: { entry: ScreenEntry }) {
  return (
    <Stack as="section" gap={2}>
      <Heading level={2} size="h3">
        {entry.screen}
      </Heading>
      <Text size="small" tone="muted">
        {entry.route}
      </Text>
      <Inline as="ul" gap={2}>
        {entry.states.map((state) => {
          const story = built.find((one) => one.screen === entry.screen && one.state === state);
          return (
            <li key={state}>
              {story ? (
                <Link tone="quiet" href={`./?path=/story/${story.id}`}>
                  <Tag tone="success" icon={success}>
                    {state}
                  </Tag>
                </Link>
              ) : (
                <Tag>{state}</Tag>
              )}
            </li>
          );
        })}
      </Inline>
    </Stack>
  );
}

export const Index: StoryObj = {
  render: () => {
    const all = (screens as readonly ScreenEntry[]).flatMap((entry) =>
      entry.states.map((state) => `${entry.screen} ${state}`),
    );
    const done = new Set(built.map(({ screen, state }) => `${screen} ${state}`)).size;
    return (
      <main lang="en" dir="ltr">
        <Section>
          <Page>
            <Stack gap={8}>
              <Heading level={1}>Screens</Heading>
              <Stack gap={2}>
                <Text>
                  {done} of {all.length} states have a story.
                </Text>
                <Progress value={(done / all.length) * 100} label="States with a story" />
              </Stack>
              {(screens as readonly ScreenEntry[]).map((entry) => (
                <Row key={entry.screen} entry={entry} />
              ))}
            </Stack>
          </Page>
        </Section>
      </main>
    );
  },
};
