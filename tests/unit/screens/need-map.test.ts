import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placeOf } from '#src/screens/need-map/places.ts';

const svg = readFileSync('public/land.svg', 'utf8');
const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.map(Number) as [number, number, number];
const spacing = Number(/stroke-dasharray="0 (\d+)"/.exec(svg)![1]);

type Point = { x: number; y: number };

/** The dots of the land: each line of the drawing is dashed, with a dot at its start and then one for each spacing. */
const dots: Point[] = [...svg.matchAll(/(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
  Array.from({ length: Math.floor(Number(length) / spacing) + 1 }, (_, index) => ({
    x: Number(x) + index * spacing,
    y: Number(y),
  })),
);

/** The distance to the nearest dot of the land, in spacings of the dots. */
const distanceToLand = ({ x, y }: Point): number =>
  Math.min(...dots.map((dot) => Math.hypot(dot.x - x, dot.y - y))) / spacing;

/** In the units of the drawing. */
function starOf(country: string): Point {
  const { x, y } = placeOf(country)!;
  return { x: (x * width) / 100, y: (y * height) / 100 };
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const countries = alphabet
  .flatMap((first) => alphabet.map((second) => first + second))
  .filter((code) => placeOf(code) !== undefined);

/** A coast or a small island may lie between two dots. The Comoros are so small that the drawing has no dot near them. */
const NEAR_LAND = 1.25;
const WITHOUT_DOT = 'KM';

it('each star is on the land, except that of the Comoros', () => {
  expect(countries.length).toBeGreaterThan(50);
  expect(countries.filter((country) => distanceToLand(starOf(country)) > NEAR_LAND)).toEqual([WITHOUT_DOT]);
});

it.each([
  ['Atlantic', 0.06, 0.9],
  ['Arabian Sea', 0.58, 0.65],
  ['Indian Ocean', 0.7, 0.9],
])('a star in the %s would be found', (_sea, x, y) => {
  expect(distanceToLand({ x: x * width, y: y * height })).toBeGreaterThan(NEAR_LAND);
});

it('stars lie to each other as their countries do', () => {
  const [morocco, jordan, yemen] = [starOf('MA'), starOf('JO'), starOf('YE')];
  expect(morocco.x).toBeLessThan(jordan.x);
  expect(jordan.y).toBeLessThan(yemen.y);
});

it('a country outside the map has no star', () => {
  expect(placeOf('US')).toBeUndefined();
});

it('the path of the land is small', () => {
  expect(svg.length).toBeLessThan(8192);
});
