import { msg, plural } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { CheckoutScreen } from '#src/screens/checkout/checkout-screen.tsx';
import type { CheckoutView } from '#src/screens/checkout/checkout-view.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import {
  cartFixture,
  cartLineFixture,
  causeLineFixture,
  fidyaLineFixture,
  giftCardFixture,
  pendingFixture,
  sacrificeLineFixture,
  shareLineFixture,
  zakatLineFixture,
} from '#tests/fixtures/cart.ts';
import { checkoutFixture, refusedForm } from '#tests/fixtures/checkout.ts';
import { countriesIn } from '#tests/fixtures/countries.ts';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Checkout', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

function Checkout({ checkout = {}, memory }: { checkout?: Partial<CheckoutView>; memory?: FormState }) {
  const locale = useLocale();
  return (
    <Framed>
      <CheckoutScreen
        checkout={checkoutFixture(checkout)}
        locale={locale}
        countries={countriesIn(locale)}
        memory={memory}
      />
    </Framed>
  );
}
const pays = (name: string) => name.includes('1,230.51') || name.includes('1.230,51');

const donor = { fullName: 'Huda Al-Salem', email: 'huda@example.org', phone: { country: 'SA', number: '501234567' } };

/** What the account knows is shown, sent, and not asked again; other details are one press away. */
export const SignedIn: Story = {
  parameters: at('checkout', 'signed in'),
  render: () => <Checkout checkout={{ donor }} />,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const say = translatorOf(story);
    await expect(canvas.getByText('Huda Al-Salem')).toBeVisible();
    await expect(canvas.getByText('huda@example.org')).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByText('+966 501234567')).toBeVisible();
    const form = canvasElement.querySelector<HTMLFormElement>('form[action="/forms/checkout"]')!;
    await expect(Object.fromEntries(new FormData(form))).toMatchObject({
      fullName: 'Huda Al-Salem',
      email: 'huda@example.org',
      phoneCountry: 'SA',
      phoneNumber: '501234567',
    });
    await expect(canvas.getByRole('textbox', { name: part(say(msg`Full name`)) })).not.toBeVisible();
    await userEvent.click(canvas.getByText(say(msg`Use other details for this donation`)));
    await expect(canvas.getByRole('textbox', { name: part(say(msg`Full name`)) })).toBeVisible();
  },
};

/** What the account does not know is asked for, beside what it does. */
export const SignedInWithoutAName: Story = {
  parameters: at('checkout', 'signed in'),
  render: () => <Checkout checkout={{ donor: { ...donor, fullName: null, phone: null } }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('textbox', { name: part(say(msg`Full name`)) })).toHaveValue('');
    await expect(story.canvas.getByDisplayValue('huda@example.org')).toBeVisible();
  },
};

/** A refused field of a person with an account is in sight, with what was typed. */
export const SignedInRefused: Story = {
  parameters: at('checkout', 'invalid'),
  render: () => (
    <Checkout
      checkout={{ donor }}
      memory={refusedForm('checkout', { fullName: 'Huda Al-Salem', email: 'huda@', phoneNumber: '' }, [
        { path: 'donor.email', code: 'invalidEmail', message: '' },
      ])}
    />
  ),
  play: async (story) => {
    await expect(story.canvas.getByDisplayValue('huda@')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** By keyboard from field to field, to the one button. */
export const Guest: Story = {
  parameters: at('checkout', 'guest'),
  render: () => <Checkout />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: part(say(msg`Full name`)) })).toHaveFocus();
    await userEvent.keyboard(wordsOf(story.globals).huda);
    await userEvent.tab();
    await userEvent.keyboard('huda@example.org');
    await expect(canvas.getByDisplayValue('huda@example.org')).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByRole('radio', { name: part(say(msg`Card`)) })).toBeChecked();
    await expect(
      canvas.getByRole('checkbox', { name: part(say(msg`Show my name on the project page`)) }),
    ).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: pays })).toBeVisible();
  },
};

/** What the cart said of each line is said here too: shares and names, the receiver, and how and when the card comes. */
export const FactsOfTheLines: Story = {
  render: () => (
    <Checkout
      checkout={{
        cart: cartFixture([
          sacrificeLineFixture(),
          cartLineFixture({
            endowmentPercent: 5,
            isGift: true,
            giftReceiverName: 'Maryam Al-Salem',
            giftCard: giftCardFixture({ receiverName: 'Maryam Al-Salem' }),
          }),
          shareLineFixture({
            isGift: true,
            giftReceiverName: 'Şükrü',
            giftCard: giftCardFixture({ kind: 'inHonour', byEmail: false, byText: true, sendOn: '2026-12-24' }),
          }),
          causeLineFixture({ donateForOthers: { fullName: 'Meryem Kaya', phone: '+905321234567' } }),
          fidyaLineFixture(),
        ]),
      }}
    />
  ),
  play: async (story) => {
    const { canvas } = story;
    const say = translatorOf(story);
    const [sacrifice, gift, honour, others, fidya] = canvas
      .getAllByRole('listitem')
      .filter((line) => line.querySelector('img'));
    await expect(sacrifice).toHaveTextContent(/Huda Al-Salem.*سالم السالم/);
    const shares = 2;
    await expect(sacrifice).toHaveTextContent(say(msg`${plural(shares, { one: '# share', other: '# shares' })}`));
    await expect(gift).toHaveTextContent('Maryam Al-Salem');
    await expect(gift).toHaveTextContent(say(msg`Card by email`));
    await expect(gift).toHaveTextContent('$2.50');
    await expect(gift).toHaveTextContent(say(msg`Charity (sadaqah)`));
    await expect(canvas.getByText(say(msg`For endowments, included in the total`)).parentElement).toHaveTextContent(
      '$2.50',
    );
    await expect(others).toHaveTextContent('Meryem Kaya');
    await expect(others).toHaveTextContent('+905321234567');
    await expect(honour).toHaveTextContent('Şükrü');
    await expect(honour).toHaveTextContent(say(msg`Card by text message`));
    // How its sum came about is written once.
    await expect(fidya!.textContent.match(/\$4(?!\d)/g)).toHaveLength(1);
    await expect(honour!.querySelector('time')).toHaveAttribute('datetime', '2026-12-24');
  },
};

export const OnAPhone: Story = {
  parameters: at('checkout', 'card'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Checkout />,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const euros = {
  offered: ['USD', 'EUR', 'JPY', 'KWD'],
  shown: 'EUR',
  rate: {
    from: 'EUR',
    to: 'USD',
    rate: '1.0812',
    day: '2026-11-27',
    source: { en: 'European Central Bank', ar: 'البنك المركزي الأوروبي', tr: 'Avrupa Merkez Bankası' },
  },
  isRefused: false,
} satisfies CheckoutView['currency'];

/** The sums are in the chosen currency, and the rate by which they count is beside them. */
export const AnotherCurrency: Story = {
  parameters: at('checkout', 'another currency'),
  render: () => {
    const cart = { ...cartFixture([cartLineFixture(), zakatLineFixture()]), currency: 'EUR' };
    return <Checkout checkout={{ cart, currency: euros }} />;
  },
  play: async (story) => {
    const { canvas, canvasElement } = story;
    const say = translatorOf(story);
    await expect(canvas.getByRole('combobox', { name: part(say(msg`Currency`)) })).toHaveValue('EUR');
    await expect(canvas.getByText(/1[.,]0812/)).toBeVisible();
    // Enter in a field pays, and does not change the currency.
    const [first] = canvasElement.querySelectorAll('form[action="/forms/checkout"] button[type="submit"]');
    await expect(first).not.toHaveTextContent(say(msg`Show the amounts in this currency`));
  },
};

/** Its rate is too old since the page was opened. */
export const CurrencyNotOffered: Story = {
  parameters: at('checkout', 'another currency'),
  render: () => <Checkout checkout={{ currency: { offered: ['USD'], shown: 'USD', isRefused: true } }} />,
  play: async (story) => {
    await expect(
      story.canvas.getByText(
        translatorOf(story)(
          msg`That currency is not offered today. The amounts are shown in another currency. You have not been charged.`,
        ),
      ),
    ).toBeVisible();
    await expect(story.canvas.queryByRole('combobox', { name: part(translatorOf(story)(msg`Currency`)) })).toBeNull();
  },
};

/** Zakat and sacrifices never recur: who asked for it reads so before giving. */
export const OnceOnly: Story = {
  parameters: at('checkout', 'guest'),
  render: () => <Checkout checkout={{ isOnceOnly: true }} />,
  play: async (story) => {
    await expect(
      story.canvas.getByText(
        translatorOf(story)(msg`The donations in your cart cannot be recurring. They will be one-time donations.`),
      ),
    ).toBeVisible();
  },
};

export const Invalid: Story = {
  parameters: at('checkout', 'invalid'),
  render: function Render() {
    const say = useWords();
    const errors = [
      { path: 'donor.fullName', code: 'required', message: say.required },
      { path: 'donor.email', code: 'invalidEmail', message: say.badEmail },
      { path: 'donor.phone', code: 'invalidFormat', message: say.badPhone },
      { path: 'message', code: 'tooLong', message: say.wentWrong },
    ];
    return (
      <Checkout memory={refusedForm('checkout', { email: 'huda@example', phoneNumber: '12', message: '…' }, errors)} />
    );
  },
  play: async (story) => {
    const { canvas, globals, userEvent } = story;
    const words = wordsOf(globals);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByDisplayValue('huda@example')).toBeInvalid();
    await expect(canvas.getByDisplayValue('12')).toBeInvalid();
    const say = translatorOf(story);
    // The same sentence in the summary and beside the field; where there is none of its own, the summary adds the label.
    for (const [line, id, beside = line] of [
      [say(msg`Enter your full name`), 'fullName'],
      [say(msg`Enter an email address in the correct format, like name@example.org`), 'email'],
      [
        say(
          msg`Enter the phone number without the country code, and check that it has the right number of digits for the country you chose`,
        ),
        'phoneNumber',
      ],
      [`${say(msg`Message`)}: ${words.wentWrong}`, 'message', words.wentWrong],
    ] as const) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: line })).toHaveFocus();
      await expect(document.activeElement).toHaveAttribute('href', `#${id}`);
      await expect(document.getElementById(id)).toHaveAccessibleDescription(expect.stringContaining(beside));
    }
  },
};

/** The least that a card can charge is named as money, with the two ways out. */
export const BelowTheLeastCharge: Story = {
  parameters: at('checkout', 'invalid'),
  render: function Render() {
    const error = { path: 'method', code: 'tooLow', message: useWords().badAmount, limit: 50 };
    return <Checkout memory={refusedForm('checkout', { method: 'card' }, [error])} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('$0.50');
    await expect(canvas.getByRole('group', { name: /./, description: /\$0\.50/ })).toBeVisible();
  },
};

export const Bank: Story = {
  parameters: at('checkout', 'bank'),
  render: () => <Checkout memory={refusedForm('checkout', { method: 'bank' }, [])} />,
  play: async (story) => {
    await expect(
      story.canvas.getByRole('radio', { name: part(translatorOf(story)(msg`Bank transfer`)) }),
    ).toBeChecked();
    const free = translatorOf(story)(msg`We charge nothing on bank transfers.`);
    // Nothing of the card's fee is beside it: innerText leaves out what is hidden.
    await expect(story.canvas.getByText(free).innerText.trim()).toBe(free);
  },
};

export const FeeCovered: Story = {
  parameters: at('checkout', 'fee covered'),
  render: () => <Checkout />,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const box = canvasElement.querySelector<HTMLInputElement>('input[name="coverFees"]')!;
    const [total] = canvas.getAllByText(translatorOf(story)(msg`You pay`));
    const buttonText = () => canvasElement.querySelector<HTMLElement>('button[type="submit"]:last-of-type')!.innerText;
    await expect(box).not.toBeChecked();
    await expect(total).not.toBeVisible();
    const before = buttonText();
    await userEvent.click(box);
    // What is paid changes with the choice itself, without script.
    await expect(total).toBeVisible();
    await expect(buttonText()).not.toBe(before);
    await userEvent.click(box);
    await expect(buttonText()).toBe(before);
  },
};

/** Zakat alone: the provider's fee is ours. */
export const ArrivesWhole: Story = {
  parameters: at('checkout', 'arrives whole'),
  render: () => (
    <Checkout checkout={{ cart: cartFixture([zakatLineFixture()]), subtotal: zakatLineFixture().amount }} />
  ),
  play: async (story) => {
    const [before = ''] = translatorOf(story)(
      msg`If you pay by card, we pay the provider’s fee of about <0/>, so all of your <1/> arrives.`,
    ).split('<0/>');
    await expect(story.canvas.getByText(part(before.trim()))).toBeVisible();
  },
};

/** Zakat beside a voluntary donation, which alone bears its part of the fee. */
export const PartArrivesWhole: Story = {
  render: () => <Checkout checkout={{ cart: cartFixture([zakatLineFixture(), cartLineFixture()]) }} />,
  play: async (story) => {
    const whole = translatorOf(story)(
      msg`Zakat, kafarat, stock purification and sacrifices arrive in full: we pay their part of the fee.`,
    );
    await expect(story.canvas.getAllByText(part(whole))[0]).toBeVisible();
  },
};

/** PayPal beside the card: its own fee, and its own words on the button, by the choice itself. */
export const Paypal: Story = {
  parameters: at('checkout', 'PayPal'),
  render: () => <Checkout />,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const say = translatorOf(story);
    const shown = () => canvasElement.innerText;
    const [ofCard] = say(msg`Add <0/> to cover the card fee`)
      .split('<0/>')
      .slice(-1);
    const [ofPaypal] = say(msg`Add <0/> to cover PayPal’s fee`)
      .split('<0/>')
      .slice(-1);
    const [asked] = say(msg`Card fee you cover`).split('<0/>');
    // Three beside each other: none of the pictures is pressed together by the words.
    const widths = [...canvasElement.querySelectorAll('label:has(input[name="method"]) svg')].map(
      (picture) => picture.getBoundingClientRect().width,
    );
    await expect(Math.min(...widths)).toBe(Math.max(...widths));
    await userEvent.click(canvas.getByRole('radio', { name: part('PayPal') }));
    await expect(canvas.getByRole('button', { name: part('PayPal') })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: part('PayPal') })).toBeVisible();
    await expect(shown()).not.toContain(asked);
    if (ofCard?.trim()) await expect(shown()).not.toContain(ofCard.trim());
    if (ofPaypal?.trim()) await expect(shown()).toContain(ofPaypal.trim());
    await userEvent.click(canvasElement.querySelector('input[name="coverFees"]')!);
    await expect(canvas.getByText(say(msg`PayPal fee you cover`))).toBeVisible();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: part(say(msg`Bank transfer`)) })).toBeChecked();
    await expect(canvas.getByText(say(msg`PayPal fee you cover`))).not.toBeVisible();
  },
};

/** PayPal is for one-time donations: whoever gives again and again reads so. */
export const RecurringWithoutPaypal: Story = {
  parameters: at('checkout', 'PayPal'),
  render: () => {
    const pending = pendingFixture();
    return (
      <Checkout
        checkout={{
          cart: cartFixture([], { pending }),
          subtotal: pending.line.amount,
          interval: pending.interval,
          methods: [
            { method: 'card', isAvailable: true, fee: { estimate: 59, cover: 61 } },
            { method: 'paypal', isAvailable: false },
            { method: 'bank', isAvailable: false },
          ],
        }}
      />
    );
  },
  play: async (story) => {
    await expect(story.canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(
      story.canvas.getByText(translatorOf(story)(msg`PayPal is not offered for this recurring donation.`)),
    ).toBeVisible();
  },
};

/** Where Xendit takes cards, the way by card says whose page that is. */
export const CardByXendit: Story = {
  parameters: at('checkout', 'Xendit'),
  render: () => (
    <Checkout
      checkout={{
        methods: [
          { method: 'card', isAvailable: true, isAtXendit: true, fee: { estimate: 59, cover: 61 } },
          { method: 'bank', isAvailable: true },
        ],
      }}
    />
  ),
  play: async (story) => {
    await expect(
      story.canvas.getByText(translatorOf(story)(msg`You will pay on Xendit’s page and then come back here`)),
    ).toBeVisible();
  },
};

export const Recurring: Story = {
  parameters: at('checkout', 'recurring'),
  render: () => {
    const pending = pendingFixture();
    return (
      <Checkout
        checkout={{ cart: cartFixture([], { pending }), subtotal: pending.line.amount, interval: pending.interval }}
      />
    );
  },
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`Weekly`))).toBeVisible();
    await expect(
      story.canvas.getByText(
        translatorOf(story)(msg`You will transfer the donation yourself each time, and we will remind you`),
      ),
    ).toBeVisible();
    await expect(story.canvasElement.querySelector('input[name="donationFrequency"]')).toHaveValue('week');
  },
};

export const ProviderDown: Story = {
  parameters: at('checkout', 'provider down'),
  render: () => (
    <Checkout
      checkout={{
        methods: [
          { method: 'card', isAvailable: false },
          { method: 'bank', isAvailable: true },
        ],
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByRole('radio')).toBeChecked();
  },
};

export const NoWayToPay: Story = {
  parameters: at('checkout', 'provider down'),
  render: () => (
    <Checkout
      checkout={{
        methods: [
          { method: 'card', isAvailable: false },
          { method: 'bank', isAvailable: false },
        ],
      }}
    />
  ),
};

/** The answer never comes; the second press sends nothing. */
export const DoubleClick: Story = {
  parameters: at('checkout', 'double click'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
    return () => sent.mockRestore();
  },
  render: () => <Checkout />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: pays });
    await userEvent.dblClick(button);
    await userEvent.click(button);
    await waitFor(() => expect(button.closest('form')).toHaveAttribute('aria-busy', 'true'));
    // What sends it may come with the first press.
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledTimes(1));
  },
};

export const Offline: Story = {
  parameters: at('checkout', 'card'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    return () => sent.mockRestore();
  },
  render: () => <Checkout />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.type(canvas.getByRole('textbox', { name: part(translatorOf(story)(msg`Full name`)) }), 'Huda');
    await userEvent.click(canvas.getByRole('button', { name: pays }));
    await expect(
      await canvas.findByText(
        translatorOf(story)(msg`You are offline. What you typed is still here; try again when you are back online.`),
      ),
    ).toBeVisible();
    await expect(canvas.getByDisplayValue('Huda')).toBeVisible();
  },
};
