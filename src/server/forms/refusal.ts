import type { Hono } from 'hono';
import type { ErrorCode } from '#src/contracts/errors.ts';
import { asAppError } from '#src/server/errors.ts';
import type { FormContext, FormEnv } from '#src/server/forms/form-env.ts';
import { returnAddress } from '#src/server/forms/return-to.ts';

/** What cannot be led back to its page with 303. `locale` and `returnTo` are what the form itself said, where it could be read. */
export type Refusal = { code: ErrorCode; allow?: string | undefined; locale?: string | undefined; requestId?: string | undefined; retryAfter?: number | undefined; returnTo?: string | undefined };
export type Refuse = (request: Request, refusal: Refusal) => Promise<Response>;

/** Turns what a form's door throws into an answer for a person. A defect goes on to who writes defects down. */
export function refuseBy(refuse: Refuse): Parameters<Hono<FormEnv>['onError']>[0] {
  return (error, c) => {
    const known = asAppError(error);
    if (known.code === 'internal') throw error;
    return refuse(c.req.raw, { code: known.code, retryAfter: known.retryAfter, ...(known.code === 'methodNotAllowed' ? { allow: 'POST' } : {}), ...saidBy(c) });
  };
}

/** A form from another site is not asked what it says. */
function saidBy(c: FormContext) {
  const fields = c.get('fields') as FormContext['var']['fields'] | undefined;
  return { locale: fields?.['locale'], returnTo: fields?.['returnTo'] === undefined ? undefined : returnAddress(fields), requestId: c.get('requestId') };
}
