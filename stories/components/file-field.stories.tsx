import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileField } from '#ds/components/file-field/file-field.tsx';
import { guide } from '../../.storybook/guide.ts';

const words = {
  en: { label: 'Picture', hint: 'JPEG, PNG, GIF or WebP, up to 1 MB', error: 'Choose a picture of 1 MB or less' },
  ar: {
    label: 'الصورة',
    hint: 'بصيغة JPEG أو PNG أو GIF أو WebP، حتى ميغابايت واحد',
    error: 'اختر صورة لا يتجاوز حجمها ميغابايت واحدًا',
  },
  tr: {
    label: 'Resim',
    hint: 'JPEG, PNG, GIF veya WebP, en fazla 1 MB',
    error: 'En fazla 1 MB büyüklüğünde bir resim seçin',
  },
} as const;
const wordsOf = ({ locale }: Record<string, unknown>) => words[locale as keyof typeof words] ?? words.en;

const meta = {
  title: 'Components/FileField',
  tags: ['autodocs'],
  component: FileField,
  args: { name: 'picture', label: 'Picture', accept: 'image/png', onChange: fn() },
  render: (args, { globals }) => {
    const { error, hint, label } = wordsOf(globals);
    return <FileField {...args} label={label} hint={hint} error={args.error === undefined ? undefined : error} />;
  },
  parameters: guide({
    for: 'One file from the device, in a multipart form.',
    notFor: 'Several files at once, or a text that can be typed (TextField).',
    anatomy: [
      'the label',
      'the hint with types and the largest size',
      "the browser's own button and file name",
      'the error',
    ],
    keys: [
      ['Tab', 'reaches it'],
      ['Enter or Space', "opens the device's own choice of files"],
    ],
    announces: 'The label, the hint, the name of the chosen file; when it is refused, invalid and the error.',
    dos: ['Say types and size before the choice.'],
    donts: ['No field that sends as soon as a file is chosen.'],
  }),
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { hint, label } = wordsOf(globals);
    const field = canvas.getByLabelText<HTMLInputElement>(label);
    await expect(field).toHaveAccessibleDescription(hint);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    await userEvent.upload(field, file);
    await expect(field.files?.[0]?.name).toBe('me.png');
    await expect(args.onChange).toHaveBeenCalledWith(file);
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Invalid: Story = {
  args: { error: 'Choose a picture of 1 MB or less' },
  play: async ({ canvas, globals }) => {
    const { error, hint, label } = wordsOf(globals);
    const field = canvas.getByLabelText(label);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${hint} ${error}`);
  },
};
