import { refundRequestForm } from '#src/contracts/refunds.ts';
import { AppError } from '#src/server/http/errors.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import { givingLimit } from '#src/server/http/rate-limits.ts';
import { validate } from '#src/server/http/validate.ts';
import { readRefundToken } from '#src/server/refunds/refund-link.ts';
import { requestRefund } from '#src/server/refunds/request-refund.ts';

/** What a donor does on the page of the link in a receipt. Only by a post: programs that scan emails open links. */
export const refundsForms = [
  formRoute({
    path: 'refund/ask',
    schema: anyFields,
    handle: async ({ services, input, c }) => {
      await givingLimit(c);
      const { reason } = validate(refundRequestForm, { reason: input['reason'] ?? '' });
      const read = readRefundToken(services, input['token'] ?? '');
      if (!read || read.isExpired) throw new AppError('notFound');
      await requestRefund(services, read.id, { reason });
      return { done: { title: 'asked' } };
    },
  }),
];
