import * as v from 'valibot';
import { addVote } from '#src/server/faqs/faqs.repository.ts';
import { AppError } from '#src/server/http/errors.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { faqLimit, isFirstVote } from '#src/server/http/rate-limits.ts';
import { isOwnPath } from '#src/server/http/return-to.ts';

/** One button says both: which answer, and whether it helped. */
const vote = v.pipe(
  v.object({
    answered: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,100}\.(yes|no)$/, 'invalidSelection')),
    returnTo: v.optional(v.string(), '/faqs'),
  }),
  v.transform(({ answered, returnTo }) => {
    const [slug, said] = answered.split('.') as [string, string];
    return { slug, hasHelped: said === 'yes', page: isOwnPath(returnTo) ? returnTo : '/faqs' };
  }),
);

export const faqsForms = [
  formRoute({
    path: 'faqs/answered',
    schema: vote,
    handle: async ({ services, locale, input: { hasHelped, page, slug }, c }) => {
      await faqLimit(c);
      // Said again it is thanked for, and not counted again.
      if ((await isFirstVote(c, slug)) && !(await addVote(services.db, { slug, locale, hasHelped })))
        throw new AppError('notFound');
      return { location: `${page}#${slug}`, done: {}, keepsFields: true };
    },
  }),
];
