import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { CartView } from '#src/contracts/cart-view.ts';
import { CartScreen } from '#src/screens/cart/cart-screen.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import {
  cartFixture,
  cartLineFixture,
  fortyLinesFixture,
  fidyaLineFixture,
  kafarahLineFixture,
  giftCardFixture,
  causeLineFixture,
  pendingFixture,
  sacrificeLineFixture,
  shareLineFixture,
  zakatLineFixture,
} from '#tests/fixtures/cart.ts';
import { categories } from '#tests/fixtures/site.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale, written } from './frame.tsx';

export default { title: 'Screens/Cart' } satisfies Meta;
type Story = StoryObj;
const symbol = '2222';
const waterFund = { kind: 'category' as const, id: categories[0].id, title: categories[0].title };

function Cart({ cart = cartFixture(), kept, notice }: { cart?: CartView; kept?: FormState; notice?: string }) {
  return (
    <Framed>
      <CartScreen cart={cart} locale={useLocale()} kept={kept} notice={notice} />
    </Framed>
  );
}

export const Empty: Story = {
  parameters: at('cart', 'empty'),
  render: () => <Cart cart={cartFixture([])} />,
  play: async (story) => {
    const say = translatorOf(story);
    await story.userEvent.tab();
    await expect(story.canvas.getByRole('link', { name: say(msg`See the projects`) })).toHaveFocus();
    await expect(story.canvas.queryByRole('button')).toBeNull();
  },
};

export const One: Story = {
  parameters: at('cart', 'one'),
  render: () => <Cart cart={cartFixture()} />,
  play: async (story) => {
    const say = translatorOf(story);
    const line = story.canvas.getByRole('listitem');
    await expect(line.querySelector('h2')).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: part(say(msg`Remove`)) })).toHaveAttribute('name', 'id');
    await expect(story.canvas.getByRole('link', { name: say(msg`Go to checkout`) })).toHaveAttribute(
      'href',
      expect.stringContaining('/checkout'),
    );
  },
};

/** What is computed says how, as its calculator does: people by the price of food for one, shares by their rate. */
export const Computed: Story = {
  parameters: at('cart', 'many kinds'),
  render: () => (
    <Cart
      cart={cartFixture([
        kafarahLineFixture(),
        fidyaLineFixture(),
        kafarahLineFixture({
          id: 'stock',
          type: 'stock',
          title: { en: 'Stock purification' },
          facts: {
            type: 'stock',
            holdings: [{ symbol, name: { en: 'Nahr' }, period: '2025', shares: 120.5, rate: '0.0314', amount: 378 }],
          },
        }),
      ])}
    />
  ),
  play: async (story) => {
    const [kafarah, fidya, stock] = story.canvas.getAllByRole('listitem');
    await expect(kafarah).toHaveTextContent(/20 × \S*\$4/);
    // Its unit is a day, and not an expiation.
    await expect(fidya).toHaveTextContent(translatorOf(story)(msg`<0/> for each day`).replace('<0/>', '$4'));
    await expect(stock).toHaveTextContent(/120\.5 × \S*\$0\.0314/);
  },
};

export const ManyKinds: Story = {
  parameters: at('cart', 'many kinds'),
  render: () => (
    <Cart
      cart={cartFixture([
        cartLineFixture({ intention: 'zakat' }),
        shareLineFixture({ endowmentPercent: 10 }),
        zakatLineFixture(),
        causeLineFixture({ donateForOthers: { fullName: 'Şükrü Aydın', phone: '+905321234567' } }),
      ])}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const { canvas, userEvent } = story;
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const [asZakat, shares, , forOthers] = canvas.getAllByRole('listitem');
    // Of the line of zakat its heading and what its button removes: no mark says it once more.
    await expect(canvas.getAllByText(say(msg`Zakat`))).toHaveLength(3);
    await expect(asZakat).toHaveTextContent(say(msg`Zakat`));
    await expect(shares).toHaveTextContent(say(msg`Charity (sadaqah)`));
    // A tenth of two shares, in the line and in the sum.
    await expect(shares).toHaveTextContent('$17');
    await expect(canvas.getByText(say(msg`For endowments, included in the total`)).parentElement).toHaveTextContent(
      '$17',
    );
    await expect(forOthers).toHaveTextContent('Şükrü Aydın');
    await expect(forOthers).toHaveTextContent('+905321234567');
    const less = canvas.getByRole('button', { name: say(msg`One less`) });
    const more = canvas.getByRole('button', { name: say(msg`One more`) });
    await expect(less).toHaveValue('1');
    await expect(more).toHaveValue('3');
    const count = canvas.getByRole('textbox');
    await expect(count).toHaveValue('2');
    less.focus();
    await userEvent.tab();
    await expect(count).toHaveFocus();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await expect(more.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

/** Without script: what was typed stays, and the field names its limit. */
export const RefusedCount: Story = {
  parameters: at('cart', 'refused count'),
  render: () => {
    const [line] = cartFixture([shareLineFixture()]).lines;
    const errors = [{ path: 'quantity', code: 'tooHigh', message: '', limit: 999 }];
    return (
      <Cart
        cart={cartFixture([shareLineFixture()])}
        kept={{ form: 'cart/change', fields: { id: line!.id, quantity: '١٠٠٠' }, errors }}
      />
    );
  },
  play: async (story) => {
    const figure = '999';
    const field = story.canvas.getByRole('textbox');
    await expect(field).toHaveValue('١٠٠٠');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(translatorOf(story)(msg`Enter a quantity of ${figure} or less`)),
    );
    // Enter presses the first button of the field's form.
    const [first] = [...(field as HTMLInputElement).form!.elements].filter((one) => one.matches('button'));
    await expect(first).not.toHaveAttribute('name');
  },
};

/** Forty lines of every kind: each says what it is for, and the sum is that of all. */
export const FortyLines: Story = {
  parameters: at('cart', 'many kinds'),
  render: () => <Cart cart={cartFixture(fortyLinesFixture())} />,
  play: async (story) => {
    const say = translatorOf(story);
    const { canvas } = story;
    const lines = canvas.getAllByRole('heading', { level: 2 });
    await expect(lines).toHaveLength(40);
    await expect(canvas.getAllByRole('button', { name: part(say(msg`Remove`)) })).toHaveLength(40);
    await expect(canvas.getAllByText(part('Huda Al-Salem'))).toHaveLength(5);
    await expect(canvas.getAllByText(part('NJE'))).toHaveLength(5);
    const total = fortyLinesFixture().reduce((sum, { amount }) => sum + amount, 0) / 100;
    await expect(canvas.getAllByText(written(total.toLocaleString('en')))[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On a phone: each line is short, and the sum and the way on stay in sight. */
export const FortyLinesOnAPhone: Story = {
  parameters: at('cart', 'many kinds'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Cart cart={cartFixture(fortyLinesFixture())} />,
  play: async (story) => {
    const say = translatorOf(story);
    const { canvas } = story;
    const [, atFoot] = canvas.getAllByRole('link', { name: part(say(msg`Go to checkout`)) });
    const { bottom } = atFoot!.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(bottom).toBeGreaterThan(window.innerHeight - 100);
    // What can be done with a line and its sum are one row, also where units are counted.
    for (const line of story.canvasElement.querySelectorAll('[id^="line-"]')) {
      const remove = within(line as HTMLElement).getByRole('button', { name: part(say(msg`Remove`)) });
      await expect(remove.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      const count = line.querySelector('fieldset');
      if (count)
        await expect(remove.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          count.getBoundingClientRect().bottom + 1,
        );
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Gift: Story = {
  parameters: at('cart', 'gift'),
  render: () => (
    <Cart
      cart={cartFixture([
        cartLineFixture({
          isGift: true,
          giftReceiverName: 'Maryam Al-Salem',
          giftCard: giftCardFixture({ receiverName: 'Maryam Al-Salem' }),
        }),
        shareLineFixture({
          isGift: true,
          giftReceiverName: 'Şükrü',
          giftCard: giftCardFixture({ kind: 'inHonour', byEmail: false, byText: true, sendOn: '2026-12-24' }),
        }),
        causeLineFixture(),
      ])}
    />
  ),
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    await expect(canvas.getByText('Maryam Al-Salem')).toBeVisible();
    await expect(canvas.getByText(part(say(msg`Card by email`)))).toBeVisible();
    await expect(canvas.getByText(part(say(msg`Card by text message`))).querySelector('time')).toHaveAttribute(
      'datetime',
      '2026-12-24',
    );
  },
};

export const Recurring: Story = {
  parameters: at('cart', 'recurring'),
  render: () => <Cart cart={cartFixture([], { pending: pendingFixture() })} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`Weekly`))).toBeVisible();
    await expect(story.canvas.getByText(say(msg`Card or bank transfer`))).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`Pay the recurring donation`) })).toHaveAttribute(
      'href',
      expect.stringContaining('donationFrequency=week'),
    );
  },
};

/** A child is sponsored by card alone, and what is given each day too. */
export const RecurringByCardAlone: Story = {
  parameters: at('cart', 'recurring'),
  render: () => <Cart cart={cartFixture([], { pending: { ...pendingFixture(), interval: 'day' } })} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`Card`), { exact: true })).toBeVisible();
    await expect(story.canvas.queryByText(say(msg`Card or bank transfer`))).toBeNull();
  },
};

/** A child that found another sponsor meanwhile: there is nothing to pay, and the cart says what to do. */
export const RecurringClosed: Story = {
  parameters: at('cart', 'recurring'),
  render: () => {
    const pending = pendingFixture();
    const line = { ...pending.line, isClosed: true, isSponsorship: true, isSponsored: true };
    return <Cart cart={cartFixture([], { pending: { ...pending, line } })} />;
  },
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.queryByRole('link', { name: say(msg`Pay the recurring donation`) })).toBeNull();
    await expect(story.canvas.getByText(say(msg`Fix the marked items first.`))).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`Children waiting for a sponsor`) })).toBeVisible();
  },
};

/** Both are paid, one after the other. */
export const RecurringBesideOthers: Story = {
  parameters: at('cart', 'recurring'),
  render: () => <Cart cart={cartFixture([shareLineFixture()], { pending: pendingFixture() })} />,
};

export const ChangedPrice: Story = {
  parameters: at('cart', 'changed price'),
  render: () => (
    <Cart
      cart={cartFixture([
        shareLineFixture({ formerPrice: 8000 }),
        cartLineFixture({ price: 3_000_000, remaining: 2_358_000 }),
      ])}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`Fix the marked items first.`))).toBeVisible();
    await expect(story.canvas.queryByRole('link', { name: say(msg`Go to checkout`) })).toBeNull();
  },
};

/** The price of feeding a person rose after it was put into the cart: the new sum stands there, and the former price is told. */
export const KafarahPriceChanged: Story = {
  parameters: at('kafarat', 'price changed'),
  render: () => <Cart cart={cartFixture([kafarahLineFixture({ price: 4500, formerPrice: 4000, amount: 9000 })])} />,
  play: async (story) => {
    const say = translatorOf(story);
    const line = within(story.canvas.getByRole('listitem'));
    await expect(line.getByText(/\b40\b/)).toBeVisible();
    await expect(line.getByText(/\b90\b/)).toBeVisible();
    // It can be paid: the new price was read.
    await expect(story.canvas.getByRole('link', { name: say(msg`Go to checkout`) })).toBeVisible();
  },
};

/** Each line that is more than its project needs has the buttons that make it right: what is needed, or the whole to a fund. */
export const OverWhatIsLeft: Story = {
  parameters: at('cart', 'over what is left'),
  render: () => (
    <Cart
      cart={cartFixture([
        shareLineFixture({ remaining: 4000 }),
        cartLineFixture({ price: 3_000_000, remaining: 2_358_000, fund: waterFund }),
        cartLineFixture({ id: 'again', price: 20_000, remaining: 0, fund: waterFund }),
        cartLineFixture({ id: 'alone', remaining: 0, isSponsorship: true }),
      ])}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const { canvas } = story;
    const first = canvas.getByRole('button', { name: /\b40\b/ });
    await expect(first).toHaveAttribute('name', 'id');
    await expect(first.closest('form')).toHaveAttribute('action', '/forms/cart/reduce');
    await expect(canvas.getByRole('button', { name: /23,580/ })).toBeVisible();
    const whole = canvas.getByRole('button', { name: /30,000/ });
    await expect(whole.closest('form')).toHaveAttribute('action', '/forms/cart/to-fund');
    const cause = story.globals['locale'] === 'ar' ? waterFund.title.ar! : waterFund.title.en!;
    await expect(whole).toHaveAccessibleName(expect.stringContaining(cause));
    await expect(canvas.getByRole('button', { name: /\b200\b/ })).toHaveValue('again');
    await expect(canvas.getByText(part(say(msg`Remove this donation, or give the amount to a fund.`)))).toBeVisible();
    await expect(canvas.getByText(part(say(msg`Remove this donation.`)))).toBeVisible();
    // None of them can be paid as it stands, so nothing is summed up, and each is named with its sum.
    const leftOut = within(canvas.getByRole('region', { name: say(msg`Not included in the total`) }));
    await expect(leftOut.getAllByRole('link')).toHaveLength(4);
    for (const link of leftOut.getAllByRole<HTMLAnchorElement>('link'))
      await expect(document.getElementById(decodeURIComponent(link.hash.slice(1)))).toHaveTextContent(
        say(msg`Not included in the total`),
      );
    await expect(canvas.getByText(say(msg`Total`)).parentElement).toHaveTextContent(/\$0(?!\d)/);
    await expect(canvas.queryByRole('link', { name: say(msg`Go to checkout`) })).toBeNull();
  },
};

/** A line was added from a page that still showed its former price. */
export const ChangedBeforeAdding: Story = {
  parameters: at('cart', 'changed price'),
  render: () => <Cart notice="Feed 20 persons · $90.00. The price has changed since you opened the page." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The price has changed since/)).toBeVisible();
  },
};

export const ClosedProject: Story = {
  parameters: at('cart', 'closed project in it'),
  render: () => (
    <Cart
      cart={cartFixture(
        [
          cartLineFixture({ isClosed: true, price: 20_000, intention: 'zakat', fund: { kind: 'zakat' } }),
          causeLineFixture(),
        ],
        { wasUnreadable: true },
      )}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    // What was meant for it is not lost: the whole goes to a fund by one press.
    await expect(story.canvas.getByRole('button', { name: /\b200\b/ })).toHaveAttribute('name', 'id');
    await expect(story.canvas.queryByRole('link', { name: say(msg`Go to checkout`) })).toBeNull();
    await expect(story.canvas.getAllByRole('button', { name: part(say(msg`Remove`)) })).toHaveLength(2);
    // The total is what can be paid, and says what is not in it.
    await expect(story.canvas.getByText(say(msg`Total`)).parentElement).toHaveTextContent(/\$20(?!\d)/);
    const leftOut = story.canvas.getByRole('region', { name: say(msg`Not included in the total`) });
    await expect(within(leftOut).getAllByRole('listitem')).toHaveLength(1);
    await expect(leftOut).toHaveTextContent(/\$200(?!\d)/);
  },
};

/** Its rate is gone: each kind leads back to its own calculator. */
export const NoRateAnyMore: Story = {
  parameters: at('cart', 'without a rate'),
  render: () => (
    <Cart
      cart={cartFixture([
        kafarahLineFixture({ isClosed: true, facts: undefined }),
        kafarahLineFixture({ id: 'stock', type: 'stock', isClosed: true, isUnits: false, facts: undefined }),
      ])}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const { canvas } = story;
    await expect(canvas.getByRole('link', { name: say(msg`Calculate the kafarah again`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/projects\/type\/kafarat$/),
    );
    await expect(canvas.getByRole('link', { name: say(msg`Calculate the stock purification again`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/projects\/stock-purge$/),
    );
  },
};

/** Shares and their names; their number is chosen on their own page. */
export const Sacrifice: Story = {
  parameters: at('cart', 'sacrifice'),
  render: () => <Cart cart={cartFixture([sacrificeLineFixture()])} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(part('Huda Al-Salem'))).toBeVisible();
    // Whose hands, where, and until when by the clocks there.
    const main = story.canvas.getByRole('list');
    await expect(main).toHaveTextContent(/Khartoum|الخرطوم/);
    await expect(main).toHaveTextContent(/Nile Hands|أيادي النيل/);
    await expect(main).toHaveTextContent('18:00');
    await expect(story.canvas.queryByRole('button', { name: say(msg`One more`) })).toBeNull();
    await expect(story.canvas.getByRole('link', { name: say(msg`Go to checkout`) })).toBeVisible();
  },
};

/** Names of another direction stay in the order in which they were given. */
export const SacrificeNamesOfAnotherDirection: Story = {
  parameters: at('cart', 'sacrifice'),
  render: function Render() {
    const names = useLocale() === 'ar' ? ['Huda', 'Ahmad', 'Ali'] : ['هدى', 'أحمد', 'علي'];
    return <Cart cart={cartFixture([sacrificeLineFixture({ names })])} />;
  },
  play: async ({ canvas, globals }) => {
    const names = globals['locale'] === 'ar' ? ['Huda', 'Ahmad', 'Ali'] : ['هدى', 'أحمد', 'علي'];
    const places = names.map((name) => canvas.getByText(name).getBoundingClientRect().left);
    const inOrder = places.toSorted((a, b) => (globals['locale'] === 'ar' ? b - a : a - b));
    await expect(places).toEqual(inOrder);
  },
};

/** Somebody else is paying for the same child just now: there are others. */
export const ChildBeingSponsored: Story = {
  parameters: at('cart', 'recurring'),
  render: () => {
    const pending = pendingFixture();
    return (
      <Cart
        cart={cartFixture([], {
          pending: { ...pending, line: { ...pending.line, isSponsorship: true, isSponsored: true } },
        })}
      />
    );
  },
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getByText(part(say(msg`You were not charged. Try again later, or choose another child.`))),
    ).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`Children waiting for a sponsor`) })).toHaveAttribute(
      'href',
      expect.stringContaining('/projects/type/orphan-sponsorship'),
    );
  },
};

/** Each cause has its own sentence: the clock of the country, the last share, names that are not kept for ever. */
export const SacrificeClosed: Story = {
  parameters: at('cart', 'sacrifice closed by the clock'),
  render: () => (
    <Cart
      cart={cartFixture(
        (['cutOff', 'soldOut', 'names', 'gone'] as const).map((closedBecause) =>
          sacrificeLineFixture({ id: closedBecause, isClosed: true, closedBecause, facts: undefined }),
        ),
      )}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    for (const words of [
      msg`Orders for this sacrifice have closed. Remove it from the cart.`,
      msg`This sacrifice has no shares left for this donation. Remove the donation from the cart.`,
      msg`The names for this sacrifice are no longer stored. Remove it from the cart.`,
      msg`This sacrifice is no longer offered. Remove it from the cart.`,
    ])
      await expect(story.canvas.getByText(part(say(words)))).toBeVisible();
    await expect(story.canvas.getAllByRole('link', { name: say(msg`Choose another country`) })).toHaveLength(3);
    await expect(story.canvas.queryByRole('link', { name: say(msg`Go to checkout`) })).toBeNull();
  },
};

/** Somebody took one of the two shares: the one that is left can be kept, and the button says in whose name. */
export const SacrificeFewerLeft: Story = {
  parameters: at('cart', 'sacrifice, fewer left'),
  render: () => <Cart cart={cartFixture([sacrificeLineFixture({ remaining: 6800, facts: undefined })])} />,
  play: async (story) => {
    const say = translatorOf(story);
    const left = 1;
    const keep = story.canvas.getByRole('button', { name: say(msg`Keep ${left} of my shares`) });
    await expect(keep).toHaveAttribute('name', 'id');
    await expect(keep.closest('form')).toHaveAttribute('action', '/forms/cart/reduce');
    const names = 'Huda Al-Salem';
    await expect(story.canvas.getAllByRole('list')[0]).toHaveTextContent(
      say(msg`If you keep the shares that are left, the names will be: ${names}.`),
    );
    await expect(story.canvas.queryByRole('link', { name: say(msg`Go to checkout`) })).toBeNull();
  },
};
