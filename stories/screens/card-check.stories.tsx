import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardCheckScreen, type CardCheckScreenProps } from '#src/screens/checkout/card-check-screen.tsx';
import { refusedForm } from '#tests/fixtures/checkout.ts';
import { orderFixture } from '#tests/fixtures/orders.ts';
import { useWords } from '#tests/fixtures/words.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Card check', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

const { order } = orderFixture({ order: { status: 'pending', paidAt: null, receiptNumber: null, received: 0 } });
/** Work that no browser finishes while a story is looked at. */
const puzzle = { salt: 'a story', parts: 1, bits: 30, iterations: 100_000 };
const needed = { state: 'needed', puzzle, isCodeSent: false, mayAskForCode: true } as const;

function Check(props: Pick<CardCheckScreenProps, 'check' | 'memory'> & { isRecurring?: boolean }) {
  const { isRecurring = false, ...rest } = props;
  const recurring = { id: order.id, interval: 'month', calendar: null, status: 'incomplete', nextAt: null } as const;
  return (
    <Framed>
      <CardCheckScreen {...rest} order={isRecurring ? { ...order, recurring } : order} locale={useLocale()} />
    </Framed>
  );
}

/** One press, and the button says that it works; a second press does nothing. */
export const Needed: Story = {
  parameters: at('checkout', 'card checked first'),
  render: () => <Check check={needed} />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const button = canvas.getByRole('button', { name: say(msg`Continue to card details`) });
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: say(msg`Checking`) })).toHaveFocus();
    await expect(canvas.getByText(say(msg`Or get a code by email`))).toBeVisible();
  },
};

/** The browser could not do it: the page says so, and what else there is. */
export const WithoutCryptography: Story = {
  parameters: at('checkout', 'card checked first'),
  globals: { viewport: { value: 'phone' } },
  render: function Render() {
    const { wentWrong } = useWords();
    const errors = [{ path: 'solution', code: 'required', message: wentWrong }];
    return <Check check={needed} memory={refusedForm('card-check', {}, errors)} isRecurring />;
  },
  play: async (story) => {
    await expect(
      story.canvas.getByText(translatorOf(story)(msg`Your browser could not complete the check`)),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const CodeSent: Story = {
  parameters: at('checkout', 'code for the card'),
  render: function Render() {
    const { wentWrong } = useWords();
    const errors = [{ path: 'code', code: 'otpInvalid', message: wentWrong }];
    return (
      <Check
        check={{ ...needed, isCodeSent: true, mayAskForCode: false }}
        memory={refusedForm('card-check/code', { code: '123456' }, errors)}
      />
    );
  },
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('textbox')).toBeInvalid();
    await expect(story.canvas.getByRole('textbox')).toHaveAttribute('dir', 'ltr');
    await expect(story.canvas.getByRole('alert')).toHaveFocus();
    await expect(story.canvas.queryByRole('button', { name: say(msg`Send another code`) })).toBeNull();
  },
};

export const Paused: Story = {
  parameters: at('checkout', 'cards paused'),
  render: () => <Check check={{ state: 'paused', retryAfter: 3600 }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getByText(say(msg`Several cards were declined here. Nothing was charged.`)),
    ).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: say(msg`Pay in another way`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/checkout$/),
    );
  },
};

export const PausedRecurring: Story = {
  parameters: at('checkout', 'cards paused'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Check check={{ state: 'paused', retryAfter: 3600 }} isRecurring />,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
