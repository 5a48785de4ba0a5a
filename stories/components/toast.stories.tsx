import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { ToastRegion } from '#ds/components/toast/toast-region.tsx';
import { Toast } from '#ds/components/toast/toast.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';
import { type HeldClock, holdClock } from './held-clock.ts';

const meta = {
  title: 'Components/Toast',
  tags: ['autodocs'],
  component: Toast,
  args: { title: 'Saved', onClose: fn() },
  parameters: guide({
    for: 'What happened just now, top right in every language, for three seconds (the cart: four).',
    notFor: 'What must be read or answered: a Banner in its place, an error beside its field, a Dialog.',
    anatomy: ['a mark', 'a title', 'a note', 'the closing button', 'two links at most'],
    keys: [
      ['Tab', 'reaches its links and its button; its time stands still meanwhile'],
      ['Enter on a link', 'follows it and closes the toast'],
    ],
    announces: 'Its words, at the next pause: the region (status) is on the page before the first toast.',
    dos: ['Say what happened in three words.', 'Offer the way on.'],
    donts: ['No error that needs an act.', 'No field.'],
    isOverlay: true,
  }),
  render: (args) => (
    <ToastRegion>
      <Toast {...args} />
    </ToastRegion>
  ),
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

let held: HeldClock | undefined;
const withHeldClock = (milliseconds: number) => () => {
  const clock = holdClock(milliseconds);
  held = clock;
  return clock.letGo;
};

/** Its time stands still while the pointer is on it or the focus is inside, and goes on when both have left. */
export const Playground: Story = {
  beforeEach: withHeldClock(3000),
  play: async ({ args, canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await expect(window.innerWidth - region.getBoundingClientRect().right).toBeLessThanOrEqual(40);
    const toast = region.firstElementChild as HTMLElement;
    const close = canvas.getByRole('button');
    await waitFor(() => expect(held!.waiting()).toBe(1));
    await userEvent.hover(toast);
    await expect(held!.waiting()).toBe(0);
    close.focus();
    await userEvent.unhover(toast);
    await expect(held!.waiting()).toBe(0);
    await userEvent.hover(toast);
    close.blur();
    await expect(held!.waiting()).toBe(0);
    await userEvent.unhover(toast);
    await waitFor(() => expect(held!.waiting()).toBe(1));
    await expect(args.onClose).not.toHaveBeenCalled();
    held!.ring();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosedByItsButton: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: wordsOf(globals).close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OfTheCart: Story = {
  args: { title: 'Added to your cart', note: 'Dar Al-Noor Institution · $50', duration: 4000 },
  beforeEach: withHeldClock(4000),
  render: function Render(args) {
    const say = useWords();
    return (
      <ToastRegion>
        <Toast
          {...args}
          actions={
            <>
              <ButtonLink href="#cart" tone="outlined" size="small">
                {say.goToCart}
              </ButtonLink>
              <ButtonLink href="#checkout" size="small">
                {say.checkout}
              </ButtonLink>
            </>
          }
        />
      </ToastRegion>
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    // The address is not followed: it would take the page of the tests away.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
    await userEvent.click(canvas.getByRole('link', { name: wordsOf(globals).goToCart }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Failure: Story = { args: { tone: 'danger', title: 'Something went wrong. Nothing was charged.' } };

export const Narrow: Story = { ...OfTheCart, play: async () => {}, globals: { viewport: { value: 'narrow' } } };
