import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TextInput } from '#ds/components/text-input/text-input.tsx';
import type { IconData } from '#ds/icons/icon-data.ts';
import { Icon } from '#ds/icons/icon.tsx';
import * as drawings from '#ds/icons/icons.ts';
import * as options from '#ds/tokens/options.ts';
import { palette } from '#ds/tokens/palette.ts';
import { inEnglish } from '../../.storybook/chromatic-modes.ts';
import { Part, Sheet, Table } from './parts.tsx';
import * as styles from './foundation.css';

export default { title: 'Foundations/Search', parameters: inEnglish } satisfies Meta;

const icons = Object.entries(drawings) as [string, IconData][];
const tokens = [
  ...Object.entries(palette).map(([name, { dark, light }]) => [`color.${name}`, `${light.hex}, dark ${dark.hex}`]),
  ...Object.entries(options).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => [`${group}.${name}`, String(value)]),
  ),
] as [string, string][];

function Found() {
  const [words, setWords] = useState('');
  const fits = (name: string) => name.toLowerCase().includes(words.trim().toLowerCase());
  const drawn = icons.filter(([name]) => fits(name));
  const named = tokens.filter(([name]) => fits(name));
  return (
    <Sheet title="Search" lead="Every icon and every token by its name, as it is written in the code.">
      <TextInput name="search" type="search" label="Search icons and tokens" onChange={setWords} />
      <output>{`${drawn.length} icons, ${named.length} tokens`}</output>
      <Part title="Icons">
        <div className={styles.icons}>
          {drawn.map(([name, icon]) => (
            <div key={name} className={styles.icon}>
              <Icon icon={icon} size="large" />
              <span>{name}</span>
            </div>
          ))}
        </div>
      </Part>
      <Part title="Tokens">
        <Table label="Tokens" head={['Name', 'Value']} rows={named} />
      </Part>
    </Sheet>
  );
}

export const Search: StoryObj = {
  render: () => <Found />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'chevronF');
    await expect(canvas.getByText('chevronForward')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 icons, 0 tokens');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'radius.');
    await expect(canvas.getByText('radius.panel')).toBeVisible();
  },
};
