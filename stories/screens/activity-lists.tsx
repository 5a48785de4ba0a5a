import type { ActivityKind } from '#src/domain/activity.ts';
import { ActivitiesScreen } from '#src/screens/activities/activities-screen.tsx';
import type { ActivitiesView } from '#src/screens/activities/activities-view.ts';
import { activitiesFixture, activitiesViewFixture } from '#tests/fixtures/activities.ts';
import { Framed, useLocale } from './frame.tsx';

type ListProps = Partial<Omit<ActivitiesView, 'kind'>> & { kind: ActivityKind };

/** The list of events or of training as its page shows it. */
export function ActivityList({ kind, ...change }: ListProps) {
  return (
    <Framed>
      <ActivitiesScreen view={activitiesViewFixture(kind, change)} locale={useLocale()} />
    </Framed>
  );
}

/** More than the page shows. */
export const more = (kind: ActivityKind): ActivitiesView['found'] => ({
  data: activitiesFixture(kind, 9, 4),
  total: 20,
  hasMore: true,
});
export const noneFound = { upcoming: [], found: { data: [], total: 0, hasMore: false } } as const;
/** A list narrowed to a tag and a word. */
export const narrowedTo = (kind: ActivityKind): Partial<ActivitiesView> => ({
  query: { tag: 'well', search: 'water' },
  upcoming: [],
  found: { data: activitiesFixture(kind, 3), total: 3, hasMore: false },
});
