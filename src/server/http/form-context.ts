import type { Context, MiddlewareHandler } from 'hono';
import type { Locale } from '#src/i18n/locales.ts';
import { AppError } from '#src/server/http/errors.ts';
import { localeOf } from '#src/server/http/return-to.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** The text fields of a native form, without files. A repeated name has its last value. */
export type FormFields = Readonly<Record<string, string>>;
export type FormEnv = {
  Variables: {
    services: ServiceContext;
    locale: Locale;
    fields: FormFields;
    /** The files of a multipart form. */
    files: Readonly<Record<string, File>>;
    requestId?: string;
  };
};
export type FormContext = Context<FormEnv>;

/** Reads the body of a form once. Its language is that of its page, in the field `locale`. */
export const readForm =
  (services: () => Promise<ServiceContext>): MiddlewareHandler<FormEnv> =>
  async (c, next) => {
    if (c.req.method !== 'POST') throw new AppError('methodNotAllowed');
    const body = await c.req.parseBody().catch(() => undefined);
    if (body === undefined) throw new AppError('unreadable');
    const fields = Object.fromEntries(
      Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    c.set('fields', fields);
    c.set(
      'files',
      Object.fromEntries(Object.entries(body).filter((entry): entry is [string, File] => entry[1] instanceof File)),
    );
    c.set('locale', localeOf(fields['locale']));
    c.set('services', await services());
    await next();
  };
