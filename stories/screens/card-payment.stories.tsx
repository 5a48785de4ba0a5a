import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CardPaymentScreen, type CardPaymentScreenProps } from '#src/screens/checkout/card-payment-screen.tsx';
import { formPage, languageOf } from '#src/simulator/form.ts';
import { orderFixture } from '#tests/fixtures/orders.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Card payment', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const { order } = orderFixture({
  order: { status: 'pending', paidAt: null, receiptNumber: null, received: 0, feeCover: 710 },
});
const provider = () => ({ clientSecret: 'secret', origin: location.origin });

function Payment(props: Pick<CardPaymentScreenProps, 'form' | 'wasRefused'>) {
  return (
    <Framed>
      <CardPaymentScreen {...props} order={order} locale={useLocale()} done="#done" />
    </Framed>
  );
}

type Played = Parameters<NonNullable<Story['play']>>[0];

/** The simulator's own form in the frame, its answer written beforehand; then a card is typed and the button pressed. */
async function payWith(story: Played, answer: { status: string; code?: string } | 'never', presses = 1) {
  const { canvas, canvasElement, userEvent } = story;
  const say = translatorOf(story);
  const frame = await waitFor(() => {
    const found = canvasElement.querySelector('iframe');
    if (!found) throw new Error('no frame yet');
    return found;
  });
  const reply =
    answer === 'never' ? 'new Promise(() => {})' : `Promise.resolve({ json: async () => (${JSON.stringify(answer)}) })`;
  const page = formPage({
    clientSecret: 'secret',
    origin: location.origin,
    locale: languageOf(String(story.globals['locale'])),
    nonce: '',
  });
  frame.srcdoc = page.replace(
    '<script',
    `<script>window.asked = 0; window.fetch = () => { asked++; return ${reply}; };</script><script`,
  );
  const number = await waitFor(() => {
    const field = frame.contentDocument?.querySelector<HTMLInputElement>('#number');
    if (!field) throw new Error('no card yet');
    return field;
  });
  for (const [id, value] of [
    ['number', '4242424242424242'],
    ['expiry', '0939'],
    ['cvc', '123'],
  ] as const)
    (number.form!.elements.namedItem(id) as HTMLInputElement).value = value;
  await userEvent.type(canvas.getByRole('textbox', { name: part(say(msg`Name on the card`)) }), 'HUDA AL SALEM');
  const button = canvas.getByRole('button');
  for (let press = 0; press < presses; press++) await userEvent.click(button);
  return { button, asked: () => (frame.contentWindow as unknown as { asked: number }).asked };
}

export const Nameless: Story = {
  parameters: at('checkout', 'card'),
  render: () => <Payment form={provider()} />,
  play: async (story) => {
    const field = story.canvas.getByRole('textbox', { name: part(translatorOf(story)(msg`Name on the card`)) });
    await story.userEvent.click(story.canvas.getByRole('button'));
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(story.canvas.getByText(translatorOf(story)(msg`Enter the name on the card`))).toBeVisible();
    // What is wrong goes as soon as it is mended.
    await story.userEvent.type(field, 'H');
    await expect(field).not.toBeInvalid();
  },
};

export const Refused: Story = {
  parameters: at('checkout', 'card refused'),
  render: () => <Payment form={provider()} />,
  play: async (story) => {
    await payWith(story, { status: 'requires_payment_method', code: 'insufficient_funds' });
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(
      translatorOf(story)(msg`This card has insufficient funds. Use another card or pay by bank transfer.`),
    );
    await expect(story.canvas.getByRole('button')).not.toHaveAttribute('aria-busy');
  },
};

export const RefusedBefore: Story = {
  parameters: at('checkout', 'card refused'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Payment wasRefused="expired_card" form={provider()} />,
  play: async (story) => {
    await expect(
      story.canvas.getByText(translatorOf(story)(msg`This card has expired. Use another one.`)),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Authentication: Story = {
  parameters: at('checkout', 'authentication needed'),
  render: () => <Payment form={provider()} />,
  play: async (story) => {
    await payWith(story, { status: 'requires_action' });
    await expect(
      await story.canvas.findByText(translatorOf(story)(msg`Your bank is asking you to approve this payment.`)),
    ).toBeVisible();
  },
};

/** A second press does nothing while the first is on its way. */
export const DoubleClick: Story = {
  parameters: at('checkout', 'double click'),
  render: () => <Payment form={provider()} />,
  play: async (story) => {
    const { asked, button } = await payWith(story, 'never', 3);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(asked()).toBe(1));
  },
};

export const ProviderDown: Story = {
  parameters: at('checkout', 'provider down'),
  render: () => <Payment />,
  play: async (story) => {
    await expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Try again`) })).toHaveAttribute(
      'href',
      expect.stringContaining(order.number),
    );
    await expect(story.canvas.queryByRole('button')).toBeNull();
  },
};
