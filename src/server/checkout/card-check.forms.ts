import * as v from 'valibot';
import { orderCookie } from '#src/contracts/cookies.ts';
import { puzzleAnswer } from '#src/contracts/orders.ts';
import { askForCardCode, passCardCheck } from '#src/server/checkout/pass-card-check.ts';
import { readCookie } from '#src/server/http/cookies.ts';
import { invalid } from '#src/server/http/errors.ts';
import type { FormContext } from '#src/server/http/form-context.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { cardCheckLimit, codeLimit } from '#src/server/http/rate-limits.ts';

const text = v.optional(v.string(), '');
const order = { order: v.pipe(v.string('required'), v.regex(/^\d{1,15}$/, 'invalidFormat')) };

/** The numbers of a solution as its field has them: `12,7,300,41`. */
const solution = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}(,\d{1,6}){0,15}$/),
  v.transform((joined) => joined.split(',').map(Number)),
  puzzleAnswer,
);

const own = (c: FormContext, number: string) => ({ number, accessKey: readCookie(c, orderCookie(number)) });
const back = (number: string) => ({ location: `/checkout?order=${number}` });

/** The check before a card payment, on the payment page. */
export const cardCheckForms = [
  formRoute({
    path: 'card-check',
    schema: v.object({ ...order, solution: text }),
    handle: async ({ services, input, c }) => {
      await cardCheckLimit(c);
      const read = v.safeParse(solution, input.solution);
      // A browser without script, or without cryptography, sends none: the page then offers the code.
      if (!read.success) throw invalid({ path: 'solution', code: 'required' });
      await passCardCheck(services, own(c, input.order), { solution: read.output });
      return back(input.order);
    },
  }),
  formRoute({
    path: 'card-check/send',
    schema: v.object(order),
    handle: async ({ services, input, c }) => {
      await codeLimit(c);
      await askForCardCode(services, own(c, input.order));
      return back(input.order);
    },
  }),
  formRoute({
    path: 'card-check/code',
    schema: v.object({ ...order, code: text }),
    handle: async ({ services, input, c }) => {
      await cardCheckLimit(c);
      await passCardCheck(services, own(c, input.order), { code: input.code.trim() });
      return back(input.order);
    },
  }),
];
