import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Locale } from '#src/i18n/locales.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { FormContext, FormEnv } from '#src/server/http/form-context.ts';
import { type FormSuccess, redirectAfterSuccess, redirectWithErrors } from '#src/server/http/form-response.ts';
import { validate } from '#src/server/http/validate.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

type Schema = v.GenericSchema;

type FormRequest<S extends Schema> = {
  services: ServiceContext;
  locale: Locale;
  /** The output of the schema. */
  input: v.InferOutput<S>;
  c: FormContext;
};

export type FormRoute<S extends Schema = Schema> = {
  /** Its path under `/forms`, such as `cart/add`; pages name the form by it. */
  path: string;
  /** Parses the fields. It ignores unknown ones, such as `locale` and `returnTo`. */
  schema: S;
  /** Handles the form. An `AppError` that it throws is shown on the page of the form, with the typed values. */
  handle: (request: FormRequest<S>) => Promise<FormSuccess | Response>;
  /** Maps an error of a service to the form's fields, or to a redirect. */
  onError?: (error: AppError) => AppError | FormSuccess;
  /** The path, without language, of the page that shows what was wrong, where it need not be the page of the form. */
  refusedAt?:
    | ((services: ServiceContext, fields: FormContext['var']['fields']) => Promise<string | undefined>)
    | undefined;
};
export type AnyFormRoute = FormRoute;

/** Defines a native form as data, as `operation` does for the API. */
export const formRoute = <S extends Schema>(definition: FormRoute<S>): AnyFormRoute =>
  definition as unknown as AnyFormRoute;

/** The schema of a form that parses its fields by a function of its own. */
export const anyFields = v.record(v.string(), v.string());

/** Adds forms to an app whose middleware has parsed the fields. */
export function mountForms(app: Hono<FormEnv>, routes: readonly AnyFormRoute[]): void {
  for (const route of routes) app.post(`/${route.path}`, (c) => run(route, c));
}

async function run({ handle, onError = (error) => error, path, refusedAt, schema }: AnyFormRoute, c: FormContext) {
  try {
    const input = validate(schema, c.get('fields'));
    const outcome = await handle({ services: c.get('services'), locale: c.get('locale'), input, c });
    return outcome instanceof Response ? outcome : await redirectAfterSuccess(c, path, outcome);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const outcome = onError(error);
    if (!(outcome instanceof AppError)) return redirectAfterSuccess(c, path, outcome);
    return redirectWithErrors(c, path, outcome, await refusedAt?.(c.get('services'), c.get('fields')));
  }
}
