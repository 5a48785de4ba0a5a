import type { EventDetail, TrainingDetail } from '#src/contracts/activities.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import type { DialCountry } from '#src/screens/quick-donation/quick-donation.tsx';

export const JOIN_FORM = 'events/join';
export const APPLY_FORM = 'training/apply';

type Shared = {
  memory?: FormState | undefined;
  /** Whether it is over, not only closed to new people. */
  isOver: boolean;
  /** The whole address of the page, with its site. */
  url: string;
  tags: readonly {
    code: string;
    title: { en?: string | undefined; ar?: string | undefined; tr?: string | undefined };
  }[];
};
/** What the page of an event shows. */
export type EventView = Shared & { activity: EventDetail };
/** What the page of training shows. */
export type TrainingView = Shared & {
  activity: TrainingDetail;
  /** Whether today is the last day on which one can apply. */
  isLastDay: boolean;
  countries: readonly DialCountry[];
};
