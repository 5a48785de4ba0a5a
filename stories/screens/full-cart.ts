import { expect, within } from 'storybook/test';
import { wordsOf } from '#tests/fixtures/words.ts';

type Played = { canvas: { getByRole: (role: 'alert') => HTMLElement }; globals: Record<string, unknown> };

/** The sentence names the limit and leads to the cart. */
export async function expectFullCart({ canvas, globals }: Played): Promise<void> {
  const alert = canvas.getByRole('alert');
  const link = within(alert).getByRole('link', { name: wordsOf(globals).cartFull });
  await expect(link).toHaveAttribute('href', expect.stringMatching(/\/cart$/));
  await expect(alert).toHaveFocus();
}
