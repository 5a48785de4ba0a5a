import { add, pathOf, type Point, polar, rad } from '#ds/art/geometry.ts';

/** One part of a star: its outline, and where its number stands. */
export type Kite = { path: string; label: Point };

/**
 * The star {points/2} cut into one kite a point, from the centre, clockwise from the top. A star of one part is the whole
 * outline. @param radius from the centre to a point
 */
export function kitesOf({ parts, radius, size }: { parts: 1 | 7; radius: number; size: number }): Kite[] {
  const centre: Point = [size / 2, size / 2];
  const points = parts === 1 ? 8 : parts;
  // Where two strands of {points/2} cross, as a share of the radius.
  const inner = (radius * Math.cos(rad(360 / points))) / Math.cos(rad(180 / points));
  const at = (r: number, degrees: number) => add(centre, polar(r, degrees));
  const angles = Array.from({ length: points }, (_, index) => -90 + (360 / points) * index);
  if (parts === 1)
    return [
      {
        path: pathOf(
          angles.flatMap((a) => [at(radius, a), at(inner, a + 180 / points)]),
          true,
        ),
        label: centre,
      },
    ];
  return angles.map((a) => ({
    path: pathOf([centre, at(inner, a - 180 / points), at(radius, a), at(inner, a + 180 / points)], true),
    label: at(radius * 0.42, a),
  }));
}
