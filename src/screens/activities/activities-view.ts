import type { ActivityCard } from '#src/contracts/activities.ts';
import type { ActivityKind } from '#src/domain/activity.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { ListQuery } from '#src/screens/list-parts/list-query.ts';

/** What a list of events or of training shows. */
export type ActivitiesView = {
  kind: ActivityKind;
  query: ListQuery;
  page: number;
  /** The tags that file any of them. */
  tags: readonly { code: string; title: LocalText; total: number }[];
  /** How many there are in all. */
  total: number;
  months: readonly { month: string; total: number }[];
  /** Those to come, the soonest first; none where the list is narrowed. */
  upcoming: readonly ActivityCard[];
  /** The ones that are over, or what a narrowed list finds, up to the page of the address; absent where they could not be read. */
  found?:
    | { data: readonly ActivityCard[]; total: number; totalIsAtLeast?: boolean | undefined; hasMore: boolean }
    | undefined;
};
