import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { renderCover } from '#ds/art/cover.ts';
import { renderMedallion } from '#ds/art/medallion.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a cover', () => {
  test('is the same to the byte as the one that was drawn first', () => {
    expect(hash(renderCover({ seed: 'amman', palette: 'orphans' }))).toBe('ec4603f23956d67b04e8fa2886a7c20843f847ed7c16258d42dd141ee4e9af28');
    expect(hash(renderCover({ seed: 'amman', palette: 'orphans', fold: 12, width: 720, height: 405 }))).toBe('c5a81044e50cb7a61b4cffafd51581c528344e18d97af86e6c2ef81ee58d7a7a');
  });
  test('is the same for the same seed and another for another seed, kind or size', () => {
    const one = renderCover({ seed: 'a', palette: 'zakat' });
    expect(renderCover({ seed: 'a', palette: 'zakat' })).toBe(one);
    expect(renderCover({ seed: 'b', palette: 'zakat' })).not.toBe(one);
    expect(renderCover({ seed: 'a', palette: 'relief' })).not.toBe(one);
    expect(renderCover({ seed: 'a', palette: 'zakat', width: 240, height: 240, density: 0.62 })).not.toBe(one);
  });
  test('stays under 200 KB and holds one gold star', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const svg = renderCover({ seed, palette: 'orphans', width: 720, height: 405 });
      expect(svg.length).toBeLessThan(200_000);
      expect(svg.split('fill="#d9b25f" fill-opacity=".92"')).toHaveLength(2);
    }
  });
  test('a medal of another tier has another shape', () => {
    const medals = [[6, 2], [8, 3], [9, 4], [10, 3], [12, 5]].map(([points, skip]) => renderMedallion({ points, skip }));
    expect(new Set(medals).size).toBe(5);
  });
});
