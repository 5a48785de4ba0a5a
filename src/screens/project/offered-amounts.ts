import type { ProjectCard, ProjectDetail } from '#src/contracts/projects.ts';
import { restOf } from '#src/domain/pricing.ts';
import { isAlmostFunded, percentOf } from '#src/screens/projects/progress.ts';

/** The one sum that the project still takes, in minor units, where less than a unit or a least donation is left of it. */
export const restOfProject = ({
  isEndowment,
  isOpen,
  minimum,
  monthly,
  remaining,
  unit,
}: Pick<ProjectCard, 'isEndowment' | 'isOpen' | 'minimum' | 'monthly' | 'remaining' | 'unit'>): number | undefined =>
  isOpen && monthly === null
    ? restOf({ donationMethod: unit ? 'units' : 'money', isEndowment, minimum, remaining, unitPrice: unit?.price })
    : undefined;

type Project = Pick<
  ProjectDetail,
  'goal' | 'raised' | 'remaining' | 'suggestedAmounts' | 'isEndowment' | 'unit' | 'minimum'
>;

/** What finishes the project, in minor units, where one donation may: the first of the amounts that it offers. */
export const finishingAmount = (project: Project): number | undefined =>
  !project.isEndowment && !project.unit && isAlmostFunded(project) && project.remaining >= project.minimum
    ? project.remaining
    : undefined;

/** The amounts that a project offers, in minor units: what finishes it first, then those suggested that it still needs. */
export function offeredAmounts(project: Project): number[] {
  const finishing = finishingAmount(project);
  const suggested = project.suggestedAmounts.filter((amount) => project.isEndowment || amount <= project.remaining);
  const others = suggested.filter((amount) => amount !== finishing);
  const amounts = finishing === undefined ? others : [finishing, ...others];
  return amounts.length > 0 ? amounts : [...project.suggestedAmounts];
}

/** Whole percent of the goal after a donation of `amount` minor units; 100 only where the goal is reached. */
export const percentAfter = (project: Project, amount: number): number =>
  percentOf({ goal: project.goal, raised: project.raised + amount });
