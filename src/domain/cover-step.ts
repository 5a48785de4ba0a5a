/** So much of the goal, in percent, is one step: a cover has so few drawings, and each of them is kept for ever. */
const STEP = 5;
export const coverSteps: readonly number[] = Array.from({ length: 100 / STEP }, (_, index) => index * STEP);

/** How much of a project's cover is woven, rounded down: nothing where it is whole, as of an endowment and of a goal that is reached. */
export const coverStepOf = ({
  goal,
  isEndowment,
  raised,
}: {
  goal: number;
  raised: number;
  isEndowment: boolean;
}): number | undefined =>
  isEndowment || goal <= 0 || raised >= goal ? undefined : Math.floor((raised * 100) / goal / STEP) * STEP;
