/** Six points would be read as another emblem, and seven cannot be drawn as one strand with the others. */
const SHAPES = [
  { points: 8, skip: 2 },
  { points: 8, skip: 3 },
  { points: 9, skip: 2 },
  { points: 9, skip: 3 },
  { points: 9, skip: 4 },
  { points: 10, skip: 3 },
  { points: 10, skip: 4 },
  { points: 12, skip: 4 },
  { points: 12, skip: 5 },
  { points: 16, skip: 5 },
] as const;

/** The same slug always has the same star: its points, and how many of them a line passes over. */
export function starOf(slug: string): (typeof SHAPES)[number] {
  let sum = 0;
  for (const letter of slug) sum = (sum * 41 + letter.codePointAt(0)!) % 65_521;
  return SHAPES[sum % SHAPES.length]!;
}
