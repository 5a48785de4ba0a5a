import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActivityState } from '#src/domain/activity.ts';
import { AppError } from '#src/server/http/errors.ts';

type Kind = 'event' | 'training';
const SENTENCES: Record<Kind, Record<Exclude<ActivityState, 'open'>, MessageDescriptor>> = {
  event: {
    full: msg`All seats at this event are taken. You can join the waiting list.`,
    closed: msg`You can no longer join this event.`,
    cancelled: msg`This event has been canceled.`,
  },
  training: {
    full: msg`All seats in this training are taken.`,
    closed: msg`Applications for this training have closed.`,
    cancelled: msg`This training has been canceled.`,
  },
};

/** Why nobody can join or apply: the code is that of every change behind a page, the sentence says which one. */
export const notOpen = (kind: Kind, state: Exclude<ActivityState, 'open'>): AppError =>
  new AppError('conflict', { words: SENTENCES[kind][state] });
