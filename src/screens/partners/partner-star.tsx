import { Medal } from '#ds/components/medal/medal.tsx';

/** Six points would be read as another emblem, and seven cannot be drawn as one strand with the others. */
const POINTS = [8, 9, 10, 12] as const;

/** The same slug always has the same star. */
function pointsOf(slug: string): (typeof POINTS)[number] {
  let sum = 0;
  for (const letter of slug) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return POINTS[sum % POINTS.length]!;
}

/** A partner's own star, drawn from its slug. */
export function PartnerStar({ size, slug }: { slug: string; size: number }) {
  return <Medal points={pointsOf(slug)} size={size} tone="accent" on="canvas" hasRing={false} />;
}
