import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { CartScreen } from '#src/screens/cart/cart-screen.tsx';
import { cartFixture, cartLineFixture, shareLineFixture } from '#tests/fixtures/cart.ts';
import { projectDetailFixture } from '#tests/fixtures/project-detail.ts';
import { sharesFixture } from '#tests/fixtures/projects.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale } from './frame.tsx';
import { Project } from './project-page.tsx';

/** Sums that change while fields change; the server's answer replaces them. */
export default { title: 'Screens/Figures while typing' } satisfies Meta;
type Story = StoryObj;

const figures = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('status').find(({ id }) => id === 'donation-figures')!;
const amountField = () => document.getElementById('amount') as HTMLInputElement;

export const EndowmentShareAndRemainder: Story = {
  parameters: at('project', 'money'),
  render: () => <Project project={projectDetailFixture({ endowmentPercentage: 10, remaining: 20_000 })} />,
  play: async ({ canvas, userEvent }) => {
    await expect(figures(canvas)).toBeEmptyDOMElement();
    await userEvent.type(amountField(), '50');
    await expect(figures(canvas)).toHaveTextContent(/5[.,]00|5/);
    await expect(figures(canvas).querySelectorAll('p')).toHaveLength(2);
    await expect(figures(canvas)).toHaveTextContent(/150/);
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), '200');
    await expect(figures(canvas)).not.toHaveTextContent(/150/);
  },
};

export const Completes: Story = {
  parameters: at('project', 'money'),
  render: () => <Project project={projectDetailFixture({ endowmentPercentage: 0, remaining: 20_000 })} />,
  play: async (story) => {
    await story.userEvent.type(amountField(), '200');
    await expect(figures(story.canvas)).toHaveTextContent(
      translatorOf(story)(msg`Your donation will complete this project.`),
    );
  },
};

export const MoreThanNeeded: Story = {
  parameters: at('project', 'over the remainder'),
  render: () => <Project project={projectDetailFixture({ remaining: 20_000 })} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(amountField(), '٢٥٠');
    await expect(figures(canvas)).toHaveTextContent(/200/);
    await expect(amountField()).toHaveAttribute('aria-invalid', 'true');
    await expect(amountField()).toHaveAttribute('aria-errormessage', 'donation-figures');
    await userEvent.type(amountField(), '{Backspace}');
    await expect(amountField()).not.toHaveAttribute('aria-invalid');
  },
};

export const TooLittle: Story = {
  parameters: at('project', 'money'),
  render: () => <Project />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.type(amountField(), '0.5');
    // Whoever is still typing is not told.
    await expect(amountField()).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(amountField()).toHaveAttribute('aria-invalid', 'true'));
    await expect(figures(canvas)).not.toBeEmptyDOMElement();
  },
};

export const TooManyUnits: Story = {
  parameters: at('project', 'units'),
  render: () => <Project project={projectDetailFixture({}, sharesFixture())} />,
  play: async ({ canvas, userEvent }) => {
    const count = document.getElementById('quantity') as HTMLInputElement;
    await userEvent.clear(count);
    await userEvent.type(count, '999');
    await expect(count).toHaveAttribute('aria-invalid', 'true');
    await expect(figures(canvas)).not.toBeEmptyDOMElement();
  },
};

let answer = (_body: object) => {};

function Cart() {
  return (
    <Framed>
      <CartScreen cart={cartFixture([cartLineFixture(), shareLineFixture()])} locale={useLocale()} />
    </Framed>
  );
}

export const CountInTheCart: Story = {
  parameters: at('cart', 'many kinds'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = (body) => resolve(Response.json(body));
        }),
    );
    return () => sent.mockRestore();
  },
  render: () => <Cart />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const [line, shares] = cartFixture([cartLineFixture(), shareLineFixture()]).lines;
    const more = canvas.getByRole('button', { name: say(msg`One more`) });
    // The press also leaves the field, which is read then: the same count is not sent twice.
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.click(more);
    await expect(canvas.getByRole('textbox')).toHaveValue('3');
    await expect(more).toHaveFocus();
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(globalThis.fetch).toHaveBeenCalledTimes(1);
    // The server's price has changed: its answer is what is shown.
    const lines = [line!, { ...shares!, quantity: 3, amount: 99_900 }].map(({ amount, id, quantity }) => ({
      id,
      quantity,
      amount,
    }));
    answer({ result: { cart: { lines, total: line!.amount + 99_900, hasNotes: false } } });
    await waitFor(() => expect(canvas.getAllByText(/999/)[0]).toBeVisible());
  },
};

export const CountNotSent: Story = {
  parameters: at('cart', 'many kinds'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    return () => sent.mockRestore();
  },
  render: () => <Cart />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(canvas.getByRole('button', { name: translatorOf(story)(msg`One more`) }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('2');
    await expect(canvas.getByRole('button', { name: part(translatorOf(story)(msg`One less`)) })).toHaveValue('1');
  },
};

export const CountTypedInTheCart: Story = {
  parameters: at('cart', 'typed count'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
    return () => sent.mockRestore();
  },
  render: () => <Cart />,
  play: async (story) => {
    const { canvas, userEvent } = story;
    const say = translatorOf(story);
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await userEvent.type(field, '٤');
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('button', { name: say(msg`One more`) })).toHaveValue('5');
    await userEvent.clear(field);
    await userEvent.type(field, '٠');
    await expect(field).toBeValid();
    await userEvent.tab();
    const figure = '1';
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(msg`Enter a quantity of ${figure} or more`));
    await expect(field).toHaveValue('٠');
    await expect(field).toBeInvalid();
    await expect(globalThis.fetch).toHaveBeenCalledTimes(1);
  },
};
