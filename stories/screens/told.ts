import { expect } from 'storybook/test';

/**
 * Asserts that a toast of the server says `words`, is seen during its three seconds and is gone after them. It sets the time
 * of the toast's animation, because a busy machine may take longer than that to begin; the toast then stays for the picture.
 */
export async function expectTold(canvas: { getByText: (words: string) => HTMLElement }, words: string): Promise<void> {
  const told = canvas.getByText(words);
  const [showing] = told.closest('output')!.parentElement!.getAnimations();
  if (!showing) throw new Error(`"${words}" stays for ever`);
  showing.finish();
  await expect(told).not.toBeVisible();
  showing.pause();
  for (const time of [2999, 0]) {
    showing.currentTime = time;
    await expect(told).toBeVisible();
  }
}
