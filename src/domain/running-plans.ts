import { isRunning, type SubscriptionStatus } from '#src/domain/subscription.ts';

/** The first of them, and how many there are. */
export type RunningPlans<Plan> = { shown: readonly Plan[]; count: number };

/** So many recurring donations stand beside other things on a page. */
const SHOWN = 2;
const ORDER = ['pastDue', 'active', 'paused'] as const satisfies SubscriptionStatus[];

/** The recurring donations that will be charged again: those with a declined charge first, then those that are due next. */
export function runningPlans<Plan extends { status: SubscriptionStatus; nextAt: string | null }>(
  plans: readonly Plan[],
): RunningPlans<Plan> {
  const rank = ({ status }: Plan): number => (ORDER as readonly string[]).indexOf(status);
  const running = plans
    .filter(({ status }) => isRunning(status))
    .toSorted((a, b) => rank(a) - rank(b) || (a.nextAt ?? '').localeCompare(b.nextAt ?? ''));
  return { shown: running.slice(0, SHOWN), count: running.length };
}
