import { type Locale, localePath } from '#src/i18n/locales.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** The site's own address where no request tells it, as in emails, without a slash at its end. */
export const siteUrl = ({ env }: Pick<ServiceContext, 'env'>): string =>
  env.publicUrl ?? `http://localhost:${env.port}`;

/** The site in one language, without a slash at its end: what such addresses begin with. */
export const siteUrlIn = (locale: Locale, ctx: Pick<ServiceContext, 'env'>): string =>
  `${siteUrl(ctx)}${localePath(locale, '/').replace(/\/$/, '')}`;
