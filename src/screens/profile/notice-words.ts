import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NoticeKind } from '#src/domain/notice.ts';

/** What each kind of email that may be left out is about. */
export const noticeWords: Record<NoticeKind, MessageDescriptor> = {
  transfers: msg`Reminders about a bank transfer that has not arrived`,
  recurring: msg`Notices that a recurring donation is due, or that the card used for it is about to expire`,
  sponsorship: msg`News about the child I sponsor`,
  season: msg`The qurbani reminder that I asked for`,
  zakat: msg`The reminder about my zakat day`,
  events: msg`Reminders about events that I joined`,
};
