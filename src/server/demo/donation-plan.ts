import { createHash } from 'node:crypto';
import { demoDonors } from '#src/server/demo/donors.ts';
import type { ProjectSeed } from '#src/server/demo/project-seed.ts';

/** One donation: minor units, the donor's place in the list, and how long ago as a share of the project's life. */
export type PlannedDonation = { amount: number; donor: number; age: number; showsName: boolean; isZakat: boolean };

/** How many people give to a project for each thousand dollars that it raised. */
const DONATIONS_PER_THOUSAND = 9;
const LEAST_DONATIONS = 14;
const MOST_DONATIONS = 160;
/** What people give, as shares of the mean: many small sums, few large ones. */
const SHARES = [0.2, 0.25, 0.3, 0.4, 0.5, 0.5, 0.6, 0.8, 1, 1, 1.2, 1.5, 2, 2.5, 4];

/** Splits what a demo project has raised into donations: whole units of at most 999, else sums that people give. */
export function planDonations({ isSuitableForZakat, raised = 0, title, unit }: ProjectSeed): PlannedDonation[] {
  const draw = draws(`donations:${title.en}`);
  const step = unit?.price ?? stepOf(raised);
  const count = Math.min(
    MOST_DONATIONS,
    Math.max(LEAST_DONATIONS, Math.round((raised / 100_000) * DONATIONS_PER_THOUSAND)),
  );
  const mean = raised / count;
  const planned: PlannedDonation[] = [];
  for (let left = raised; left > 0;) {
    const wish = Math.max(step, Math.round((mean * SHARES[Math.floor(draw() * SHARES.length)]!) / step) * step);
    const amount = Math.min(left, wish, unit ? step * 999 : left);
    planned.push({
      amount,
      donor: Math.floor(draw() * demoDonors.length),
      // The square brings more of them near the present.
      age: draw() ** 2,
      showsName: draw() < 0.4,
      isZakat: draw() < 0.3 && isSuitableForZakat === true,
    });
    left -= amount;
  }
  return planned;
}

const stepOf = (raised: number): number => (raised >= 200_000 ? 500 : 100);

/** Numbers from 0 to 1 (exclusive), the same for the same seed, so that every demo charity has the same donations. */
function draws(seed: string): () => number {
  let turn = 0;
  return () =>
    createHash('sha256')
      .update(`${seed}:${(turn += 1)}`)
      .digest()
      .readUInt32BE() /
    2 ** 32;
}
