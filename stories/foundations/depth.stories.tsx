import type { Meta, StoryObj } from '@storybook/react-vite';
import { media } from '#ds/tokens/media.ts';
import { easing, elevation, layer, line, motion } from '#ds/tokens/options.ts';
import { inEnglish } from '../../.storybook/chromatic-modes.ts';
import { Part, Sheet, Table } from './parts.tsx';
import { control, floating, selected } from '#ds/tokens/component.css';

export default { title: 'Foundations/Lines, depth, breakpoints', parameters: inEnglish } satisfies Meta;

const nameOf = (value: string) => value.replace(/^var\(--ds-(.*)\)$/, '$1').replaceAll('-', '.');

export const LinesAndElevation: StoryObj = {
  name: 'Lines and elevation',
  render: () => (
    <Sheet
      title="Lines and elevation"
      lead="Things are told apart by lines and grounds. A shadow is for what floats over the page, and for the one sheet that holds a donation form."
    >
      <Part title="Lines">
        <Table
          label="Lines"
          head={['Name', 'Value', 'Seen']}
          rows={Object.entries(line).map(([name, value]) => [
            name,
            value,
            <div key="seen" style={{ borderBlockEnd: `${value} solid var(--ds-color-borderStrong)` }} />,
          ])}
        />
      </Part>
      <Part title="Elevation">
        <Table
          label="Elevation"
          head={['Name', 'Value', 'Seen']}
          rows={Object.entries(elevation).map(([name, value]) => [
            name,
            value,
            <div
              key="seen"
              style={{ blockSize: 56, margin: 24, background: 'var(--ds-color-surfaceRaised)', boxShadow: value }}
            />,
          ])}
        />
      </Part>
    </Sheet>
  ),
};

export const LayersAndEasing: StoryObj = {
  name: 'Layers and easing',
  render: () => (
    <Sheet
      title="Layers and easing"
      lead="What lies over what is one order; a number written by hand is refused by lint. Things come quickly and settle; what leaves goes faster than it came."
    >
      <Part title="Layers">
        <Table label="Layers" head={['Name', 'z-index']} rows={Object.entries(layer)} />
      </Part>
      <Part title="Easing">
        <Table label="Easing" head={['Name', 'Value']} rows={Object.entries({ ...easing, ...motion })} />
      </Part>
    </Sheet>
  ),
};

export const BreakpointsAndFamilies: StoryObj = {
  name: 'Breakpoints and families',
  render: () => (
    <Sheet
      title="Breakpoints and families of components"
      lead="A condition has one name. What a family of components shares points at meanings, never at values: change it once for all."
    >
      <Part title="Conditions">
        <Table label="Conditions" head={['Name', 'Media query']} rows={Object.entries(media)} />
      </Part>
      {Object.entries({ control, floating, selected }).map(([name, family]) => (
        <Part key={name} title={name}>
          <Table
            label={name}
            head={['Name', 'Token']}
            rows={Object.entries(family).map(([key, value]) => [`${name}.${key}`, nameOf(value)])}
          />
        </Part>
      ))}
    </Sheet>
  ),
};
