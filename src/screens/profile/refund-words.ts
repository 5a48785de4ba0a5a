import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefundStatus } from '#src/domain/refund.ts';

/** How a refund stands; the link with these words leads to all that is known of it. */
export const refundWords: Record<RefundStatus, MessageDescriptor> = {
  requested: msg`Refund requested`,
  approved: msg`Refund approved`,
  processing: msg`Refund on its way`,
  succeeded: msg`Refund paid out`,
  failed: msg`Refund delayed`,
  refused: msg`Refund declined`,
};
