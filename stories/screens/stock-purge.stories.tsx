import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SUM_MARK } from '#src/screens/form/with-sum.tsx';
import { StockPurgeScreen } from '#src/screens/stock-purge/stock-purge-screen.tsx';
import type { StockPurgeView } from '#src/screens/stock-purge/stock-purge-view.ts';
import { useFullCart } from '#tests/fixtures/full-cart.ts';
import { purificationExamples, purificationExamplesSum } from '#tests/fixtures/ruling-examples.ts';
import { exampleStock, stockPurgeFixture } from '#tests/fixtures/stock-purge.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale, written } from './frame.tsx';
import { expectFullCart } from './full-cart.ts';

export default { title: 'Screens/Stock purification', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story['play']>>[0];

function Purge(overrides: Partial<StockPurgeView>) {
  return (
    <Framed>
      <StockPurgeScreen purge={stockPurgeFixture(overrides)} locale={useLocale()} />
    </Framed>
  );
}
const tape = (story: Played) => story.canvas.getByRole('status', { name: translatorOf(story)(msg`To give away`) });
const addButton = (story: Played) =>
  story.canvas.queryByRole('button', { name: part(translatorOf(story)(msg`Add to cart`)) });
const printButton = (story: Played) =>
  story.canvas.queryByRole('button', { name: part(translatorOf(story)(msg`Print the calculation`)) });
const cell = (story: Played, column: string, row: number) =>
  story.canvas.getByRole(column === 'period' ? 'combobox' : 'textbox', {
    name: `${translatorOf(story)(column === 'symbol' ? msg`Symbol` : column === 'shares' ? msg`Number of shares` : msg`Period`)} ${translatorOf(story)(msg`Line`)} ${row}`,
  });
const holding = (row: number, symbol: string, shares: string, period = '2025') => ({
  [`symbol${row}`]: symbol,
  [`shares${row}`]: shares,
  [`period${row}`]: period,
});

export const Untouched: Story = {
  parameters: at('stock purge', 'untouched'),
  render: () => <Purge />,
  play: async (story) => {
    await expect(tape(story)).toHaveTextContent(written('0'));
    await expect(addButton(story)).toBeNull();
    await expect(printButton(story)).toBeNull();
    await expect(story.canvas.getByText(translatorOf(story)(msg`This is purification, not zakat.`))).toBeVisible();
  },
};

/** Typed with the keyboard alone: the sum follows each key. */
export const One: Story = {
  parameters: at('stock purge', 'one'),
  render: () => <Purge />,
  play: async (story) => {
    const { userEvent } = story;
    const symbol = story.canvas.getAllByRole('combobox')[0]!;
    await userEvent.click(symbol);
    await userEvent.keyboard('nje{Tab}١٠٠٠');
    await expect(tape(story)).toHaveTextContent(written('31.40'));
    // The working is in the digits of the page, whichever were typed.
    await expect(story.canvas.getByText(/^1[.,]000$/)).toBeVisible();
    await expect(story.canvas.getAllByText('Najd Energy')[0]).toBeVisible();
    await expect(addButton(story)).toBeVisible();
    await expect(printButton(story)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Several: Story = {
  parameters: at('stock purge', 'several'),
  render: () => (
    <Purge
      fields={{
        ...holding(0, 'NJE', '1000'),
        ...holding(1, 'TTL', '450', '2025-Q3'),
        ...holding(2, 'BHR', '240'),
        ...holding(3, 'ORF', '600'),
      }}
    />
  ),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    // 31.40 + 3.915 + 3.00 = 38.315, rounded once.
    await expect(tape(story)).toHaveTextContent(written('38.32'));
    await expect(canvas.getByText(written('38.315'))).toBeVisible();
    const rows = canvas.getByRole('table', { name: say(msg`Your shares`) });
    await expect(within(rows).getAllByRole('row')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: say(msg`Add a symbol`) }));
    await expect(within(rows).getAllByRole('row')).toHaveLength(6);
    await expect(cell(story, 'shares', 4)).toHaveValue('600');
  },
};

/** The worked examples of `docs/rulings`, on one sheet. */
export const WorkedExamples: Story = {
  render: () => (
    <Purge
      stocks={purificationExamples.map(({ rate, symbol }) => exampleStock(symbol, rate))}
      fields={Object.assign({}, ...purificationExamples.map(({ shares, symbol }, row) => holding(row, symbol, shares)))}
    />
  ),
  play: async (story) => {
    await expect(tape(story)).toHaveTextContent(written(String(purificationExamplesSum / 100)));
    for (const { amount } of purificationExamples.slice(0, 2))
      await expect(story.canvas.getAllByText(written(Number(amount).toFixed(2))).length).toBeGreaterThan(0);
  },
};

export const UnknownSymbol: Story = {
  parameters: at('stock purge', 'unknown symbol'),
  render: () => <Purge fields={holding(0, 'XYZ', '10')} />,
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`Not in the list of rates`))).toBeVisible();
    await expect(addButton(story)).toBeNull();
  },
};

export const NoRateForThePeriod: Story = {
  parameters: at('stock purge', 'no rate for the period'),
  render: () => <Purge fields={{ ...holding(0, 'NJE', '1000'), ...holding(1, 'ORF', '600') }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`No rate yet`))).toBeVisible();
    await expect(story.canvas.getByText(say(msg`Not counted`))).toBeVisible();
    // The other line counts.
    await expect(tape(story)).toHaveTextContent(written('31.40'));
  },
};

export const OldRate: Story = {
  parameters: at('stock purge', 'old rate'),
  render: () => <Purge fields={holding(0, 'NJE', '1000', '2024')} />,
  play: async (story) => {
    await expect(tape(story)).toHaveTextContent(written('28.80'));
    await expect(story.canvas.getByText(/Najd Energy.*2024/)).toBeVisible();
  },
};

export const NothingToGiveAway: Story = {
  parameters: at('stock purge', 'nothing to give away'),
  render: () => <Purge fields={holding(0, 'WHA', '500')} />,
  play: async (story) => {
    await expect(story.canvas.getAllByText(translatorOf(story)(msg`Nothing to give away`)).length).toBeGreaterThan(0);
    await expect(addButton(story)).toBeNull();
  },
};

export const BelowTheMinimum: Story = {
  parameters: at('stock purge', 'below the minimum'),
  // As a post without script left it, which tells the same sum in the summary.
  render: () => (
    <Purge fields={holding(0, 'NJE', '10')} errors={[{ path: 'items.0.price', code: 'tooLow', message: '' }]} />
  ),
  play: async (story) => {
    await expect(tape(story)).toHaveTextContent(written('0.31'));
    const sum = SUM_MARK;
    const sentence = translatorOf(story)(
      msg`This sum is less than ${sum}, the smallest amount that can be paid here. Set the money aside, and give it away together with the next period’s sum.`,
    );
    // On the tape and in the summary.
    const told = story.canvas.getAllByText(part(sentence.split(sum)[1]!));
    await expect(told).toHaveLength(2);
    for (const one of told) {
      await expect(one).toHaveTextContent(written('1'));
      await expect(one).not.toHaveTextContent(sum);
    }
    await expect(addButton(story)).toBeNull();
  },
};

/** More than one payment takes: nothing is offered that would be refused, and a native post is told the same of the whole sum. */
export const AboveTheMaximum: Story = {
  parameters: at('stock purge', 'above the maximum'),
  render: () => <Purge fields={holding(0, 'NJE', '40000000')} errors={[{ path: 'stocks', code: 'tooHigh' }]} />,
  play: async (story) => {
    const { canvas } = story;
    await expect(tape(story)).toHaveTextContent(written('1,256,000'));
    await expect(addButton(story)).toBeNull();
    const limit = written('1,000,000');
    await expect(canvas.getByRole('alert')).toHaveTextContent(limit);
    await expect(within(canvas.getByRole('alert')).queryByRole('link')).toBeNull();
    await expect(canvas.getAllByText(limit)).toHaveLength(2);
    await expect(canvas.queryByText(written('1,000,000,000'))).toBeNull();
  },
};

/** A native post was refused: each cell says what is wrong, and nothing typed is lost. */
export const Invalid: Story = {
  parameters: at('stock purge', 'invalid'),
  render: () => (
    <Purge
      fields={{ symbol0: 'NJE', shares0: 'many', shares1: '5' }}
      errors={[
        { path: 'shares0', code: 'invalidType' },
        { path: 'symbol1', code: 'required' },
      ]}
    />
  ),
  play: async (story) => {
    await expect(story.canvas.getByRole('alert')).toBeVisible();
    await expect(cell(story, 'shares', 1)).toBeInvalid();
    await expect(cell(story, 'shares', 1)).toHaveValue('many');
  },
};

/** What cannot be read is said in its cell while it is typed, and nothing can be paid that leaves the line out. */
export const UnreadableWhileTyping: Story = {
  parameters: at('stock purge', 'invalid'),
  render: () => <Purge fields={{ ...holding(0, 'NJE', '1000'), symbol1: 'TTL' }} />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const sentence = say(msg`Enter a number of shares, like 120 or 10.5`);
    const shares = cell(story, 'shares', 2);
    await userEvent.type(shares, 'many');
    await expect(shares).toBeInvalid();
    await expect(shares).toHaveAccessibleDescription(sentence);
    await expect(canvas.getByText(`${say(msg`Line`)} 2: ${sentence}`)).toBeVisible();
    await expect(addButton(story)).toBeNull();
    await userEvent.clear(shares);
    await userEvent.type(shares, '-5');
    await expect(shares).toHaveAccessibleDescription(say(msg`Enter a number of shares of 0 or more, like 120 or 10.5`));
    await userEvent.clear(shares);
    await userEvent.type(shares, '99999999999999999');
    await expect(shares).toHaveAccessibleDescription(written('1,000,000,000'));
    await userEvent.clear(shares);
    await userEvent.type(shares, '1000');
    await expect(shares).not.toBeInvalid();
    await expect(shares).not.toHaveAttribute('aria-describedby');
    await expect(addButton(story)).toBeVisible();
  },
};

/** What a line still lacks is said when it is left, not at its first key. */
export const HalfALine: Story = {
  parameters: at('stock purge', 'invalid'),
  render: () => <Purge />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await userEvent.click(canvas.getAllByRole('combobox')[0]!);
    await userEvent.keyboard('xyz');
    const shares = cell(story, 'shares', 1);
    await expect(shares).not.toBeInvalid();
    await expect(canvas.queryByText(say(msg`Not in the list of rates`))).toBeNull();
    await userEvent.click(cell(story, 'shares', 2));
    await expect(shares).toHaveAccessibleDescription(say(msg`Enter how many shares you held`));
    await expect(canvas.getByText(say(msg`Not in the list of rates`))).toBeVisible();
  },
};

/** A symbol that is not listed and a number that is none are named at once. */
export const TwoFaultsInALine: Story = {
  parameters: at('stock purge', 'invalid'),
  render: () => <Purge fields={holding(0, 'XYZ', 'many')} errors={[{ path: 'shares0', code: 'invalidType' }]} />,
  play: async (story) => {
    const say = translatorOf(story);
    const shares = cell(story, 'shares', 1);
    await expect(shares).toHaveAccessibleDescription(say(msg`Enter a number of shares, like 120 or 10.5`));
    await expect(story.canvas.getByText(say(msg`Not in the list of rates`))).toBeVisible();
    await expect(story.canvas.getByText(/XYZ/)).toBeVisible();
    // What the server has said goes when the cell is right.
    await story.userEvent.clear(shares);
    await story.userEvent.type(shares, '10');
    await expect(shares).not.toBeInvalid();
    await expect(story.canvas.getByText(say(msg`Not in the list of rates`))).toBeVisible();
  },
};

/** On a phone the columns have no heads: each cell names itself, the first one too. */
export const CellsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Purge fields={holding(0, 'NJE', '1000')} />,
  play: async (story) => {
    const say = translatorOf(story);
    const [, row] = within(story.canvas.getByRole('table', { name: say(msg`Your shares`) })).getAllByRole('row');
    const cells = within(row!).getAllByRole('cell');
    const labels = [msg`Symbol`, msg`Number of shares`, msg`Period`, msg`Rate per share`, msg`To give away`];
    await expect(cells.map((one) => getComputedStyle(one, '::before').content)).toEqual(
      labels.map((label) => `"${say(label)}"`),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NoRates: Story = {
  parameters: at('stock purge', 'no rates'),
  render: () => <Purge stocks={[]} periods={[]} />,
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`There are no rates at the moment`))).toBeVisible();
  },
};

/** The cart takes no more lines: what was chosen stays, and the sentence leads to the cart. */
export const FullCart: Story = {
  parameters: at('stock purge', 'full cart'),
  render: function Render() {
    return <Purge fields={holding(0, 'NJE', '1000')} errors={useFullCart()} />;
  },
  play: async (story) => {
    await expectFullCart(story);
    await expect(tape(story)).toHaveTextContent(written('31.40'));
  },
};
