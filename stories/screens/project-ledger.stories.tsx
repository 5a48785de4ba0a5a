import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { commitmentOf } from '#src/domain/ledger-proof.ts';
import type { LedgerView } from '#src/screens/project-ledger/ledger-view.ts';
import { ProjectLedgerScreen } from '#src/screens/project-ledger/project-ledger-screen.tsx';
import { LEDGER_SLUG, ledgerAnswers, ledgerView } from '#tests/fixtures/project-ledger.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Project ledger', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story['play']>>[0];

const Ledger = ({ change }: { change?: Partial<LedgerView> & { count?: number } }) => (
  <Framed>
    <ProjectLedgerScreen view={ledgerView(change)} locale={useLocale()} />
  </Framed>
);

export const Usual: Story = {
  parameters: at('project ledger', 'usual'),
  render: () => <Ledger />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const lines = canvas.getByRole('region', { name: say(msg`Line by line`) });
    await expect(within(lines).getAllByRole('row')).toHaveLength(8);
    await expect(within(lines).getByRole('link', { name: say(msg`Download all lines (CSV)`) })).toHaveAttribute(
      'href',
      `/ledger/projects/${LEDGER_SLUG}.csv`,
    );
    await expect(canvas.getAllByText(say(msg`Not spent yet`)).length).toBeGreaterThan(0);
    await userEvent.tab();
    await expect(document.activeElement?.tagName).toBe('A');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Each part of the drawing stands in the list with its sum, so nothing is lost without it. */
export const OnlyGiven: Story = {
  parameters: at('project ledger', 'only given'),
  render: () => <Ledger change={{ count: 2 }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getAllByText(say(msg`In the project’s fund`)).length).toBeGreaterThan(0);
    await expect(story.canvas.queryByText(say(msg`Spent or held`))).toBeNull();
  },
};

export const NoLine: Story = {
  parameters: at('project ledger', 'no line'),
  render: () => <Ledger change={{ count: 0 }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('heading', { name: say(msg`No lines yet`) })).toBeVisible();
    await expect(
      story.canvas.queryByRole('button', { name: say(msg`Check the public account in this browser`) }),
    ).toBeNull();
  },
};

export const Refund: Story = {
  parameters: at('project ledger', 'refund'),
  render: () => <Ledger change={{ count: 5 }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getAllByText(say(msg`Returned to donors`)).length).toBeGreaterThan(0);
    await expect(story.canvas.getByRole('cell', { name: say(msg`Refund`) })).toBeVisible();
  },
};

export const OtherCurrencies: Story = {
  parameters: at('project ledger', 'two other currencies'),
  render: () => {
    const [first] = ledgerView().sums;
    const others = (['EUR', 'KWD'] as const).map((currency) => ({ ...first!, currency, amount: 345_600 }));
    return <Ledger change={{ sums: [...ledgerView().sums, ...others] }} />;
  },
  play: async (story) => {
    const say = translatorOf(story);
    const words = msg`The project’s page counts donations in other currencies at the exchange rate on the day of the donation.`;
    await expect(story.canvas.getByText(say(words))).toBeVisible();
    // Euros have two decimals, and dinars three.
    for (const sum of [/[3٣][,٬][4٤][5٥][6٦]/, /[3٣][4٤][5٥][.٫][6٦]/])
      await expect(story.canvas.getByText(sum)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ManyThings: Story = {
  parameters: at('project ledger', 'over eight things'),
  render: () => {
    const { spending } = ledgerView();
    const some = Array.from({ length: 7 }, (_, index) => ({
      words: spending[0]!.words,
      amount: 70_000 - index * 5000,
    }));
    return <Ledger change={{ spending: some, spentOnMore: { count: 5, amount: 235_000 } }} />;
  },
  play: async (story) => {
    await expect(story.canvas.getAllByText(/5/).length).toBeGreaterThan(0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OlderPage: Story = {
  parameters: at('project ledger', 'older page'),
  render: () => <Ledger change={{ isNewest: false, olderBefore: 40, published: null }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('link', { name: say(msg`Older lines`) })).toHaveAttribute(
      'href',
      expect.stringContaining('?before=40'),
    );
    await expect(story.canvas.getByRole('link', { name: say(msg`Newest lines`) })).toBeVisible();
    await expect(story.canvas.getByRole('heading', { name: say(msg`Not signed yet`) })).toBeVisible();
  },
};

/** What is read, without the marks that isolate a number in it. */
const reads = (words: string) => (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '') === words;
const OPENING = '0f'.repeat(16);
const openReceipt = async (): Promise<LedgerView['data']> => {
  const commitment = await commitmentOf(OPENING, 1234);
  return ledgerView().data.map((line) => (line.seq === 1 ? { ...line, commitment } : line));
};

/** The address of a receipt names a line; what stands behind the # opens it, here in the browser. */
export const ReceiptOpens: Story = {
  parameters: at('project ledger', 'line of a receipt'),
  loaders: [async () => ({ data: await openReceipt() })],
  beforeEach: () => {
    history.replaceState(null, '', `#receipt-1234-${OPENING}`);
    return () => history.replaceState(null, '', location.pathname + location.search);
  },
  render: (_args, { loaded }) => <Ledger change={{ marked: 1, data: loaded['data'] as LedgerView['data'] }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      await story.canvas.findByText(
        reads(
          say(msg`This line belongs to donation [number]: the proof in your receipt matches it.`).replace(
            '[number]',
            '1234',
          ),
        ),
      ),
    ).toBeVisible();
  },
};

export const ReceiptFails: Story = {
  parameters: at('project ledger', 'receipt that does not open it'),
  beforeEach: () => {
    history.replaceState(null, '', `#receipt-1235-${OPENING}`);
    return () => history.replaceState(null, '', location.pathname + location.search);
  },
  render: () => <Ledger change={{ marked: 1 }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      await story.canvas.findByText(
        reads(say(msg`The proof in this link does not match this line. Check the link against your receipt.`)),
      ),
    ).toBeVisible();
  },
};

async function check(story: Played, answers: typeof fetch): Promise<(words: string) => Promise<void>> {
  const say = translatorOf(story);
  const asked = spyOn(globalThis, 'fetch').mockImplementation(answers);
  try {
    await story.userEvent.click(
      story.canvas.getByRole('button', { name: say(msg`Check the public account in this browser`) }),
    );
    await waitFor(() =>
      expect(
        story.canvas.getByRole('button', { name: say(msg({ context: 'an account', message: 'Check again' })) }),
      ).toBeVisible(),
    );
  } finally {
    asked.mockRestore();
  }
  return async (words) => expect(story.canvas.getByText(reads(words))).toBeVisible();
}

export const ChainHolds: Story = {
  parameters: at('project ledger', 'chain holds'),
  render: () => <Ledger />,
  play: async (story) => {
    const sees = await check(story, await ledgerAnswers());
    await sees(translatorOf(story)(msg`The chain of lines is intact`));
    await expect(story.canvas.getByText(/21.*2026|2026.*21/, { selector: 'p' })).toBeVisible();
  },
};

export const ChainBroken: Story = {
  parameters: at('project ledger', 'chain broken'),
  render: () => <Ledger />,
  play: async (story) => {
    const say = translatorOf(story);
    const sees = await check(
      story,
      await ledgerAnswers({ damage: (chain) => chain.with(2, { ...chain[2]!, amount: -1 }) }),
    );
    await sees(say(msg`The chain of lines is broken`));
    await sees(say(msg`Line [seq] was changed: its hash is different.`).replace('[seq]', '3'));
    await expect(story.canvas.getByRole('alert')).toHaveTextContent(say(msg`The chain of lines is broken`));
  },
};

export const ChainTruncated: Story = {
  parameters: at('project ledger', 'lines removed from the end'),
  render: () => <Ledger />,
  play: async (story) => {
    const say = translatorOf(story);
    const sees = await check(story, await ledgerAnswers({ damage: (chain) => chain.slice(0, -2) }));
    await sees(
      say(msg`Lines were removed from the end: line [seq] was published but is now missing.`).replace('[seq]', '7'),
    );
  },
};

export const SignatureWrong: Story = {
  parameters: at('project ledger', 'signature wrong'),
  render: () => <Ledger />,
  play: async (story) => {
    const sees = await check(story, await ledgerAnswers({ isUnsigned: true }));
    await sees(translatorOf(story)(msg`The chain of lines is broken`));
  },
};

export const Checking: Story = {
  parameters: at('project ledger', 'check running'),
  render: () => <Ledger />,
  play: async (story) => {
    const say = translatorOf(story);
    const asked = spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
    await story.userEvent.click(
      story.canvas.getByRole('button', { name: say(msg`Check the public account in this browser`) }),
    );
    await expect(await story.canvas.findByRole('button', { name: say(msg`Checking…`) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(story.canvas.getByRole('progressbar', { name: say(msg`Checking…`) })).toBeVisible();
    asked.mockRestore();
  },
};

export const Offline: Story = {
  parameters: at('project ledger', 'offline'),
  render: () => <Ledger />,
  play: async (story) => {
    const sees = await check(story, () => Promise.reject(new TypeError('Failed to fetch')));
    await sees(translatorOf(story)(msg`The site did not answer. Check your connection and try again.`));
  },
};
