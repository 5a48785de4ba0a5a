import { COOKIES } from '#src/contracts/cookies.ts';
import type { ErrorCode, FieldError } from '#src/contracts/errors.ts';
import { localePath } from '#src/i18n/locales.ts';
import { AppError } from '#src/server/errors.ts';
import type { FormContext } from '#src/server/forms/form-env.ts';
import { writeCookie } from '#src/server/forms/cookies.ts';
import { clientNetwork } from '#src/server/client-address.ts';
import { keepForm, type KeptForm } from '#src/server/forms/kept-form.ts';
import { returnAddress } from '#src/server/forms/return-to.ts';
import { errorBody, errorMessage } from '#src/server/messages.ts';

/** A script asks for JSON; a browser without one for a page. */
const wantsJson = (c: FormContext): boolean => c.req.header('accept')?.includes('application/json') ?? false;

export type Taken = {
  /** The path that the person goes on to, without language; else back to the page of the form. */
  location?: string | undefined;
  /** Told once, on that page or in a toast. */
  done?: KeptForm['done'];
  /** What a script learns beside. */
  result?: Record<string, unknown>;
};

/** The form was taken. */
export async function taken(c: FormContext, form: string, { done, location, result = {} }: Taken): Promise<Response> {
  const target = location === undefined ? undefined : localePath(c.get('locale'), location);
  if (wantsJson(c)) return c.json({ result: { ...result, ...(done?.message ? { message: done.message } : {}), ...(target ? { location: target } : {}) } });
  if (done) await leave(c, { form, fields: {}, errors: [], done });
  return c.redirect(target ?? returnAddress(c.get('fields')), 303);
}

/** Something was wrong with it: told field by field, and nothing typed is lost. */
export async function refused(c: FormContext, form: string, error: AppError): Promise<Response> {
  const i18n = await c.get('services').i18n(c.get('locale'));
  const body = errorBody(i18n, error.code, error.fields as FieldError[]);
  if (error.retryAfter !== undefined) c.header('retry-after', String(error.retryAfter));
  // A script asks for nothing but the verdict: the fields are shown by the native post that follows, and an error's status
  // would stand in the console as a fault of the page.
  if (wantsJson(c)) return error.code === 'validation' || error.code === 'conflict' ? c.json({ result: { isRefused: true } }) : c.json(body, error.status);
  const errors = 'errors' in body && body.errors ? body.errors : [{ path: '', code: 'invalidSelection' as const, message: errorMessage(i18n, error.code as ErrorCode) }];
  await leave(c, { form, fields: { ...c.get('fields') }, errors });
  return c.redirect(returnAddress(c.get('fields'), `#${form.replaceAll('/', '-')}`), 303);
}

async function leave(c: FormContext, kept: KeptForm): Promise<void> {
  writeCookie(c, COOKIES.form, await keepForm(c.get('services'), kept, clientNetwork(c)));
}
