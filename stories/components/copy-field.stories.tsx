import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CopyField } from '#ds/components/copy-field/copy-field.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

const clipboard = fn<(text: string) => Promise<void>>();
const meta = {
  title: 'Components/CopyField',
  tags: ['autodocs'],
  component: CopyField,
  args: { label: 'IBAN', value: 'SA0380000000608010167519', kind: 'iban' },
  parameters: guide({
    for: 'Something to be taken elsewhere: an account, a reference, the address of a page.',
    notFor: 'A value that nobody types again (DefinitionList); a field to be filled (TextField).',
    anatomy: ['the label', 'the value, whole at one touch', 'the button'],
    keys: [['Enter, Space on the button', 'copies']],
    announces: 'What was copied, at the next pause; where the browser refuses, how to copy by hand.',
    dos: ['Give its kind, so that it reads from left to right and is grouped.'],
    donts: ['No value with spaces of display: what is copied has none.'],
  }),
  beforeEach: () => {
    clipboard.mockReset().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: clipboard } });
  },
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    const button = canvas.getByRole('button', { name: new RegExp(say.iban) });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(clipboard).toHaveBeenCalledWith('SA0380000000608010167519');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(say.iban));
    await expect(canvas.getByText('SA03 8000 0000 6080 1016 7519')).toHaveAttribute('dir', 'ltr');
  },
};

/** A browser may refuse, or know no clipboard: the person is told what to do instead. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    clipboard.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const Text: Story = { args: { kind: 'text', label: 'Account name', value: 'Dar Al-Noor Institution' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
