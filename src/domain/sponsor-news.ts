import { isRunning, type SubscriptionStatus } from '#src/domain/subscription.ts';

type Sponsorship = { id: string; status: SubscriptionStatus; firstAt: Date | null };
/** `toldTo`: the sponsorship whose donor was told; null for what stands on the child's page. */
type News = { happenedOn: string; isForSponsor: boolean; toldTo: string | null };

/**
 * Whether a sponsor reads news of the child. What was told to one sponsor is not for the next; what stands on the child's page
 * is listed from the day on which the sponsorship began, while it runs.
 */
export const mayReadNews = (
  { firstAt, id, status }: Sponsorship,
  { happenedOn, isForSponsor, toldTo }: News,
): boolean =>
  isForSponsor
    ? toldTo === id
    : isRunning(status) && firstAt !== null && happenedOn >= firstAt.toISOString().slice(0, 10);
