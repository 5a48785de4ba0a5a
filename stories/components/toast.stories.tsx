import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Pressable } from '#ds/components/button/pressable.tsx';
import { ToastProvider, useToasts } from '#ds/components/toast/toast.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';

const meta = {
  title: 'Components/Toast',
  tags: ['autodocs'],
  parameters: { docs: { description: { component: 'Says what happened, top right in every language, for three seconds (the cart: four); time stands still under the pointer and with the focus inside. F6 leads there, Escape is not needed: it goes by itself. What must be read stands in the page instead.' } } },
  render: () => <ToastProvider><Openers /></ToastProvider>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Openers() {
  const say = useWords();
  const toasts = useToasts();
  return (
    <Inline>
      <Pressable onPress={() => toasts.show({ title: say.saved }, 500)}>{say.save}</Pressable>
      <Pressable tone="outlined" onPress={() => toasts.show({ title: say.wentWrong, tone: 'error' })}>{say.tryAgain}</Pressable>
      <Pressable tone="tonal" onPress={() => toasts.show({ title: say.added, note: say.addedNote, actions: <><ButtonLink href="#cart" tone="outlined" size="small">{say.goToCart}</ButtonLink><ButtonLink href="#checkout" size="small">{say.checkout}</ButtonLink></> }, 4000)}>{say.addToCart}</Pressable>
    </Inline>
  );
}

export const GoesByItself: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: say.save }));
    await waitFor(() => expect(screen.getByText(say.saved)).toBeVisible());
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByText(say.saved)).toBeNull(), { timeout: 3000 });
  },
};

export const OfTheCart: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: say.addToCart }));
    const toast = await screen.findByRole('alertdialog');
    await expect(Math.round(window.innerWidth - toast.getBoundingClientRect().right)).toBeLessThanOrEqual(40);
    // The address is not followed: it would take the page of the tests away.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
    await userEvent.click(screen.getByRole('link', { name: say.goToCart }));
    await waitFor(() => expect(screen.queryByText(say.added)).toBeNull());
  },
};

export const Failure: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: say.tryAgain }));
    await waitFor(() => expect(screen.getByText(say.wentWrong)).toBeVisible());
  },
};
