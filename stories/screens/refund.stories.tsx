import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RefundScreen } from '#src/screens/refund/refund-screen.tsx';
import type { RefundedView, RefundView } from '#src/screens/refund/refund-view.ts';
import { refundedFixture } from '#tests/fixtures/refund-page.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Refund' } satisfies Meta;
type Story = StoryObj;

function Refund({ memory, page, refund }: Partial<RefundView> & { refund?: Partial<RefundedView> }) {
  return (
    <Framed>
      <RefundScreen
        locale={useLocale()}
        view={{ token: 'a-token', memory, page: page ?? { state: 'open', refund: refundedFixture(refund) } }}
      />
    </Framed>
  );
}

/** One question and one button; the form posts without script. */
export const Usual: Story = {
  parameters: at('refund', 'usual'),
  render: () => <Refund refund={{ isRecurring: true }} />,
  play: async (story) => {
    const say = translatorOf(story);
    const button = story.canvas.getByRole('button', { name: say(msg`Ask for a refund`) });
    await expect(button.closest('form')).toHaveAttribute('method', 'post');
    await expect(
      story.canvas.getByText(say(msg`If you get the full amount back, your recurring donation will end too.`)),
    ).toBeVisible();
  },
};

export const Invalid: Story = {
  parameters: at('refund', 'invalid'),
  render: () => (
    <Refund
      memory={{
        form: 'refund/ask',
        fields: { reason: 'A long story' },
        errors: [{ path: 'reason', code: 'tooLong', message: '', limit: 1000 }],
      }}
    />
  ),
  play: async (story) => {
    const field = story.canvas.getByRole('textbox');
    await expect(field).toHaveValue('A long story');
    await expect(field).toBeInvalid();
  },
};

export const Asked: Story = {
  parameters: at('refund', 'asked'),
  render: () => <Refund refund={{ standing: 'asked', reason: 'I pressed twice.' }} />,
  play: async (story) => expect(story.canvas.getByText('I pressed twice.')).toBeVisible(),
};

export const Approved: Story = {
  parameters: at('refund', 'approved'),
  render: () => <Refund refund={{ standing: 'underway', amount: 2500 }} />,
};

export const ApprovedByBank: Story = {
  render: () => <Refund refund={{ standing: 'underway', amount: 2500, method: 'bank' }} />,
};

export const Refused: Story = {
  parameters: at('refund', 'refused'),
  render: () => <Refund refund={{ standing: 'refused', refusal: 'The water was delivered on March 20.' }} />,
  play: async (story) => expect(story.canvas.getByText('The water was delivered on March 20.')).toBeVisible(),
};

export const Returned: Story = {
  parameters: at('refund', 'returned'),
  render: () => <Refund refund={{ standing: 'returned', refunded: 2500, left: 0 }} />,
};

export const ReturnedInPart: Story = {
  parameters: at('refund', 'returned in part'),
  render: () => <Refund refund={{ refunded: 1000, left: 1500 }} />,
};

export const SentBack: Story = {
  parameters: at('refund', 'sent back'),
  render: () => <Refund refund={{ standing: 'sentBack', refunded: 2500, left: 0 }} />,
};

export const Disputed: Story = {
  parameters: at('refund', 'disputed'),
  render: () => <Refund refund={{ standing: 'disputed' }} />,
};

export const CarriedOut: Story = {
  parameters: at('refund', 'carried out'),
  render: () => <Refund refund={{ standing: 'carriedOut', left: 0 }} />,
};

export const NotPaid: Story = {
  parameters: at('refund', 'not paid'),
  render: () => <Refund refund={{ standing: 'notPaid', received: 0, paidAt: null }} />,
};

export const LinkExpired: Story = {
  parameters: at('refund', 'link expired'),
  render: () => <Refund page={{ state: 'expired' }} />,
};

export const LinkNotValid: Story = { render: () => <Refund page={{ state: 'unknown' }} /> };
