import { isCartCode } from '#src/contracts/errors.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';

type FormError = { code: string; message?: string | undefined };

/** For `ErrorSummary`, what the cart refused: it leads to the cart. Undefined for an error of a field. */
export const cartEntry = ({ code, message = '' }: FormError, locale: Locale) =>
  isCartCode(code) ? { href: hrefTo(locale, 'cart'), fieldId: undefined, message } : undefined;
