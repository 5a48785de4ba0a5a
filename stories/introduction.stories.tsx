import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '#ds/components/link/link.tsx';
import { Logo } from '#ds/components/logo/logo.tsx';
import { inEnglish } from '../.storybook/chromatic-modes.ts';
import { Part, Rules, Sheet, Table } from './foundations/parts.tsx';

export default { title: 'Introduction', parameters: inEnglish } satisfies Meta;

const to = (path: string) => `./?path=${path}`;

export const Introduction: StoryObj = {
  name: 'Welcome',
  render: () => (
    <div style={{ padding: '24px clamp(16px, 4vw, 32px)' }}>
      <Logo name="Sanad · سند" />
      <Sheet
        title="Sanad's design system"
        lead="What every screen is built from: tokens, components and the screens themselves, in English, Arabic and Turkish, light and dark, from 320 px on."
      >
        <Part title="Where to begin">
          <Table
            label="Where to begin"
            head={['You want to', 'Look at']}
            rows={[
              [
                'take a component',
                <Link key="b" href={to('/docs/components-button--docs')} tone="quiet">
                  its page: what for, what not, props to try, every state
                </Link>,
              ],
              [
                'find an icon or a token',
                <Link key="s" href={to('/story/foundations-search--search')} tone="quiet">
                  Foundations, Search
                </Link>,
              ],
              [
                'see a screen',
                <Link key="i" href={to('/story/screens-index--index')} tone="quiet">
                  the index of screens, with what is not built yet
                </Link>,
              ],
              [
                'write a sentence',
                <Link key="v" href={to('/story/foundations-voice--voice')} tone="quiet">
                  Foundations, Voice
                </Link>,
              ],
            ]}
          />
        </Part>
        <Part title="The bar above each story">
          <Rules
            items={[
              'Language: the three of the product, and a fourth that is long and reads from right to left.',
              'Theme, contrast, text size and motion: what a person may set.',
              'An arg that is a text of the fixtures is shown in the language that is chosen.',
            ]}
          />
        </Part>
        <Part title="Held by tests">
          <Rules
            items={[
              'Every story in English and Arabic: axe, targets of 44 px, nothing wider than the window.',
              'Every story once more long, at 200 % text and in forced colors, with a visible ring.',
              'A component is pressed by keyboard and pointer, and has a budget of bytes.',
              'npm run test:mutations plants 77 faults and says which are seen; npm run test:visual compares pictures.',
            ]}
          />
        </Part>
      </Sheet>
    </div>
  ),
};
