import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How often, in a word. */
export const intervalWords: Record<'day' | 'week' | 'month' | 'year', MessageDescriptor> = {
  day: msg`Daily`,
  week: msg`Weekly`,
  month: msg`Monthly`,
  year: msg`Yearly`,
};
