import { Hono } from 'hono';
import * as v from 'valibot';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#src/domain/social-sign-in.ts';
import { nextPath } from '#src/server/accounts/next-path.ts';
import { beginAttempt, departurePath } from '#src/server/accounts/social-attempts.ts';
import { clientSubnet } from '#src/server/http/client-address.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { FormEnv } from '#src/server/http/form-context.ts';
import { saveFormFlash } from '#src/server/http/form-flash.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { accountLimit } from '#src/server/http/rate-limits.ts';
import { isOwnPath } from '#src/server/http/return-to.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** Going to a provider to sign in: by a post of our own page, so that no other site can begin it. */
export const socialForms = SOCIAL_PROVIDERS.map((provider) =>
  formRoute({
    path: `social/${provider}`,
    schema: v.object({ next: v.optional(v.string()), returnTo: v.optional(v.string()) }),
    handle: async ({ input: { next, returnTo = '/login' }, c }) => {
      await accountLimit(c);
      const page = isOwnPath(returnTo) ? returnTo : '/login';
      await beginAttempt(c, { provider, page, next: nextPath(next) });
      return { location: departurePath(provider) };
    },
  }),
);

/** More than any answer has. A longer one is none. */
const LONGEST = { state: 200, id_token: 10_000, error: 200 } as const;
const isPosting = (text: string): text is 'google' | 'apple' => text === 'google' || text === 'apple';

/**
 * Where Google and Apple post their answers. Theirs is another origin, from which a browser sends no cookie of this site, so that
 * the answer is put by, encrypted, and the browser led to an address of this site that it opens with its cookies.
 */
export const createSocialAnswers = (services: () => Promise<ServiceContext>): Hono<FormEnv> =>
  new Hono<FormEnv>().post('/social/:provider/answer', async (c) => {
    const provider = c.req.param('provider');
    if (!isPosting(provider)) throw new AppError('notFound');
    const body = await c.req.parseBody().catch(() => undefined);
    if (body === undefined) throw new AppError('unreadable');
    c.set('services', await services());
    await accountLimit(c);
    const fields = Object.fromEntries(
      Object.entries(LONGEST).flatMap(([name, longest]) => {
        const value = body[name];
        return typeof value === 'string' && value.length <= longest ? [[name, value]] : [];
      }),
    );
    const id = await saveFormFlash(
      c.get('services'),
      { form: answerForm(provider), fields, errors: [] },
      clientSubnet(c),
    );
    return c.redirect(`/login/${provider}?answer=${id}`, 303);
  });

/** How an answer that is put by is told from what a form left. */
export const answerForm = (provider: SocialProvider): string => `social/${provider}/answer`;
