import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ProviderPaymentProps } from '#src/screens/checkout/provider-payment-screen.tsx';
import { XenditPaymentScreen } from '#src/screens/checkout/xendit-payment-screen.tsx';
import { orderFixture } from '#tests/fixtures/orders.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Xendit payment', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const { order } = orderFixture({
  order: { status: 'pending', method: 'xendit', paidAt: null, receiptNumber: null, received: 0, feeCover: 810 },
});

function Payment(props: Pick<ProviderPaymentProps, 'page' | 'wasDeclined'>) {
  return (
    <Framed>
      <XenditPaymentScreen {...props} order={order} locale={useLocale()} />
    </Framed>
  );
}

/** Who came back from Xendit's page without paying: nothing is lost, and a link leads there again, with and without script. */
export const Left: Story = {
  parameters: at('checkout', 'Xendit'),
  render: () => <Payment page="#xendit" />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const go = canvas.getByRole('main').querySelector<HTMLAnchorElement>('a[href="#xendit"]')!;
    await expect(go).toHaveAttribute('href', '#xendit');
    await expect(canvas.getByText(translatorOf(story)(msg`Card fee you cover`))).toBeVisible();
    await userEvent.tab();
    while (document.activeElement !== go && document.activeElement !== document.body) await userEvent.tab();
    await expect(go).toHaveFocus();
  },
};

export const Declined: Story = {
  parameters: at('checkout', 'Xendit'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Payment page="#xendit" wasDeclined />,
  play: async (story) => {
    await expect(
      story.canvas.getByText(translatorOf(story)(msg`Your bank declined the card. Nothing was charged.`)),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Unavailable: Story = {
  parameters: at('checkout', 'provider down'),
  render: () => <Payment />,
  play: async (story) => {
    await expect(
      story.canvas.getByText(translatorOf(story)(msg`Card payment is not available right now`)),
    ).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Try again`) })).toHaveAttribute(
      'href',
      expect.stringContaining(`order=${order.number}`),
    );
  },
};
