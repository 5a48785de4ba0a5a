import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChooseRecurringScreen } from '#src/screens/checkout/choose-recurring-screen.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { cartLineFixture, causeLineFixture, shareLineFixture } from '#tests/fixtures/cart.ts';
import { refusedForm } from '#tests/fixtures/checkout.ts';
import { useWords } from '#tests/fixtures/words.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Choose what recurs', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;

function Choose({ memory }: { memory?: FormState }) {
  return (
    <Framed>
      <ChooseRecurringScreen
        locale={useLocale()}
        interval="month"
        lines={[cartLineFixture(), shareLineFixture(), causeLineFixture()]}
        currency="USD"
        memory={memory}
      />
    </Framed>
  );
}

/** None is chosen for the donor. */
export const Several: Story = {
  parameters: at('checkout', 'choose what recurs'),
  render: () => <Choose />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: translatorOf(story)(msg`Which donation do you want to repeat every month?`),
      }),
    ).toBeVisible();
    const [first] = canvas.getAllByRole('radio');
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(first!);
    await expect(first).toBeChecked();
  },
};

export const NoneChosen: Story = {
  parameters: at('checkout', 'choose what recurs'),
  globals: { viewport: { value: 'phone' } },
  render: function Render() {
    return (
      <Choose
        memory={refusedForm('cart/repeat', {}, [{ path: 'id', code: 'required', message: useWords().required }])}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
