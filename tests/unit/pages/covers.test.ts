import { expect, it } from 'vitest';
import { covers } from '#src/pages/covers.ts';

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('a palette of the name %s does not exist', async (palette) => {
  expect((await covers.request(`/covers/${palette}/1-card.svg`)).status).toBe(404);
});

it('a cover is drawn from its palette and seed', async () => {
  const answer = await covers.request('/covers/sand/1-card.svg');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});
