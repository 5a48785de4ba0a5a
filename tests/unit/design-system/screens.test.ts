import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screenStoriesIn, unknownAmong, unshownAmong } from '#tests/screen-stories.ts';
import { screens } from '#tests/screens.ts';

const stories = globSync('stories/screens/**/*.stories.tsx').flatMap((file) =>
  screenStoriesIn(readFileSync(file, 'utf8')),
);

test('every story of a screen names a listed screen and state', () => {
  expect(unknownAmong(stories)).toEqual([]);
});

test('no two stories show the same state of a screen at one address', () => {
  const ids = stories.map(({ id, screen, state }) => `${id} ${screen} ${state}`);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a story that names an unknown state is found', () => {
  const text = `export default { title: 'Screens/Cart' };\nexport const Odd = { parameters: { screen: 'cart', state: 'upside down' } };\nexport const OneGift = { parameters: at('cart', 'one') };`;
  const found = screenStoriesIn(text);
  expect(found.map(({ id }) => id)).toEqual(['screens-cart--odd', 'screens-cart--one-gift']);
  expect(unknownAmong(found)).toEqual([found[0]]);
});

/** Pages of those who own a project or an institution, and of staff, are not built yet. */
const TO_COME = /^(?:project form|reports|ngo form|admin [^:]+):/;
const OWNERS = [
  'project: rejected to its owner',
  'ngo: pending',
  'ngo: rejected',
  'ngo: thank-you e-mail sent',
  'ngo: thank-you e-mail failed',
];

test('every state of every screen has a story, but for the pages to come', () => {
  expect(unshownAmong(stories).filter((state) => !TO_COME.test(state))).toEqual(OWNERS);
});

test('a state that no story shows is found', () => {
  const shown = [{ screen: 'cart', state: 'one', id: 'screens-cart--one' }];
  expect(unshownAmong(shown, [{ screen: 'cart', route: '/cart', states: ['one', 'gift'] }])).toEqual(['cart: gift']);
});

test('no screen and no state is listed twice', () => {
  const all = screens.flatMap(({ screen, states }) => states.map((state) => `${screen} ${state}`));
  expect(new Set(all).size).toBe(all.length);
});
