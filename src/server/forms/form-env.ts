import type { Context, MiddlewareHandler } from 'hono';
import type { Locale } from '#src/i18n/locales.ts';
import type { ServiceContext } from '#src/server/context.ts';
import { AppError } from '#src/server/errors.ts';
import { localeOf } from '#src/server/forms/return-to.ts';

/** The fields of a native form as text; a name that stands twice keeps its last value, a file is none. */
export type FormFields = Readonly<Record<string, string>>;
export type FormEnv = { Variables: { services: ServiceContext; locale: Locale; fields: FormFields; requestId?: string } };
export type FormContext = Context<FormEnv>;

/** Reads the body once, and the language from the form itself: the page that it stood on knows it. */
export const readForm = (services: () => Promise<ServiceContext>): MiddlewareHandler<FormEnv> => async (c, next) => {
  if (c.req.method !== 'POST') throw new AppError('methodNotAllowed');
  const body = await c.req.parseBody().catch(() => undefined);
  if (body === undefined) throw new AppError('unreadable');
  const fields = Object.fromEntries(Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  c.set('fields', fields);
  c.set('locale', localeOf(fields['locale']));
  c.set('services', await services());
  await next();
};
