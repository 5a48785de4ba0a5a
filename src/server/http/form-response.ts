import { type CookieRule, COOKIES } from '#src/contracts/cookies.ts';
import { isCartCode } from '#src/contracts/errors.ts';
import { localePath } from '#src/i18n/locales.ts';
import { clientSubnet } from '#src/server/http/client-address.ts';
import { writeCookie } from '#src/server/http/cookies.ts';
import { errorBody } from '#src/server/http/error-messages.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { FormContext } from '#src/server/http/form-context.ts';
import { saveFormFlash, type FormFlash } from '#src/server/http/form-flash.ts';
import { returnAddress } from '#src/server/http/return-to.ts';

/** Whether a script sent the form: it accepts JSON, while the browser's own submit accepts a page. */
const acceptsJson = (c: FormContext): boolean => c.req.header('accept')?.includes('application/json') ?? false;

export type FormSuccess = {
  /** The path to redirect to, without language. @default the page of the form */
  location?: string | undefined;
  /**
   * The id of the part of the page that shows what was done; an empty one leads to the top of the page. @default that of
   * the form where it stays on its own page and has something to show, else the top
   */
  place?: string | undefined;
  /** The page of another site to redirect to instead. Its host must be one that the page's policy allows forms to lead to. */
  outside?: string | undefined;
  /** A message that is shown once, on that page or in a toast. */
  done?: FormFlash['done'];
  /** Whether the page shows again what was typed, as a calculator does. @default false */
  keepsFields?: boolean;
  /** What that page shows once, in place of what was typed. It is stored encrypted until then. */
  shows?: Record<string, string>;
  /** The cookie under which what was typed is kept, for when the person comes back to this form. */
  keptAs?: CookieRule;
  /** The account for which alone it is kept. */
  keptFor?: string | undefined;
  /** Further fields of the JSON response. */
  result?: Record<string, unknown>;
};

/** The response of an accepted form: a redirect, or JSON for a script. */
export async function redirectAfterSuccess(
  c: FormContext,
  form: string,
  { done, keepsFields = false, keptAs, keptFor, location, outside, place, result = {}, shows }: FormSuccess,
): Promise<Response> {
  if (keptAs)
    writeCookie(
      c,
      keptAs,
      await saveFormFlash(
        c.get('services'),
        { form, fields: { ...c.get('fields') }, errors: [], owner: keptFor },
        clientSubnet(c),
      ),
    );
  const inside = location === undefined ? undefined : localePath(c.get('locale'), location);
  const target = outside ?? inside;
  // A script that goes on to a page finds there what it did; one that stays shows the message itself.
  const isForPage = done !== undefined && (target !== undefined || !acceptsJson(c));
  if (isForPage)
    await setFlash(c, { form, fields: shows ?? (keepsFields ? { ...c.get('fields') } : {}), errors: [], done });
  if (acceptsJson(c))
    return c.json({
      result: {
        ...result,
        ...(done?.message ? { message: done.message } : {}),
        ...(target ? { location: target } : {}),
      },
    });
  if (outside !== undefined) return c.redirect(outside, 303);
  // Only here: a script that goes on to the page it is on would scroll to the fragment and load nothing.
  if (inside !== undefined) return c.redirect(place ? `${inside}#${place}` : inside, 303);
  const own = returnAddress(c.get('fields'));
  if (place === '') return c.redirect(own.replace(/#.*/s, ''), 303);
  const isSaid = place !== undefined || (done !== undefined && !own.includes('#'));
  return c.redirect(isSaid ? returnAddress(c.get('fields'), `#${place ?? formId(form)}`) : own, 303);
}

/** The id that a form has on its page. */
const formId = (form: string): string => form.replaceAll('/', '-');

/**
 * The response of a rejected form: a redirect to its page, which shows the errors and the typed values; `shownAt` is the path of
 * another page that does.
 */
export async function redirectWithErrors(
  c: FormContext,
  form: string,
  error: AppError,
  shownAt?: string,
): Promise<Response> {
  const i18n = await c.get('services').i18n(c.get('locale'));
  const body = errorBody(i18n, error.code, error);
  if (error.retryAfter !== undefined) c.header('retry-after', String(error.retryAfter));
  // A script learns only that there are errors: the native submit that follows shows them. Not an error status, which
  // browsers print in the console. What no field can put right is told in place: figures that are not sent would be lost.
  const [first] = ('errors' in body && body.errors) || [];
  if (acceptsJson(c) && first && isCartCode(first.code)) return c.json({ result: { refusal: first.message } });
  if (acceptsJson(c))
    return error.code === 'validation' || error.code === 'conflict'
      ? c.json({ result: { isRefused: true } })
      : c.json(body, error.status);
  const errors =
    'errors' in body && body.errors
      ? body.errors
      : [{ path: '', code: 'invalidSelection' as const, message: body.errorMessage }];
  await setFlash(c, { form, fields: { ...c.get('fields') }, errors });
  const page = shownAt === undefined ? c.get('fields') : { ...c.get('fields'), returnTo: shownAt };
  return c.redirect(returnAddress(page, `#${formId(form)}`), 303);
}

async function setFlash(c: FormContext, kept: FormFlash): Promise<void> {
  writeCookie(c, COOKIES.form, await saveFormFlash(c.get('services'), kept, clientSubnet(c)));
}
