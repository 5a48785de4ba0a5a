import { useLingui } from '@lingui/react/macro';
import type { ActivityKind } from '#src/domain/activity.ts';

/** What the page of a kind calls itself. */
export function useKindWords(kind: ActivityKind) {
  const { t } = useLingui();
  return kind === 'event'
    ? {
        title: t`Events`,
        intro: t`Talks, visits and days when we work together. Come, ask questions and see where donations go.`,
        search: t`Search the events`,
        upcoming: t`Coming up`,
        past: t`Past events`,
        none: t`No events match your search`,
        empty: t`No events are planned at the moment`,
        failed: t`The events could not be loaded`,
        busy: t`Loading the events`,
        end: t`All events are shown.`,
        calendar: t`Add all events to your calendar`,
      }
    : {
        title: t`Training`,
        intro: t`The skills the work needs, taught by the people who do it. You choose your days, and the training is free.`,
        search: t`Search for training`,
        upcoming: t`Open and upcoming`,
        past: t`Past training`,
        none: t`No training matches your search`,
        empty: t`No training is planned at the moment`,
        failed: t`The training could not be loaded`,
        busy: t`Loading the training`,
        end: t`All training is shown.`,
        calendar: t`Add all training to your calendar`,
      };
}
