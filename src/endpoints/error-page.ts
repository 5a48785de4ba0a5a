import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ERROR_STATUS, type ErrorCode } from '#src/contracts/errors.ts';
import { failurePage, staticHtml, staticHtmlResponse } from '#src/framework/static-html.ts';
import { defaultLocale, isLocale, type Locale, localePath, splitLocale } from '#src/i18n/locales.ts';
import { getI18n } from '#src/i18n/server.tsx';
import { errorBody, errorMessage } from '#src/server/http/error-messages.ts';
import type { ErrorResponseOptions } from '#src/server/http/form-errors.ts';
import { negotiateLocale } from '#src/server/http/locale.ts';
import { isOwnPath } from '#src/server/http/return-to.ts';

/** The texts of the error page, by error code. */
const PAGES: Partial<Record<ErrorCode, { title: MessageDescriptor; text: MessageDescriptor }>> = {
  unreadable: {
    title: msg`We could not read your form`,
    text: msg`The connection may have been interrupted. Nothing was changed, and nothing was charged.`,
  },
  forbidden: {
    title: msg`We could not accept this form`,
    text: msg`For your security, we only accept forms sent from this website. Nothing was changed.`,
  },
  notFound: {
    title: msg`This form has expired`,
    text: msg`The page may have been open for too long. Nothing was changed.`,
  },
  methodNotAllowed: {
    title: msg`This action is not available on this page`,
    text: msg`Nothing was changed. Go back and try again from one of our pages.`,
  },
  fileTooLarge: {
    title: msg`What you sent is too large`,
    text: msg`Shorten your text or choose a smaller file, and send it again. Nothing was changed, and nothing was charged.`,
  },
  tooManyRequests: {
    title: msg`You have tried too many times`,
    text: msg`Wait a few minutes and try again. Nothing was changed, and nothing was charged.`,
  },
};

/** The path of the referring page; undefined for another site's. */
function pageBefore(request: Request): string | undefined {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { host, pathname } = new URL(referer);
  return host === new URL(request.url).host && isOwnPath(pathname) && !pathname.startsWith('/forms/')
    ? pathname
    : undefined;
}

/** The language of an error page: the form's, else the address's, the referring page's, or the browser's. */
function languageOf(request: Request, said: string | undefined): Locale {
  if (isLocale(said)) return said;
  const { locale } = splitLocale(new URL(request.url).pathname);
  if (locale !== defaultLocale) return locale;
  const before = pageBefore(request);
  return before === undefined
    ? negotiateLocale(request.headers.get('accept-language') ?? undefined)
    : splitLocale(before).locale;
}

/** Answers an error of a request that reaches no page: browsers get a small page with a link back, other clients JSON. */
export async function renderErrorResponse(
  request: Request,
  { allow, code, locale: said, requestId = '', retryAfter, returnTo }: ErrorResponseOptions,
): Promise<Response> {
  const locale = languageOf(request, said);
  const i18n = await getI18n(locale);
  const status = ERROR_STATUS[code];
  const headers = {
    ...(allow ? { allow } : {}),
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  };
  const accept = request.headers.get('accept') ?? '';
  if (!accept.includes('text/html') || accept.includes('application/json'))
    return Response.json(errorBody(i18n, code), { status, headers });
  if (code === 'internal' || code === 'unavailable') return failurePage(locale, status, requestId);
  const { title, text } = PAGES[code] ?? { title: undefined, text: undefined };
  const back = returnTo ?? pageBefore(request);
  return staticHtmlResponse(
    staticHtml(locale, {
      title: title ? i18n._(title) : errorMessage(i18n, code),
      paragraphs: [
        ...(text ? [i18n._(text)] : []),
        // A form of another site was not filled in by the visitor, so its values are not shown.
        ...(request.method === 'POST' && code !== 'forbidden'
          ? [i18n._(msg`Use your browser’s back button: what you typed is usually still there.`)]
          : []),
      ],
      link:
        back === undefined
          ? { href: localePath(locale, '/'), label: i18n._(msg`Go to the home page`) }
          : { href: back, label: i18n._(msg`Go back to the previous page`) },
    }),
    status,
    headers,
  );
}
