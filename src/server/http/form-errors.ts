import type { Hono } from 'hono';
import type { ErrorCode } from '#src/contracts/errors.ts';
import { asAppError } from '#src/server/http/errors.ts';
import type { FormContext, FormEnv } from '#src/server/http/form-context.ts';
import { returnAddress } from '#src/server/http/return-to.ts';

/** An error that cannot be answered with 303 to a page. `locale` and `returnTo` are the form's own, where it could be parsed. */
export type ErrorResponseOptions = {
  code: ErrorCode;
  allow?: string | undefined;
  locale?: string | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  returnTo?: string | undefined;
};
export type RenderErrorResponse = (request: Request, refusal: ErrorResponseOptions) => Promise<Response>;

/** Answers an error of a form with an error page. An unexpected error is thrown on to the adapter, which logs it. */
export function handleFormError(renderErrorResponse: RenderErrorResponse): Parameters<Hono<FormEnv>['onError']>[0] {
  return (error, c) => {
    const known = asAppError(error);
    if (known.code === 'internal') throw error;
    return renderErrorResponse(c.req.raw, {
      code: known.code,
      retryAfter: known.retryAfter,
      ...(known.code === 'methodNotAllowed' ? { allow: 'POST' } : {}),
      ...formDetails(c),
    });
  };
}

/** The form's own `locale` and `returnTo`, but not those of a form from another site. */
function formDetails(c: FormContext) {
  const fields = c.get('fields') as FormContext['var']['fields'] | undefined;
  return {
    locale: fields?.['locale'],
    returnTo: fields?.['returnTo'] === undefined ? undefined : returnAddress(fields),
    requestId: c.get('requestId'),
  };
}
