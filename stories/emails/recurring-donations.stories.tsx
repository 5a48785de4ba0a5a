import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { OrderView } from '#src/contracts/orders.ts';
import { subscriptionEmail, type SubscriptionTemplate } from '#src/server/subscriptions/subscriptions.emails.ts';
import { orderFixture } from '#tests/fixtures/orders.ts';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { Email } from './email.tsx';

const meta = { title: 'Emails/Recurring donations' } satisfies Meta;
export default meta;
type Story = StoryObj;

/** Its HTML and its plain text, in the language that is chosen. */
const email = (template: SubscriptionTemplate, order: Partial<OrderView> = {}): Story => ({
  render: function Render() {
    const { huda } = useWords();
    return (
      <Email
        of={(i18n, locale) =>
          subscriptionEmail(
            template,
            {
              order: orderFixture({ order }).order,
              donorName: huda,
              locale,
              reference: null,
              accounts: [],
              siteUrl: 'https://sanad.example',
              nextAt: '2026-12-21T09:00:00.000Z',
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
    await expect(canvasElement.querySelector('section')).toHaveTextContent('SND-2026-081733');
  },
});

export const Renewed = email('renewed');
export const RenewalRefused = email('renewalRefused', { received: 0 });
export const RenewalRefusedInPart = email('renewalRefused', { received: 10_000 });
export const RenewalPart = email('renewalPart', { received: 10_000 });
export const Ended = email('recurringEnded', { received: 0 });
export const EndedInPart = email('recurringEnded', { received: 10_000 });
export const Cancelled = email('recurringCancelled');
