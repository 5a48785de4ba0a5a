import type { Meta, StoryObj } from '@storybook/react-vite';
import { colorsOf } from '#ds/themes/values.ts';
import { contrast, pairs } from '#ds/tokens/contrast.ts';
import { palette } from '#ds/tokens/palette.ts';
import { inEnglish } from '../../.storybook/chromatic-modes.ts';
import { Part, Sheet, Table } from './parts.tsx';
import * as styles from './foundation.css';

export default { title: 'Foundations/Colour', parameters: inEnglish } satisfies Meta;

const figure = (mode: 'light' | 'dark', one: keyof typeof palette, other: keyof typeof palette) =>
  contrast(colorsOf(mode)[one], colorsOf(mode)[other]).toFixed(2);

export const Colour: StoryObj = {
  render: () => (
    <Sheet
      title="Colour"
      lead="Paper, ink, one green. Gold belongs to zakat, medals and the held star, never to general buttons. A component uses a name by what the thing is for; a theme gives the name its value."
    >
      <Part title="Names">
        <Table
          label="Names"
          head={['Name', 'Now', 'Light', 'Dark']}
          rows={Object.entries(palette).map(([name, value]) => [
            name,
            <div key="swatch" className={styles.swatch} style={{ background: `var(--ds-color-${name})` }} />,
            `oklch(${value.light.oklch}) ${value.light.hex}`,
            `oklch(${value.dark.oklch}) ${value.dark.hex}`,
          ])}
        />
      </Part>
      <Part title="Contrast, computed">
        <Table
          label="Contrast"
          head={['Pair', 'On', 'Needs', 'Light', 'Dark']}
          rows={pairs.flatMap(([one, needs, others]) =>
            others.map((other) => [
              <span
                key="pair"
                className={styles.sample}
                style={needs === 3 ? {} : { color: `var(--ds-color-${one})`, background: `var(--ds-color-${other})` }}
              >
                {one}
              </span>,
              other,
              needs,
              figure('light', one, other),
              figure('dark', one, other),
            ]),
          )}
        />
      </Part>
    </Sheet>
  ),
};
