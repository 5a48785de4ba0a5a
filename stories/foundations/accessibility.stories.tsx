import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEnglish } from '../../.storybook/chromatic-modes.ts';
import { Part, Rules, Sheet, Table } from './parts.tsx';

export default { title: 'Foundations/Accessibility', parameters: inEnglish } satisfies Meta;

export const Accessibility: StoryObj = {
  render: () => (
    <Sheet
      title="Accessibility"
      lead="WCAG 2.2 AA is the floor: every story is tested against it in English and in Arabic, without exception. What a tool cannot test is written here."
    >
      <Part title="Held by tests">
        <Rules
          items={[
            'Every story: axe at WCAG 2.2 AA and best practice, as error.',
            'Every pair of colors in both themes, with more contrast too.',
            'Every target is 44 px or more, measured in every story when it ends.',
            'At 320 px nothing scrolls sideways but what is made to.',
            'Keyboard and pointer, in the story of each component that does something.',
            'In forced colors, at 200 % text and in a language a third longer: nothing is cut, and the focus is seen.',
          ]}
        />
      </Part>
      <Part title="Kept by us">
        <Rules
          items={[
            'Reads and gives without script: native forms first.',
            'A button is never disabled. It is pressed, then says what is missing.',
            'The error stands by its field, and a summary on top leads there and takes the focus.',
            'A new page moves the focus to its title, and is told once.',
            'Color, a drawing and words say the same.',
            'Two bands of focus: one is seen on any surface.',
          ]}
        />
      </Part>
      <Part title="What is announced">
        <Table
          label="Announced"
          head={['What', 'How', 'When']}
          rows={[
            ['Toast', 'status', 'at the next pause'],
            ['Form on its way', 'status', 'once'],
            ['Error summary', 'alert, with focus', 'at once'],
            ['Route overlay', 'status', 'at the next pause'],
            ['Copied', 'status', 'at the next pause'],
            ['Banner that comes later', 'status; alert for danger', 'as it comes'],
          ]}
        />
      </Part>
    </Sheet>
  ),
};
