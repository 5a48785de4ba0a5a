import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { refundEmail, type RefundEmailData, type RefundTemplate } from '#src/server/refunds/refunds.emails.ts';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { Email } from './email.tsx';

const meta = { title: 'Emails/Refunds' } satisfies Meta;
export default meta;
type Story = StoryObj;

const email = (template: RefundTemplate, data: Partial<RefundEmailData> = {}): Story => ({
  render: function Render() {
    const { huda } = useWords();
    return (
      <Email
        of={(i18n, locale) =>
          refundEmail(
            template,
            {
              locale,
              donorName: huda,
              orderNumber: '100231',
              currency: 'USD',
              amount: 2500,
              way: 'card',
              hasEnded: false,
              refusal: null,
              href: 'https://sanad.example/refund/a-token',
              ...data,
            },
            i18n,
          )
        }
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const frame = canvasElement.querySelector('iframe')!;
    await waitFor(() => expect(frame.contentDocument!.body.textContent).toContain(wordsOf(globals).huda));
    await expect(frame.contentDocument!.documentElement.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
});

export const Requested = email('refundRequested');
export const Refused = email('refundRefused', { refusal: 'The water was delivered on March 20.' });
export const ReturnedToCard = email('refundDone', { hasEnded: true });
export const ReturnedByBank = email('refundDone', { way: 'bank' });
export const ReturnedByPaypal = email('refundDone', { way: 'paypal' });
export const SentBack = email('refundSentBack');
export const MoneyAfterRefund = email('moneyAfterRefund');
export const EndedByDispute = email('disputeEndedRecurring');
