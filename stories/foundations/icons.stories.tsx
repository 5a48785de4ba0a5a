import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Glyph } from '#ds/icons/glyph.ts';
import * as glyphs from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { inEnglish } from '../../.storybook/chromatic-modes.ts';
import { Part, Sheet } from './parts.tsx';
import * as styles from './foundation.css';

export default { title: 'Foundations/Icons', parameters: inEnglish } satisfies Meta;

const all = Object.entries(glyphs) as [string, Glyph][];
const Those = ({ direction }: { direction: Glyph['direction'] }) => (
  <div className={styles.glyphs}>
    {all
      .filter(([, glyph]) => glyph.direction === direction)
      .map(([name, glyph]) => (
        <div key={name} className={styles.glyph}>
          <Icon glyph={glyph} size="large" />
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
