import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Breadcrumb } from '#ds/components/breadcrumb/breadcrumb.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { CopyField } from '#ds/components/copy-field/copy-field.tsx';
import { DefinitionList } from '#ds/components/definition-list/definition-list.tsx';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Qr } from '#ds/components/qr/qr.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';

const meta = {
  title: 'Components/Details',
  tags: ['autodocs'],
  parameters: { docs: { description: { component: 'Breadcrumb: where one is. DefinitionList: facts in columns or the rows of a receipt. Disclosure: more on request, native. CopyField: something to take elsewhere, announced when copied, selected by a touch without script. Qr: drawn on the server, black on white in every theme.' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Crumbs: Story = {
  render: function Render() {
    const say = useWords();
    return <Breadcrumb items={[{ label: say.home, href: '#' }, { label: say.projects, href: '#projects' }, { label: say.projectTitle }]} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals).projectTitle)).toHaveAttribute('aria-current', 'page');
  },
};

export const CrumbsNarrow: Story = { ...Crumbs, globals: { viewport: { value: 'narrow' } } };

export const Facts: Story = {
  render: function Render() {
    const say = useWords();
    return <Stack gap={8}><DefinitionList items={[{ term: say.beneficiaries, value: say.children }, { term: say.age, value: say.ages }, { term: say.city, value: say.place }]} /><DefinitionList look="rows" items={[{ term: say.projects, value: say.projectTitle }, { term: say.amount, value: <Money minor={5000} currency="USD" /> }]} /></Stack>;
  },
};

const copied = fn();
export const Copies: Story = {
  beforeEach: () => {
    copied.mockClear();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (text: string) => copied(text) } });
  },
  render: function Render() {
    const say = useWords();
    return <Card><CopyField label={say.account} value={say.organisation} /><CopyField label={say.iban} value="SA0380000000608010167519" kind="iban" /><CopyField label={say.reference} value="SND-7K2M-48" kind="reference" /></Card>;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    const button = canvas.getByRole('button', { name: new RegExp(say.iban) });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(copied).toHaveBeenCalledWith('SA0380000000608010167519');
    await waitFor(() => expect(canvas.getAllByRole('status')[1]).toHaveTextContent(say.iban));
  },
};

export const CopiesNarrow: Story = { ...Copies, play: async () => {}, globals: { viewport: { value: 'narrow' } } };

export const Questions: Story = {
  render: function Render() {
    const say = useWords();
    return <><Disclosure name="faq" summary={say.question}>{say.answer}</Disclosure><Disclosure name="faq" summary={say.whatIsNisab}>{say.nisab}</Disclosure></>;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await userEvent.tab();
    await expect(canvas.getByText(say.question)).toHaveFocus();
    await userEvent.click(canvas.getByText(say.question));
    await expect(canvas.getByText(say.answer)).toBeVisible();
    await userEvent.click(canvas.getByText(say.whatIsNisab));
    await expect(canvas.getByText(say.nisab)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(say.answer)).not.toBeVisible());
  },
};

export const CodeToScan: Story = {
  render: function Render() {
    return <Qr label={useWords().scan} value="SA0380000000608010167519" />;
  },
};
