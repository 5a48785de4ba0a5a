import { msg, plural } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test';
import { MOST_LINES } from '#src/domain/zakat-fields.ts';
import { ZakatScreen } from '#src/screens/zakat/zakat-screen.tsx';
import type { ZakatView } from '#src/screens/zakat/zakat-view.ts';
import { useFullCart } from '#tests/fixtures/full-cart.ts';
import { zakatExamples } from '#tests/fixtures/ruling-examples.ts';
import { exampleRules, zakatFixture } from '#tests/fixtures/zakat.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale, written } from './frame.tsx';
import { expectFullCart } from './full-cart.ts';

export default { title: 'Screens/Zakat', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story['play']>>[0];

function Zakat(overrides: Partial<ZakatView>) {
  return (
    <Framed>
      <ZakatScreen zakat={zakatFixture(overrides)} locale={useLocale()} />
    </Framed>
  );
}
const result = (story: Played) => story.canvas.getByRole('status', { name: translatorOf(story)(msg`Your zakat`) });
const currency = 'USD';
const boxOf = (element: Element) => element.getBoundingClientRect();
const symbol = '2222';
/** A row of the working, by its name; the prices, whose rows have the same names, stand below it. */
const rowOf = (canvas: Played['canvas'], term: string) =>
  canvas.getAllByText(term, { selector: 'dt' })[0]!.closest('div')!;

/** Typed figures are computed at each key, with the keyboard alone. */
export const Cash: Story = {
  parameters: at('zakat', 'cash'),
  render: () => <Zakat />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await expect(canvas.queryByText(say(msg`Zakat is not required!`))).toBeNull();
    const cash = canvas.getByRole('textbox', { name: part(say(msg`Cash in hand and in the bank (${currency})`)) });
    await userEvent.click(cash);
    await userEvent.keyboard('20000');
    await expect(result(story)).toHaveTextContent(written('500'));
    await expect(
      canvas.getByText(say(msg`You have reached the nisab and owned it for a full lunar year: zakat is due now.`)),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: written('500') })).toBeVisible();
    await userEvent.clear(cash);
    await userEvent.type(cash, '11170.69');
    await expect(canvas.getByText(say(msg`Zakat is not required!`))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Untouched: Story = {
  parameters: at('zakat', 'untouched'),
  render: () => <Zakat />,
  play: async (story) => {
    // Nobody who has entered nothing is told that no zakat is due.
    await expect(
      story.canvas.getByText(translatorOf(story)(msg`Enter what you own, and the result will appear here.`)),
    ).toBeVisible();
    await expect(story.canvas.queryByText(translatorOf(story)(msg`Zakat is not required!`))).toBeNull();
    // The way on appears with a sum.
    await expect(story.canvas.queryByRole('button', { name: part(translatorOf(story)(msg`Add to cart`)) })).toBeNull();
  },
};

export const Gold: Story = {
  parameters: at('zakat', 'gold'),
  render: () => <Zakat fields={{ gold21: '120', gold24: '15', jewellery: '50', jewelleryCaliber: '18' }} />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    // 120 × 114.99 + 15 × 131.42 = 15,770.10
    await expect(result(story)).toHaveTextContent(written('394.25'));
    const caliber = 18;
    const jewelry = say(msg`Jewelry that you wear, ${caliber} karat`);
    await expect(rowOf(canvas, jewelry)).toHaveTextContent(say(msg`not counted`));
    await userEvent.click(canvas.getByRole('checkbox', { name: say(msg`Count the jewelry that I wear`) }));
    // 50 × 98.57 more.
    await expect(result(story)).toHaveTextContent(written('517.47'));
    const worn = rowOf(canvas, jewelry);
    await expect(worn).not.toHaveTextContent(say(msg`not counted`));
    await expect(worn).toHaveTextContent(written('4,928.50'));
    await expect(worn).toHaveTextContent(written('98.57'));
  },
};

/** A line says how it came about, and the ruling that was chosen is named with its value. */
export const Working: Story = {
  parameters: at('zakat', 'above nisab'),
  render: () => (
    <Zakat
      fields={{ gold21: '20.5', silver: '100', stockCount0: '1000', stockValue0: '200', stockIntention0: 'hold' }}
      rules={{
        ...zakatFixture().rules,
        prices: [
          { metal: 'gold', caliber: 24, pricePerGram: 1_314_256 },
          { metal: 'silver', pricePerGram: 16_200 },
        ],
      }}
    />
  ),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const caliber = 21;
    const gold = rowOf(canvas, say(msg`Gold, ${caliber} karat`));
    // 20.5 g × $131.4256 × 21/24
    await expect(gold).toHaveTextContent(/20\.5.*131\.4256.*21\/24/);
    await expect(gold).toHaveTextContent(written('2,357.45'));
    const shares = rowOf(canvas, say(msg`Shares`));
    await expect(shares).toHaveTextContent(/1,000.*200\.00.*25/);
    await expect(shares).toHaveTextContent(written('50,000'));
    // It stands under the bar too.
    const nisab = canvas.getAllByText(written('11,171.18')).at(-1)!.closest('div')!;
    await expect(nisab).toHaveTextContent(/85.*131\.4256.*Yusuf al-Qaradawi/);
    await userEvent.click(canvas.getByRole('radio', { name: say(msg`Solar`) }));
    await expect(rowOf(canvas, say(msg`Zakat for a solar year`))).toHaveTextContent(/2\.577.*AAOIFI/);
  },
};

/** A line more appears at once with the focus in it; at the last one, a sentence says what to do. */
export const MoreLines: Story = {
  parameters: at('zakat', 'shares'),
  render: () => <Zakat fields={{ fundCount0: '1', fundValue0: '12', fundRows: '18' }} />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const most = MOST_LINES;
    const full = say(msg`You can have at most ${most} lines. Add up the rest and enter the total as one line.`);
    const funds = canvas.getByRole('heading', { level: 2, name: say(msg`Investment funds`) }).closest('details')!;
    const linesIn = () => funds.querySelectorAll('fieldset').length;
    const add = () => userEvent.click(within(funds).getByRole('button', { name: say(msg`Add a line`) }));
    await expect(linesIn()).toBe(18);
    await add();
    await expect(document.querySelector('[name=fundSymbol18]')).toHaveFocus();
    await expect(canvas.queryByText(full)).toBeNull();
    await add();
    await expect(linesIn()).toBe(most);
    await expect(within(funds).queryByRole('button')).toBeNull();
    await expect(canvas.getByText(full)).toBeVisible();
    await userEvent.type(document.querySelector('[name=fundCount19]')!, '1000.5');
    await userEvent.type(document.querySelector('[name=fundValue19]')!, '12');
    // 12 + 12,006, and what was typed before stays.
    await expect(funds.querySelector('summary')).toHaveTextContent(written('12,018'));
    // Enter in a field adds no line and sends nothing.
    await userEvent.type(
      canvas.getByRole('textbox', { name: part(say(msg`Cash in hand and in the bank (${currency})`)) }),
      '1{Enter}',
    );
    await expect(document.querySelector('[name=stockCount3]')).toBeNull();
  },
};

/** Each group says what it counts for while it is typed, and the working adds up those with several lines. */
export const Totals: Story = {
  parameters: at('zakat', 'gold'),
  render: () => <Zakat fields={{ gold21: '120', gold24: '15', silver: 'much' }} />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const headOf = (title: string) => canvas.getByRole('heading', { level: 2, name: title }).closest('summary')!;
    await expect(headOf(say(msg`Gold`))).toHaveTextContent(written('15,770.10'));
    // Nothing is said of a group that cannot be read.
    await expect(headOf(say(msg`Silver`))).not.toHaveTextContent(/\d/);
    const silver = canvas.getByRole('textbox', { name: say(msg`Silver, grams`) });
    await userEvent.clear(silver);
    await userEvent.type(silver, '100');
    await expect(headOf(say(msg`Silver`))).toHaveTextContent(written('162'));
    const total = canvas.getByText(say(msg`Total gold`)).closest('div')!;
    await expect(total).toHaveTextContent(written('15,770.10'));
  },
};

/** The mark of the nisab stands inside the wealth that reaches it, and behind one that does not. */
export const NisabBar: Story = {
  parameters: at('zakat', 'above nisab'),
  render: () => <Zakat fields={{ cash: '22341.40' }} />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    /** How far the wealth and the mark of the nisab come, in pixels; and whether the label stays under the bar. */
    const measure = () => {
      const [axis, foot] = story.canvasElement.querySelector('[style*="--nisab"]')!.children as unknown as Element[];
      const [owned, mark] = axis!.children as unknown as Element[];
      const [text, whole] = [boxOf(foot!.firstElementChild!), boxOf(foot!)];
      const place =
        document.dir === 'rtl' ? boxOf(axis!).right - boxOf(mark!).right : boxOf(mark!).left - boxOf(axis!).left;
      const isLabelInside = text.left >= whole.left - 1 && text.right <= whole.right + 1;
      return { owned: boxOf(owned!).width, place, isLabelInside };
    };
    // Twice the nisab of 11,170.70.
    const twice = measure();
    await expect(Math.abs(twice.owned / 2 - twice.place)).toBeLessThan(1);
    const cash = canvas.getByRole('textbox', { name: part(say(msg`Cash in hand and in the bank (${currency})`)) });
    await userEvent.clear(cash);
    await userEvent.type(cash, '100');
    const little = measure();
    await expect(little.owned).toBeLessThan(little.place);
    await expect([twice, little].every(({ isLabelInside }) => isLabelInside)).toBe(true);
  },
};

export const Silver: Story = {
  parameters: at('zakat', 'silver'),
  render: () => <Zakat fields={{ silver: '10000' }} />,
  play: async (story) => expect(result(story)).toHaveTextContent(written('405')),
};

export const Stocks: Story = {
  parameters: at('zakat', 'shares'),
  render: () => (
    <Zakat
      fields={{
        stockSymbol0: symbol,
        stockCount0: '1000',
        stockValue0: '20',
        stockIntention0: 'trade',
        stockCount1: '100',
        stockValue1: '40',
        stockIntention1: 'hold',
      }}
    />
  ),
  play: async (story) => {
    await expect(result(story)).toHaveTextContent(written('525'));
    await expect(story.canvas.getByText(new RegExp(`^${translatorOf(story)(msg`Shares`)}: .${symbol}`))).toBeVisible();
  },
};

export const Funds: Story = {
  parameters: at('zakat', 'funds'),
  render: () => <Zakat fields={{ fundCount0: '1000.5', fundValue0: '12' }} />,
  play: async (story) => expect(result(story)).toHaveTextContent(written('300.15')),
};

export const SharesForTrade: Story = {
  parameters: at('zakat', 'trade'),
  render: () => <Zakat fields={{ stockCount0: '1000', stockValue0: '20', stockIntention0: 'trade' }} />,
  play: async (story) => {
    await expect(result(story)).toHaveTextContent(written('500'));
    const [boughtFor] = story.canvas.getAllByRole('combobox', { name: translatorOf(story)(msg`Bought for`) });
    await story.userEvent.selectOptions(boughtFor!, 'hold');
    // A quarter of them counts, and that is below the threshold.
    await expect(story.canvas.getByText(translatorOf(story)(msg`Zakat is not required!`))).toBeVisible();
  },
};

export const Debts: Story = {
  parameters: at('zakat', 'debts'),
  render: () => <Zakat fields={{ cash: '20000', debts: '5000' }} />,
  play: async (story) => {
    await expect(result(story)).toHaveTextContent(written('375'));
    await expect(story.canvas.getByText(translatorOf(story)(msg`Debts due now`))).toBeVisible();
  },
};

export const BelowNisab: Story = {
  parameters: at('zakat', 'below nisab'),
  render: () => <Zakat fields={{ cash: '20000', debts: '15000' }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`Zakat is not required!`))).toBeVisible();
    await expect(story.canvas.queryByRole('button', { name: part(say(msg`Add to cart`)) })).toBeNull();
  },
};

export const AboveNisab: Story = {
  parameters: at('zakat', 'above nisab'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Zakat fields={{ cash: '18400', gold21: '120', gold24: '15' }} />,
  play: async (story) => {
    await expect(result(story)).toHaveTextContent(written('854.25'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const SilverBasis: Story = {
  parameters: at('zakat', 'silver basis'),
  render: () => <Zakat fields={{ cash: '2000' }} />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await expect(canvas.getByText(say(msg`Zakat is not required!`))).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say(msg`Threshold (nisab)`) }), 'silver595');
    await expect(result(story)).toHaveTextContent(written('50'));
  },
};

export const SolarYear: Story = {
  parameters: at('zakat', 'solar year'),
  render: () => <Zakat fields={{ cash: '20000' }} />,
  play: async (story) => {
    await story.userEvent.click(story.canvas.getByRole('radio', { name: translatorOf(story)(msg`Solar`) }));
    await expect(result(story)).toHaveTextContent(written('515.40'));
  },
};

export const StalePrices: Story = {
  parameters: at('zakat', 'stale prices'),
  render: () => <Zakat isStale fields={{ cash: '20000' }} />,
  play: async (story) =>
    expect(story.canvas.getByText(translatorOf(story)(msg`The metal prices are out of date`))).toBeVisible(),
};

export const NoPrices: Story = {
  parameters: at('zakat', 'no prices'),
  render: () => <Zakat rules={{ ...zakatFixture().rules, prices: [] }} metals={[]} fields={{ cash: '20000' }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`A price is missing`))).toBeVisible();
    await expect(story.canvas.getByText(say(msg`There are no gold or silver prices at the moment.`))).toBeVisible();
  },
};

/** What cannot be read is named, above and beside the field, and stays as it was typed. */
export const Unreadable: Story = {
  parameters: at('zakat', 'cash'),
  render: () => <Zakat fields={{ cash: 'much', gold24: '1.2345' }} />,
  play: async (story) => {
    const field = story.canvas.getByRole('textbox', {
      name: part(translatorOf(story)(msg`Cash in hand and in the bank (${currency})`)),
    });
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('much');
    const linkTo = (sentence: string) => story.canvas.getAllByRole('link', { name: part(sentence) });
    await expect(linkTo(translatorOf(story)(msg`Enter a number, like 25.50`))).toHaveLength(1);
    const places = 3;
    await expect(
      linkTo(
        translatorOf(story)(
          msg`${plural(places, { one: 'Enter a number with at most # decimal place', other: 'Enter a number with at most # decimal places' })}`,
        ),
      ),
    ).toHaveLength(1);
  },
};

/** The reminder is a form of its own: its date is asked for, and nothing of the wealth is in it. */
export const Reminder: Story = {
  parameters: at('zakat', 'reminder'),
  render: () => <Zakat />,
  play: async (story) => {
    const say = translatorOf(story);
    const form = story.canvas.getByRole('form', { name: say(msg`Remind me in a lunar year`) }) as HTMLFormElement;
    await expect(form.method).toBe('get');
    await expect([...new FormData(form).keys()]).toEqual(['from']);
    await expect(form.getAttribute('action')).toMatch(/zakat-reminder\.(en|ar)\.ics$/);
    // The day that it reminds of, by both calendars: ten days of Ramadan 1446 are full a year later.
    const from = story.canvas.getByLabelText(say(msg`The day on which you reached the nisab or last paid zakat`));
    const end = form.querySelector('output');
    await fireEvent.input(from, { target: { value: '2025-03-10' } });
    await waitFor(() => expect(end).toHaveTextContent(/2026.*1447/));
    await fireEvent.input(from, { target: { value: '' } });
    await waitFor(() => expect(end).toBeEmptyDOMElement());
    // The figures stay, because a day that is missing is not sent.
    await story.userEvent.click(story.canvas.getByRole('button', { name: say(msg`Add to my calendar`) }));
    await expect(
      story.canvas.getByText(
        say(msg`Enter the day on which you reached the nisab or last paid zakat, between 2000 and 2075`),
      ),
    ).toBeVisible();
    await expect(
      story.canvas.getByLabelText(say(msg`The day on which you reached the nisab or last paid zakat`)),
    ).toHaveFocus();
  },
};

export const ReminderInvalid: Story = {
  parameters: at('zakat', 'reminder invalid'),
  render: () => <Zakat isReminderInvalid />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getByText(
        say(msg`Enter the day on which you reached the nisab or last paid zakat, between 2000 and 2075`),
      ),
    ).toBeVisible();
  },
};

/** What cannot be read is named while it is typed; no sum is shown that leaves it out, and nothing can be paid. */
export const UnreadableWhileTyping: Story = {
  parameters: at('zakat', 'cash'),
  render: () => <Zakat fields={{ cash: '20000' }} />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const cash = canvas.getByRole('textbox', { name: part(say(msg`Cash in hand and in the bank (${currency})`)) });
    const number = say(msg`Enter a number, like 25.50`);
    const places = 2;
    const refused = {
      '20000abc': number,
      '1e6': number,
      '-5': say(msg`Enter a number of 0 or more, like 25.50`),
      '1,2,3': number,
      '99999999999999999': written('10,000,000,000,000'),
      '0.005': say(
        msg`${plural(places, { one: 'Enter an amount with at most # decimal place', other: 'Enter an amount with at most # decimal places' })}`,
      ),
    };
    for (const [text, sentence] of Object.entries(refused)) {
      await userEvent.clear(cash);
      await userEvent.type(cash, text);
      await expect(canvas.getByText(say(msg`Correct these fields, and the result will appear here.`))).toBeVisible();
      await expect(cash).toHaveAttribute('aria-invalid', 'true');
      await expect(cash).toHaveAccessibleDescription(sentence);
      await expect(document.getElementById('cash-error')).toBeVisible();
      await expect(canvas.queryByText(say(msg`Zakat is not required!`))).toBeNull();
      await expect(canvas.queryByRole('button', { name: part(say(msg`Add to cart`)) })).toBeNull();
    }
    await userEvent.clear(cash);
    await userEvent.type(cash, '20000');
    await expect(cash).not.toHaveAttribute('aria-invalid');
    await expect(cash).not.toHaveAttribute('aria-describedby');
    await expect(document.getElementById('cash-error')).toBeNull();
    await expect(result(story)).toHaveTextContent(written('500'));
  },
};

/** The other half is asked for when the line is left, not while it is being filled in. */
export const HalfALineTyped: Story = {
  parameters: at('zakat', 'cash'),
  render: () => <Zakat fields={{ cash: '20000' }} />,
  play: async (story) => {
    const say = translatorOf(story);
    const count = document.querySelector<HTMLInputElement>('[name=stockCount0]')!;
    count.closest('details')!.open = true;
    await story.userEvent.type(count, '100');
    await expect(document.getElementById('stockValue0-error')).toBeNull();
    await expect(result(story)).not.toHaveTextContent(
      say(msg`Enter both the number and the value of the shares or units`),
    );
    await story.userEvent.click(story.canvas.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(document.getElementById('stockValue0-error')).not.toBeNull());
    await expect(result(story)).toHaveTextContent(say(msg`Enter both the number and the value of the shares or units`));
  },
};

/** A number of shares without a value would count as nothing. */
export const HalfALine: Story = {
  parameters: at('zakat', 'cash'),
  render: () => <Zakat fields={{ cash: '20000', stockCount1: '100' }} />,
  play: async (story) => {
    const say = translatorOf(story);
    // The number keeps its own direction.
    const line = '\u20682\u2069';
    await expect(result(story)).toHaveTextContent(say(msg`Value of one share, line ${line}`));
    await expect(result(story)).toHaveTextContent(say(msg`Enter both the number and the value of the shares or units`));
    await expect(story.canvas.queryByRole('button', { name: part(say(msg`Add to cart`)) })).toBeNull();
  },
};

/** The most that one donation takes is told before it is sent. */
export const MoreThanOneDonation: Story = {
  parameters: at('zakat', 'above nisab'),
  render: () => <Zakat fields={{ cash: '40000000.40' }} />,
  play: async (story) => {
    const say = translatorOf(story);
    const { canvas, userEvent } = story;
    await expect(result(story)).toHaveTextContent(written('1,000,000.01'));
    await expect(canvas.queryByRole('button', { name: part(say(msg`Add to cart`)) })).toBeNull();
    const cash = canvas.getByRole('textbox', { name: part(say(msg`Cash in hand and in the bank (${currency})`)) });
    await userEvent.clear(cash);
    await userEvent.type(cash, '40000000');
    await expect(canvas.getByRole('button', { name: part(say(msg`Add to cart`)) })).toBeVisible();
  },
};

export const YearNotPassed: Story = {
  parameters: at('zakat', 'above nisab'),
  render: () => <Zakat fields={{ cash: '20000' }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await story.userEvent.click(story.canvas.getByRole('radio', { name: say(msg`Not yet`) }));
    await expect(
      story.canvas.getByText(
        say(
          msg`You have reached the nisab. Zakat is due only when a full lunar year has passed since you reached it; you can also pay it now.`,
        ),
      ),
    ).toBeVisible();
  },
};

/** Fills the whole form at once, also the groups that are closed. */
function fill(fields: Readonly<Record<string, string>>): void {
  const form = document.querySelector<HTMLFormElement>('#zakat')!;
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement && fields[field.name]) field.value = fields[field.name]!;
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue;
    if (field.type === 'checkbox') field.checked = fields[field.name] === 'on';
    else if (field.type === 'radio')
      field.checked = fields[field.name] ? fields[field.name] === field.value : field.defaultChecked;
    else field.value = fields[field.name] ?? '';
  }
  const standard = form.querySelector<HTMLSelectElement>('[name="nisabStandard"]')!;
  standard.value = fields['nisabStandard'] ?? 'gold85';
  form.dispatchEvent(new Event('input'));
}

/** The examples of `docs/rulings/zakat.md`, as the page computes them. */
export const WorkedExamples: Story = {
  parameters: at('zakat', 'above nisab'),
  render: () => <Zakat rules={exampleRules} fields={{ ...zakatExamples[0]!.fields }} />,
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    await expect(result(story)).toHaveTextContent(written('212.50'));
    // Who says each number, and since when.
    await expect(document.querySelectorAll('#rulings time[datetime="2026-01-12"]')).toHaveLength(2);
    for (const { fields, zakat } of zakatExamples) {
      fill(fields);
      if (zakat > 0)
        await waitFor(() =>
          expect(result(story)).toHaveTextContent(written((zakat / 100).toFixed(2).replace('.00', ''))),
        );
      else await waitFor(() => expect(canvas.getByText(say(msg`Zakat is not required!`))).toBeVisible());
    }
  },
};

/** The cart takes no more lines: what was chosen stays, and the sentence leads to the cart. */
export const FullCart: Story = {
  parameters: at('zakat', 'full cart'),
  render: function Render() {
    return <Zakat fields={{ cash: '20000' }} errors={useFullCart()} />;
  },
  play: async (story) => {
    await expectFullCart(story);
    await expect(result(story)).toHaveTextContent(written('500'));
  },
};

const isSignedIn = () => {
  document.documentElement.dataset['signedIn'] = '1';
  return () => document.documentElement.removeAttribute('data-signed-in');
};
const keepForm = ({ canvasElement }: Played) =>
  canvasElement.querySelector<HTMLFormElement>('form[action="/forms/zakat/keep"]')!;

/** Whoever is signed in can keep the totals; nothing else of what was typed is in the form. */
export const ToKeep: Story = {
  parameters: at('zakat', 'to keep'),
  beforeEach: isSignedIn,
  render: () => <Zakat fields={{ cash: '20000' }} />,
  play: async (story) => {
    await expect(keepForm(story)).toBeVisible();
    const { locale: _, returnTo: __, ...sent } = Object.fromEntries(new FormData(keepForm(story)));
    await expect(Object.keys(sent).toSorted()).toEqual(['currency', 'nisab', 'wealth', 'zakat']);
    await expect(sent).toMatchObject({ currency, wealth: '2000000', zakat: '50000' });
  },
};

export const Kept: Story = {
  parameters: at('zakat', 'kept'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ result: {} }));
    const leave = isSignedIn();
    return () => {
      sent.mockRestore();
      leave();
    };
  },
  render: () => <Zakat fields={{ cash: '20000' }} />,
  play: async (story) => {
    await fireEvent.submit(keepForm(story));
    await expect(await story.canvas.findByText(translatorOf(story)(msg`Saved in your account`))).toBeVisible();
    // Other figures are another result.
    const cash = story.canvasElement.querySelector<HTMLInputElement>('[name=cash]')!;
    await story.userEvent.clear(cash);
    await story.userEvent.type(cash, '30000');
    await waitFor(() => expect(keepForm(story)).toBeVisible());
  },
};
