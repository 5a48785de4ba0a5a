import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { PhoneField } from '#ds/components/phone-field/phone-field.tsx';
import { countriesIn } from '#tests/fixtures/countries.ts';
import { useWords } from '#tests/fixtures/words.ts';

const meta = {
  title: 'Components/Phone field',
  tags: ['autodocs'],
  component: PhoneField,
  args: { countries: [] },
  parameters: { docs: { description: { component: 'A native list of countries and a number: both are in the first HTML and work without script. Touched or focused, the list becomes one that is searched by name, with or without accents, and by dialling code. It stays left to right in every language. Arrow keys move, Enter chooses, Escape closes.' } } },
  render: function Render(args) {
    return <PhoneField {...args} countries={countriesIn(useLingui().i18n.locale)} />;
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('select') as HTMLSelectElement;
    await expect(list).toHaveValue('SA');
    await expect(list.options[0]).toHaveTextContent('+966');
  },
};

export const Invalid: Story = {
  render: function Render(args) {
    const { i18n } = useLingui();
    return <PhoneField {...args} countries={countriesIn(i18n.locale)} defaultNumber="50 21" error={useWords().badPhone} />;
  },
};

export const SearchedByCode: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    const search = await canvas.findByRole('combobox');
    await waitFor(() => expect(canvasElement.querySelector('select:not([tabindex="-1"])')).toBeNull());
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), '90');
    await screen.findByRole('option', { name: /90/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('input[name="phoneCountry"]')).toHaveValue('TR'));
    await expect(search).toBeDefined();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await waitFor(() => expect(canvasElement.querySelector('input[role="combobox"]')).not.toBeNull());
    const search = canvas.getByRole('combobox');
    await userEvent.click(search);
    await userEvent.clear(search);
    await userEvent.type(search, 'zzz');
    const words = { en: 'No matches found', ar: 'لا توجد نتائج مطابقة', tr: 'Eşleşme bulunamadı' }[globals.locale as string] ?? 'No matches found';
    await waitFor(() => expect(screen.getByText(words)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
