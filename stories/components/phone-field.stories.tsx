import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { PhoneField } from '#ds/components/phone-field/phone-field.tsx';
import { countriesIn } from '#tests/fixtures/countries.ts';
import { useWords } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Components/PhoneField',
  tags: ['autodocs'],
  component: PhoneField,
  args: { countries: [] },
  // The list that is searched comes when the field is touched: here it is at hand before the story begins.
  loaders: [async () => ({ picker: await import('#ds/components/phone-field/country-picker.tsx') })],
  parameters: guide({
    for: 'A phone number with its country: a native list at first, one that can be searched as soon as it is touched.',
    notFor: 'A number that is not called (TextField).',
    anatomy: ['the label', 'the code of the country', 'the number', 'the error'],
    keys: [
      ['Typing', 'finds a country by name, with or without accents, or by its code'],
      ['Arrow keys', 'move'],
      ['Enter', 'chooses'],
      ['Escape', 'closes the list'],
    ],
    announces: 'A group by its label: the code of the country, the number, the error.',
    dos: ['It stays left to right in every language.'],
    donts: ['No country guessed from the number.'],
  }),
  render: function Render(args) {
    return <PhoneField {...args} countries={countriesIn(useLingui().i18n.locale)} />;
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('select') as HTMLSelectElement;
    await expect(list).toHaveValue('SA');
    await expect(list.options[0]).toHaveTextContent('+966');
  },
};

export const Invalid: Story = {
  render: function Render(args) {
    const { i18n } = useLingui();
    return (
      <PhoneField {...args} countries={countriesIn(i18n.locale)} defaultNumber="50 21" error={useWords().badPhone} />
    );
  },
};

/** Touched, the native list has become one that is searched. */
const searchOf = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelector('input[role="combobox"]')).not.toBeNull());
  return canvasElement.querySelector<HTMLInputElement>('input[role="combobox"]')!;
};
const countryWords: Record<string, string> = { en: 'Country code', ar: 'رمز الدولة', tr: 'Ülke kodu' };

export const SearchedByCode: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    const search = await searchOf(canvasElement);
    await userEvent.click(search);
    // Focus alone opens nothing: an open list hides the rest of the page from assistive technology.
    await expect(search).toHaveAttribute('aria-expanded', 'false');
    await userEvent.clear(search);
    await userEvent.keyboard('90');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.getByRole('listbox')).toHaveAccessibleName(countryWords[globals.locale as string]!);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('input[name="phoneCountry"]')).toHaveValue('TR'));
  },
};

export const FoundWithoutAccents: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    const search = await searchOf(canvasElement);
    await userEvent.clear(search);
    await userEvent.keyboard(globals.locale === 'ar' ? 'الامارات' : 'turkiye');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.getByRole('option')).toHaveTextContent(globals.locale === 'ar' ? '971' : '90');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const OneGroup: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    await expect(group).toContainElement(canvas.getByRole('combobox'));
    await expect(group).toContainElement(canvas.getByRole('textbox'));
    await expect(group).toHaveAccessibleName();
  },
};

/** At twice the text size the code is still read whole. */
export const TextAt200: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('select')!;
    const { fontFamily, fontSize, fontWeight, paddingInlineEnd, paddingInlineStart } = getComputedStyle(list);
    const pen = document.createElement('canvas').getContext('2d')!;
    // Not by the shorthand: it is empty where figures are set in columns.
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room = list.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    await expect(pen.measureText('+966').width).toBeLessThanOrEqual(room);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    const search = await searchOf(canvasElement);
    await userEvent.click(search);
    await userEvent.clear(search);
    await userEvent.type(search, 'zzz');
    const words =
      { en: 'No matches found', ar: 'لا توجد نتائج مطابقة', tr: 'Eşleşme bulunamadı' }[globals.locale as string] ??
      'No matches found';
    await waitFor(() => expect(screen.getByText(words)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  },
};

/** The list that is searched leaves the number its room. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await searchOf(canvasElement);
    await expect(canvas.getByRole('textbox').offsetWidth).toBeGreaterThan(120);
  },
};
