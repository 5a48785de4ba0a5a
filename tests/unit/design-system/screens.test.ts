import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screenStoriesIn, strangersAmong } from '#tests/screen-stories.ts';
import { screens } from '#tests/screens.ts';

const stories = globSync('stories/screens/**/*.stories.tsx').flatMap((file) => screenStoriesIn(readFileSync(file, 'utf8')));

test('every story of a screen names a screen and a state of the list', () => {
  expect(strangersAmong(stories)).toEqual([]);
});

test('no two stories show the same state of the same screen under one address', () => {
  const ids = stories.map(({ id, screen, state }) => `${id} ${screen} ${state}`);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a story that names an unknown state is found', () => {
  const text = `export default { title: 'Screens/Cart' };\nexport const Odd = { parameters: { screen: 'cart', state: 'upside down' } };\nexport const OneGift = { parameters: at('cart', 'one') };`;
  const found = screenStoriesIn(text);
  expect(found.map(({ id }) => id)).toEqual(['screens-cart--odd', 'screens-cart--one-gift']);
  expect(strangersAmong(found)).toEqual([found[0]]);
});

test('no screen and no state stands twice', () => {
  const all = screens.flatMap(({ screen, states }) => states.map((state) => `${screen} ${state}`));
  expect(new Set(all).size).toBe(all.length);
});
