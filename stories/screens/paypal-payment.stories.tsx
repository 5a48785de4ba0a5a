import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaypalPaymentScreen } from '#src/screens/checkout/paypal-payment-screen.tsx';
import type { ProviderPaymentProps } from '#src/screens/checkout/provider-payment-screen.tsx';
import { orderFixture } from '#tests/fixtures/orders.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/PayPal payment', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const { order } = orderFixture({
  order: { status: 'pending', method: 'paypal', paidAt: null, receiptNumber: null, received: 0, feeCover: 810 },
});

function Payment(props: Pick<ProviderPaymentProps, 'page' | 'wasDeclined'>) {
  return (
    <Framed>
      <PaypalPaymentScreen {...props} order={order} locale={useLocale()} />
    </Framed>
  );
}

/** Who came back from PayPal without paying: nothing is lost, and a link leads there again, with and without script. */
export const Left: Story = {
  parameters: at('checkout', 'PayPal'),
  render: () => <Payment page="#paypal" />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const go = canvas.getByRole('link', { name: part('PayPal') });
    await expect(go).toHaveAttribute('href', '#paypal');
    await expect(canvas.getByText(translatorOf(story)(msg`PayPal fee you cover`))).toBeVisible();
    await userEvent.tab();
    while (document.activeElement !== go && document.activeElement !== document.body) await userEvent.tab();
    await expect(go).toHaveFocus();
  },
};

export const Declined: Story = {
  parameters: at('checkout', 'PayPal'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Payment page="#paypal" wasDeclined />,
  play: async (story) => {
    await expect(
      story.canvas.getByText(translatorOf(story)(msg`PayPal declined the payment. Nothing was charged.`)),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Unavailable: Story = {
  parameters: at('checkout', 'provider down'),
  render: () => <Payment />,
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`PayPal is not available right now`))).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Try again`) })).toHaveAttribute(
      'href',
      expect.stringContaining(`order=${order.number}`),
    );
  },
};
