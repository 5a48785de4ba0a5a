import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/FormattedDate',
  tags: ['autodocs'],
  component: FormattedDate,
  args: { value: '2026-11-21' },
  parameters: guide({
    for: 'A day or a moment, as the language writes it; on Arabic pages with the Hijri day beside.',
    notFor: 'How long ago something was; a field for a date (TextField).',
    anatomy: ['the date', 'the Hijri date'],
    keys: [],
    announces: 'The date.',
    dos: ['Give a moment its time zone.'],
    donts: ['No date written by hand.'],
  }),
} satisfies Meta<typeof FormattedDate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const day = canvas.getByRole('time');
    await expect(day).toHaveAttribute('datetime', '2026-11-21');
    if (globals.locale === 'ar') await expect(day).toHaveTextContent(/هـ/);
    if (globals.locale === 'en') await expect(day).toHaveTextContent('November 21, 2026');
    await expect(day).not.toHaveTextContent(/[٠-٩]/);
  },
};

/** Of a person the year alone is told: it lies in two years of the other calendar, so none stands beside. */
export const YearAlone: Story = {
  args: { value: '2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveTextContent(/^[\s\u2066-\u2069]*2026[\s\u2066-\u2069]*$/);
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026');
  },
};

export const Short: Story = { args: { format: 'short' } };

/** Half past nine in the evening in London is the next day in Riyadh. */
export const MomentInItsZone: Story = {
  args: { value: '2026-11-21T21:30:00Z', format: 'time', timeZone: 'Asia/Riyadh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveTextContent('22');
  },
};
