import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import type { OrderAndPayment } from '#src/contracts/orders.ts';
import { ThankYouScreen } from '#src/screens/thank-you/thank-you-screen.tsx';
import { idOf } from '#tests/fixtures/ids.ts';
import { bankAccountsFixture, orderFixture, sacrificeOrderFixture, transferFixture } from '#tests/fixtures/orders.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Thank you', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

type ThanksProps = {
  donation: OrderAndPayment;
  accountHref?: string;
  unsaved?: readonly { itemId: string; name: string }[];
};

function Thanks({ accountHref, donation, unsaved }: ThanksProps) {
  return (
    <Framed>
      <ThankYouScreen
        donation={donation}
        accountHref={accountHref}
        locale={useLocale()}
        palette="relief"
        site="https://sanad.example"
        accounts={donation.order.method === 'bank' ? bankAccountsFixture() : []}
        spelledReference="SND4 K7TQ9"
        unsaved={unsaved}
      />
    </Framed>
  );
}
const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Card: Story = {
  parameters: at('thank you', 'card'),
  render: () => <Thanks donation={orderFixture({ order: { feeCover: 710 } })} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getByRole('heading', { level: 1, name: say(msg`Thank you. May Allah accept your donation.`) }),
    ).toBeVisible();
    await expect(story.canvas.getByText('R-2026-004417')).toBeVisible();
    // As what and for whom it was given.
    await expect(story.canvas.getAllByText(say(msg`Charity (sadaqah)`))).toHaveLength(2);
    await expect(story.canvas.getByText('Şükrü')).toBeVisible();
    await expect(
      story.canvas.getByRole('link', { name: say(msg`Printable certificate (PDF)`) }).getAttribute('href'),
    ).toMatch(/\/checkout\/certificate\/[\w-]+\/[\da-f-]{36}\.pdf$/);
    await expect(story.canvas.getByText(/2[.,]50/)).toBeVisible();
    // Every value ends at the end of its line, also under a long title.
    const ends = story.canvas.getAllByRole('definition').map((value) => value.getBoundingClientRect());
    const edge = document.documentElement.dir === 'rtl' ? ends.map(({ left }) => left) : ends.map(({ right }) => right);
    await expect(Math.max(...edge) - Math.min(...edge)).toBeLessThan(2);
    await story.userEvent.tab();
    await expect(story.canvas.getByRole('link', { name: say(msg`Save the picture`) })).toHaveFocus();
    await story.userEvent.tab();
    const receipt = story.canvas.getByRole('link', { name: say(msg`Download the receipt (PDF)`) });
    await expect(receipt).toHaveFocus();
    await expect(receipt.getAttribute('href')).toMatch(/\/checkout\/receipt\/[\w-]+\.pdf$/);
    await story.userEvent.tab();
    const share = story.canvas.getByText(say(msg`Share`)).closest('summary');
    await expect(share).toHaveFocus();
    await story.userEvent.click(share!);
    // The cause is passed on, and nothing of the donor or the amount.
    const whatsApp = decodeURIComponent(
      story.canvas.getByRole('link', { name: say(msg`WhatsApp`) }).getAttribute('href')!,
    );
    await expect(whatsApp).toContain('https://sanad.example');
    await expect(whatsApp).toContain('/projects/');
    await expect(whatsApp).not.toMatch(/\$|100\d{3}/);
    await expect(
      story.canvas.getByRole('link', { name: say(msg`See other projects close to their goal`) }),
    ).toBeVisible();
  },
};

/** Shares of an animal, and in whose names they are. */
export const Sacrifice: Story = {
  parameters: at('thank you', 'sacrifice'),
  render: () => <Thanks donation={sacrificeOrderFixture()} />,
  play: async (story) => {
    await expect(story.canvas.getByText(/Huda Al-Salem/)).toBeVisible();
    await expect(story.canvas.getByText(/سالم السالم/)).toBeVisible();
  },
};

/** When and where it was done, by the clocks there, and what proves it: also for who comes back to the page months later. */
export const SacrificeDone: Story = {
  parameters: at('thank you', 'sacrifice done'),
  render: () => (
    <Thanks
      donation={sacrificeOrderFixture([
        {
          animal: 14,
          shares: 2,
          doneAt: '2026-05-27T07:30:00.000Z',
          country: 'SD',
          timeZone: 'Africa/Khartoum',
          place: 'Port Sudan',
          proof: 'Ear tag 4471',
          proofUrl: '/files/0123456789abcdef0123456789abcdef.webp',
        },
      ])}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`Your sacrifice has been carried out`))).toBeVisible();
    await expect(story.canvas.getByText(part('09:30'))).toBeVisible();
    await expect(story.canvas.getByText(part('Ear tag 4471'))).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`See the proof`) })).toHaveAttribute(
      'href',
      '/files/0123456789abcdef0123456789abcdef.webp',
    );
  },
};

export const OnAPhone: Story = {
  parameters: at('thank you', 'card'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Thanks donation={orderFixture()} />,
  play: fits,
};

export const Bank: Story = {
  parameters: at('thank you', 'bank'),
  beforeEach: () => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => copied.mockRestore();
  },
  render: () => <Thanks donation={transferFixture()} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // One account in sight, the other folded.
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('SND4 K7TQ9');
    await waitFor(() => expect(canvasElement.querySelector('output')).not.toBeEmptyDOMElement());
    await expect(canvas.getByText(/SA03/).closest('[dir]')).toHaveAttribute('dir', 'ltr');
  },
};

export const PartlyReceived: Story = {
  parameters: at('thank you', 'bank'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Thanks donation={transferFixture(10_000)} />,
  play: fits,
};

/** A pledge: the reference stays, so a standing order may have it. */
export const Pledged: Story = {
  parameters: at('thank you', 'bank'),
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Thanks
      donation={transferFixture(0, {
        recurring: { id: idOf(900), interval: 'month', calendar: null, status: 'incomplete', nextAt: null },
      })}
    />
  ),
  play: async (story) => {
    const words = msg`The reference stays the same every time. We will remind you by email on each date; you can also set up a standing order at your bank.`;
    await expect(story.canvas.getByText(translatorOf(story)(words))).toBeVisible();
    await fits();
  },
};

const { items: shares } = sacrificeOrderFixture().order;
const kept = '2026-03-17T07:42:00.000Z';
const released = msg`Your sacrifice shares are available to others again`;

/** While the shares are kept, the page says until when. */
export const SharesKept: Story = {
  parameters: at('thank you', 'bank'),
  render: () => <Thanks donation={transferFixture(0, { items: shares, sharesUntil: kept })} />,
  play: async (story) => expect(story.canvas.queryByText(translatorOf(story)(released))).toBeNull(),
};

/** The shares were given back, while the rest of the donation still waits: the page says so, beside the names. */
export const SharesGivenBack: Story = {
  parameters: at('thank you', 'shares given back'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Thanks donation={transferFixture(0, { items: shares, sharesUntil: null })} />,
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(released))).toBeVisible();
    await fits();
  },
};

export const Checking: Story = {
  parameters: at('thank you', 'still processing'),
  render: () => (
    <Thanks
      donation={orderFixture({
        order: { status: 'pending', paidAt: null, receiptNumber: null, received: 0 },
        payment: { status: 'processing' },
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The card gave less than was asked: what is left can be given at once. */
export const PartOfACard: Story = {
  parameters: at('thank you', 'part paid'),
  render: () => (
    <Thanks
      donation={orderFixture({ order: { status: 'pending', paidAt: null, receiptNumber: null, received: 10_000 } })}
    />
  ),
  play: async (story) => {
    await expect(
      story.canvas.getByRole('heading', {
        level: 1,
        name: translatorOf(story)(msg`Part of your donation has arrived.`),
      }),
    ).toBeVisible();
    await expect(story.canvas.getByRole('link')).toHaveAttribute('href', expect.stringContaining('order='));
  },
};

/** A part that came after the order's time: nothing can be paid here any more. */
export const PartThatCameLate: Story = {
  parameters: at('thank you', 'part paid'),
  render: () => (
    <Thanks
      donation={orderFixture({ order: { status: 'expired', paidAt: null, receiptNumber: null, received: 10_000 } })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Recurring: Story = {
  parameters: at('thank you', 'recurring'),
  render: () => (
    <Thanks
      donation={orderFixture({
        order: {
          recurring: {
            id: idOf(950),
            interval: 'week',
            calendar: null,
            status: 'active',
            nextAt: '2026-03-21T07:42:00.000Z',
          },
        },
      })}
    />
  ),
};

/** Nothing was charged: the way on is the payment, or the cart. */
/** A guest is offered an account, with nothing of them in the address. */
export const CreateAnAccount: Story = {
  parameters: at('thank you', 'create an account'),
  render: () => <Thanks donation={orderFixture()} accountHref="/signup?next=%2Fprofile&order=100042" />,
  play: async (story) => {
    const link = story.canvas.getByRole('link', { name: translatorOf(story)(msg`Create an account`) });
    await expect(link.getAttribute('href')).not.toMatch(/@|%40/);
    await fits();
  },
};

export const NotPaid: Story = {
  parameters: at('thank you', 'still processing'),
  render: () => (
    <Thanks
      donation={orderFixture({
        order: { status: 'pending', paidAt: null, receiptNumber: null, received: 0 },
        payment: { status: 'failed', failureCode: 'card_declined' },
      })}
    />
  ),
  play: async (story) => {
    await expect(
      story.canvas.getByRole('link', { name: translatorOf(story)(msg`Continue to payment`) }),
    ).toHaveAttribute('href', expect.stringContaining('order='));
  },
};

/** Where the payment step leads after its time. */
export const Expired: Story = {
  parameters: at('checkout', 'expired'),
  render: () => (
    <Thanks
      donation={orderFixture({
        order: { status: 'expired', paidAt: null, receiptNumber: null, received: 0 },
        payment: { status: 'cancelled' },
      })}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getByRole('heading', { level: 1, name: say(msg`The time to make this payment has run out.`) }),
    ).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`Back to the cart`) })).toHaveAttribute(
      'href',
      expect.stringContaining('/cart'),
    );
  },
};

/** The star stays; the receipt says what went back. */
export const Returned: Story = {
  parameters: at('thank you', 'returned'),
  render: () => <Thanks donation={orderFixture({ order: { status: 'refunded', refunded: 22_000 } })} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getAllByText(say(msg`Refunded`))).toHaveLength(2);
    await fits();
  },
};

export const ReturnedInPart: Story = {
  parameters: at('thank you', 'returned in part'),
  render: () => <Thanks donation={orderFixture({ order: { status: 'partiallyRefunded', refunded: 5000 } })} />,
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`Partly refunded`))).toBeVisible();
    await fits();
  },
};

/** Whom the donation was for is saved when the donor says so. */
export const PersonToSave: Story = {
  parameters: at('thank you', 'person to save'),
  render: () => <Thanks donation={transferFixture()} unsaved={[{ itemId: idOf(77), name: 'Şükrü Öz' }]} />,
  play: async (story) => {
    const say = translatorOf(story);
    const name = 'Şükrü Öz';
    const form = story.canvas.getByRole('form', { name: say(msg`Save ${name}`) });
    await expect(form).toHaveAttribute('action', '/forms/profile/receiver/from-gift');
    await expect(form.querySelector('[name="itemId"]')).toHaveValue(idOf(77));
    const button = within(form).getByRole('button');
    await expect(button).toHaveTextContent(name);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    button.focus();
    await expect(button).toHaveFocus();
  },
};
