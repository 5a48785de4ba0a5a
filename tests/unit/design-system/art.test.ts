import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { renderCover } from '#ds/art/cover.ts';
import { renderMedallion } from '#ds/art/medallion.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const gold = (svg: string) => svg.split('fill-opacity=".92"').length - 1;
const strands = (svg: string) => svg.match(/<path d="([^"]*)" stroke="url/)?.[1]?.split('M').length ?? 0;

describe('a cover', () => {
  test('has the bytes of the stored drawing', () => {
    expect(hash(renderCover({ seed: 'amman', palette: 'orphans' }))).toBe(
      'ec4603f23956d67b04e8fa2886a7c20843f847ed7c16258d42dd141ee4e9af28',
    );
    expect(hash(renderCover({ seed: 'amman', palette: 'orphans', fold: 12, width: 720, height: 405 }))).toBe(
      'c5a81044e50cb7a61b4cffafd51581c528344e18d97af86e6c2ef81ee58d7a7a',
    );
  });
  test('depends on its seed, kind and size only', () => {
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
  test.each(['orphans', 'sand'] as const)('fills with the raised share, from nothing to all, in %s', (palette) => {
    const at = (percent: number) => renderCover({ seed: 'amman', palette, width: 720, height: 405, percent });
    expect(at(100)).toBe(renderCover({ seed: 'amman', palette, width: 720, height: 405 }));
    expect([0, 5, 50, 95, 99].map((percent) => gold(at(percent)))).toEqual([0, 0, 0, 0, 0]);
    expect(gold(at(100))).toBe(1);
    const drawn = [0, 5, 25, 50, 75, 95, 100].map((percent) => strands(at(percent)));
    expect(drawn[0]).toBe(1);
    expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
    expect(new Set(drawn.slice(0, 5)).size).toBe(5);
  });
  test('a medal of another tier has another shape', () => {
    const medals = [
      [6, 2],
      [8, 3],
      [9, 4],
      [10, 3],
      [12, 5],
    ].map(([points, skip]) => renderMedallion({ points, skip }));
    expect(new Set(medals).size).toBe(5);
  });
});
