import { expect, it } from 'vitest';
import { covers } from '#src/endpoints/covers.ts';

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a palette of the name %s does not exist',
  async (palette) => {
    expect((await covers.app.request(`/covers/${palette}/1-card.svg`)).status).toBe(404);
  },
);

it('a cover is drawn from its palette and seed', async () => {
  const answer = await covers.app.request('/covers/sand/1-card.svg');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});

it.each(['1-card-0', '1-card-35', 'case-30418-feature-95'])('%s is drawn up to its raised share', async (name) => {
  const answer = await covers.app.request(`/covers/orphans/${name}.svg`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
});

it('a weave lacks one star, through which the page shows', async () => {
  const answer = await covers.app.request('/covers/missing-star.svg');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  const text = await answer.text();
  expect(text).toMatch(/clip-rule="evenodd"/);
  expect(text).not.toContain('fill-opacity=".92"');
});

it.each(['33', '100', '05', '-5', '1e1'])('the step %s does not exist', async (step) => {
  expect((await covers.app.request(`/covers/orphans/1-card-${step}.svg`)).status).toBe(404);
});

it('who saves data gets the flat color of its palette, and caches tell the two apart', async () => {
  const address = '/covers/orphans/case-30418-card-35.svg';
  const drawn = await covers.app.request(address);
  const flat = await covers.app.request(address, { headers: { 'save-data': 'on' } });
  expect(flat.headers.get('vary')).toBe('accept-encoding, save-data');
  expect(drawn.headers.get('vary')).toBe('accept-encoding, save-data');
  const [large, small] = [await drawn.text(), await flat.text()];
  expect(small).toContain('fill="#24614a"');
  expect(small.length).toBeLessThan(200);
  expect(large.length).toBeGreaterThan(2000);
});
