import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActivityState } from '#src/domain/activity.ts';
import { AppError } from '#src/server/http/errors.ts';

type Kind = 'event' | 'training';
const SENTENCES: Record<Kind, Record<Exclude<ActivityState, 'open'>, MessageDescriptor>> = {
  event: {
    full: msg`All seats at this event are taken. You can join the waiting list.`,
    closed: msg`Registration for this event is closed.`,
    cancelled: msg`This event is canceled.`,
  },
  training: {
    full: msg`All seats in this training are taken.`,
    closed: msg`Registration for this training is closed.`,
    cancelled: msg`This training is canceled.`,
  },
};

/** Why nobody can join or apply: the code is that of every change behind a page, the sentence says which one. */
export const notOpen = (kind: Kind, state: Exclude<ActivityState, 'open'>): AppError =>
  new AppError('conflict', { words: SENTENCES[kind][state] });
