import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { duration, fontSize, radius, script, size, space, width } from '#ds/tokens/options.ts';
import { inEnglish } from '../../.storybook/chromatic-modes.ts';
import { Part, Rules, Sheet, Table } from './parts.tsx';
import * as styles from './foundation.css';

export default { title: 'Foundations/Type, space, motion', parameters: inEnglish } satisfies Meta;

const samples = {
  en: ['en', 'ltr', 'Be the one they lean on'],
  ar: ['ar', 'rtl', 'كن السند الذي يتكئون عليه'],
  tr: ['tr', 'ltr', 'Onların dayanağı siz olun'],
} as const;

export const Type: StoryObj = {
  render: () => (
    <Sheet
      title="Type"
      lead="IBM Plex Sans Arabic for all three languages. Sizes flow between 390 and 1440 px. Arabic letters join and stand taller: no tracking, more air. Type follows the language of the text, not of the page."
    >
      {Object.entries(fontSize).map(([name, value]) => (
        <Part key={name} title={name}>
          <Text size="small" tone="muted">
            {value}
          </Text>
          {Object.values(samples).map(([lang, dir, text]) => (
            <p
              key={lang}
              lang={lang}
              dir={dir}
              style={{
                fontSize: value,
                lineHeight: name === 'display' || name.startsWith('h') ? 'var(--ds-script-headingLine)' : undefined,
              }}
            >
              {text}
            </p>
          ))}
        </Part>
      ))}
      <Part title="By script">
        <Table
          label="By script"
          head={['Script', ...Object.keys(script.latin)]}
          rows={Object.entries(script).map(([name, values]) => [name, ...Object.values(values)])}
        />
      </Part>
    </Sheet>
  ),
};

export const Space: StoryObj = {
  render: () => (
    <Sheet title="Space" lead="Four pixels are the base. The layout owns every gap; a component has no margin outside.">
      <Part title="Steps">
        <Table
          label="Steps"
          head={['Name', 'Value', 'Seen']}
          rows={Object.entries(space).map(([name, value]) => [
            name,
            value,
            <div key="rule" className={styles.rule} style={{ inlineSize: value }} />,
          ])}
        />
      </Part>
      <Part title="Widths and sizes">
        <Table label="Widths" head={['Name', 'Value']} rows={Object.entries({ ...width, ...size, ...radius })} />
      </Part>
    </Sheet>
  ),
};

export const Motion: StoryObj = {
  render: () => (
    <Sheet
      title="Motion"
      lead="Motion says where something came from, once. Nothing bounces, loops or drifts, but a spinner and a skeleton. Who asks for less sees the end at once."
    >
      <Part title="Times">
        <Table
          label="Times"
          head={['Name', 'Value', 'For']}
          rows={[
            ['fast', duration.fast, 'color and press'],
            ['medium', duration.medium, 'panels and tabs'],
            ['fill', duration.fill, 'a bar, once, as it is first seen'],
          ]}
        />
      </Part>
      <Part title="Try">
        <Stack gap={2} align="start">
          <button type="button" style={{ background: 'none', border: 0, padding: 8 }} aria-label="Fast">
            <div className={styles.mover} style={{ transition: 'background-color var(--ds-duration-fast)' }} />
          </button>
          <button type="button" style={{ background: 'none', border: 0, padding: 8 }} aria-label="Fill">
            <div className={styles.mover} style={{ transition: 'background-color var(--ds-duration-fill)' }} />
          </button>
        </Stack>
      </Part>
      <Part title="Rules">
        <Rules
          items={[
            'Hover changes the tone, never the place.',
            'A panel slides 16 px and fades; without motion it stands there.',
            'A toast keeps its time without motion too, and waits under the pointer and the focus.',
          ]}
        />
      </Part>
    </Sheet>
  ),
};
