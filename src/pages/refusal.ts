import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ERROR_STATUS, type ErrorCode } from '#src/contracts/errors.ts';
import { failurePage, plainPage, plainResponse } from '#src/framework/plain-page.ts';
import { defaultLocale, isLocale, type Locale, localePath, splitLocale } from '#src/i18n/locales.ts';
import { getI18n } from '#src/i18n/server.tsx';
import type { Refusal } from '#src/server/forms/refusal.ts';
import { isOwnPath } from '#src/server/forms/return-to.ts';
import { negotiateLocale } from '#src/server/locale.ts';
import { errorBody, errorMessage } from '#src/server/messages.ts';

/** What a person reads in the place of a page. */
const PAGES: Partial<Record<ErrorCode, { title: MessageDescriptor; text: MessageDescriptor }>> = {
  unreadable: { title: msg`We could not read what was sent`, text: msg`Perhaps the connection was cut on the way. Nothing was changed, and nothing was charged.` },
  forbidden: { title: msg`We did not take this form`, text: msg`It seems to have been sent from another site. For your safety we take only what is sent from our own pages. Nothing was changed.` },
  notFound: { title: msg`This form is not here any more`, text: msg`Perhaps its page has been open for a long time. Nothing was changed.` },
  methodNotAllowed: { title: msg`This cannot be done here`, text: msg`Nothing was changed. Please go on from one of our pages.` },
  fileTooLarge: { title: msg`That is more than this form can take`, text: msg`Please make it shorter and send it again. Nothing was changed, and nothing was charged.` },
  tooManyRequests: { title: msg`That was too often in a short time`, text: msg`Wait a little, then send it again. Nothing was charged.` },
};

/** The path of the page of ours that the request came from. Of another site it is none. */
function pageBefore(request: Request): string | undefined {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { host, pathname } = new URL(referer);
  return host === new URL(request.url).host && isOwnPath(pathname) && !pathname.startsWith('/forms/') ? pathname : undefined;
}

/** The form knows its language; else the address, the page before it, or the browser says it. */
function languageOf(request: Request, said: string | undefined): Locale {
  if (isLocale(said)) return said;
  const { locale } = splitLocale(new URL(request.url).pathname);
  if (locale !== defaultLocale) return locale;
  const before = pageBefore(request);
  return before === undefined ? negotiateLocale(request.headers.get('accept-language') ?? undefined) : splitLocale(before).locale;
}

/** Refuses a request that reaches no page: a person gets a small page and a way back, everybody else JSON. */
export async function refuse(request: Request, { allow, code, locale: said, requestId = '', retryAfter, returnTo }: Refusal): Promise<Response> {
  const locale = languageOf(request, said);
  const i18n = await getI18n(locale);
  const status = ERROR_STATUS[code];
  const headers = { ...(allow ? { allow } : {}), ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }) };
  const accept = request.headers.get('accept') ?? '';
  if (!accept.includes('text/html') || accept.includes('application/json')) return Response.json(errorBody(i18n, code), { status, headers });
  if (code === 'internal' || code === 'unavailable') return failurePage(locale, status, requestId);
  const { title, text } = PAGES[code] ?? { title: undefined, text: undefined };
  const back = returnTo ?? pageBefore(request);
  return plainResponse(plainPage(locale, {
    title: title ? i18n._(title) : errorMessage(i18n, code),
    paragraphs: [
      ...(text ? [i18n._(text)] : []),
      // What another site had filled in is not what the person typed.
      ...(request.method === 'POST' && code !== 'forbidden' ? [i18n._(msg`Use your browser's back button: as a rule it has kept what you typed.`)] : []),
    ],
    link: back === undefined ? { href: localePath(locale, '/'), label: i18n._(msg`Go to the home page`) } : { href: back, label: i18n._(msg`Open the page anew`) },
  }), status, headers);
}
