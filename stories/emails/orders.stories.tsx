import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { OrderView } from '#src/contracts/orders.ts';
import { type OrderTemplate, orderEmail } from '#src/server/orders/orders.emails.ts';
import { bankAccountsFixture, orderFixture } from '#tests/fixtures/orders.ts';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { Email } from './email.tsx';

const meta = { title: 'Emails/Orders' } satisfies Meta;
export default meta;
type Story = StoryObj;

const bank: Partial<OrderView> = {
  method: 'bank',
  status: 'awaitingTransfer',
  paidAt: null,
  receiptNumber: null,
  received: 0,
  expiresAt: '2026-12-05T12:00:00.000Z',
};

/** Its HTML and its plain text, in the language that is chosen. */
const email = (template: OrderTemplate, order: Partial<OrderView> = {}, amount?: number): Story => ({
  render: function Render() {
    const { huda } = useWords();
    return (
      <Email
        of={(i18n, locale) =>
          orderEmail(
            template,
            {
              order: orderFixture({ order }).order,
              donorName: huda,
              locale,
              reference: 'SND4K7TQ9',
              accounts: bankAccountsFixture(),
              siteUrl: 'https://sanad.example',
              amount,
            },
            i18n,
          )
        }
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const frame = canvasElement.querySelector('iframe')!;
    const page = () => frame.contentDocument!;
    await waitFor(() => expect(page().body.textContent).toContain(wordsOf(globals).huda));
    await expect(page().documentElement.dir).toBe(globals['locale'] === 'ar' ? 'rtl' : 'ltr');
    await expect(page().documentElement.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    await expect(canvasElement.querySelector('section')).toHaveTextContent(wordsOf(globals).huda);
  },
});

export const Receipt = email('receipt');
export const TransferInstructions = email('transferInstructions', bank);
export const TransferReminder = email('transferReminder', bank);
export const TransferExpired = email('transferExpired', { ...bank, status: 'expired' });
export const PartPaidByBank = email('partPaid', { ...bank, received: 10_000 }, 10_000);
export const PartPaidByCard = email('partPaid', { status: 'pending', received: 10_000 }, 10_000);
export const Surplus = email('surplus', { method: 'bank', received: 30_000 }, 8000);
export const SharesGone = email('sharesGone');
export const SharesReleased = email('sharesReleased', bank);
export const SharesReleasedOfPart = email('sharesReleased', { ...bank, received: 1000 });
