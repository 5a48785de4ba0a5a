import type { Meta, StoryObj } from '@storybook/react-vite';
import type { IconData } from '#ds/icons/icon-data.ts';
import { Icon } from '#ds/icons/icon.tsx';
import * as icons from '#ds/icons/icons.ts';
import { inEnglish } from '../../.storybook/chromatic-modes.ts';
import { Part, Sheet } from './parts.tsx';
import * as styles from './foundation.css';

export default { title: 'Foundations/Icons', parameters: inEnglish } satisfies Meta;

const all = Object.entries(icons) as [string, IconData][];
const Those = ({ direction }: { direction: IconData['direction'] }) => (
  <div className={styles.icons}>
    {all
      .filter(([, icon]) => icon.direction === direction)
      .map(([name, icon]) => (
        <div key={name} className={styles.icon}>
          <Icon icon={icon} size="large" />
          <span>{name}</span>
        </div>
      ))}
  </div>
);

export const Icons: StoryObj = {
  render: () => (
    <Sheet
      title="Icons"
      lead="Lucide, three sizes, in the color of the text. Alone an icon has a name; beside words it is silent. Six social marks are drawn in the same stroke."
    >
      <Part title="Mirrored from right to left">
        <div dir="rtl">
          <Those direction="flips" />
        </div>
      </Part>
      <Part title="The same in every language">
        <Those direction="plain" />
      </Part>
    </Sheet>
  ),
};
