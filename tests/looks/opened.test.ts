import { afterEach, expect, test } from 'vitest';
import { expectMeasures } from '../../.storybook/expect-measures.ts';
import { whileOpened } from './opened.ts';

afterEach(() => {
  document.body.replaceChildren();
});
const measure = () => expectMeasures(document.body);
const details = (inside: string): void => {
  document.body.innerHTML = `<details><summary style="min-block-size: 44px">More</summary>${inside}</details>`;
};

test('a target that is too small is found in what opens only when it is asked for', async () => {
  details('<button type="button" aria-label="Close" style="inline-size: 20px; block-size: 20px"></button>');
  measure();
  await expect(whileOpened(document.body, measure)).rejects.toThrow(/below 44 px/);
});

test('what is well is opened, counted and closed again', async () => {
  details('<p>The amount of one share.</p>');
  await expect(whileOpened(document.body, measure)).resolves.toBe(1);
  expect(document.querySelector('details')!.open).toBe(false);
});
