import { html, raw } from 'hono/html';
import { directionOf, type Locale, localePath } from '#src/i18n/locales.ts';
import { stylePolicy } from '#src/framework/policy.ts';

/** Colours of the light and dark theme written out: this page must stand when nothing else does. */
const STYLE = `:root{color-scheme:light dark}body{margin:0;min-block-size:100vh;display:grid;place-items:center;font:400 1.125rem/1.7 "IBM Plex Sans Arabic",system-ui,sans-serif;background:#fcfbf8;color:#16211c}main{max-inline-size:34rem;padding:2rem}h1{font-size:2rem;line-height:1.3;margin:0 0 1rem}a{color:#0f5337;font-weight:600}@media (prefers-color-scheme:dark){body{background:#0e1412;color:#eeede8}a{color:#88ddb0}}`;

const words: Record<Locale, { title: string; text: string; home: string; reference: string }> = {
  en: { title: 'Something went wrong', text: 'The fault is ours. What you gave is not lost: a receipt comes by e-mail for every gift that reached us. Please try again in a moment.', home: 'Go to the home page', reference: 'If you write to us, name this number:' },
  ar: { title: 'حدث خطأ ما', text: 'الخطأ من عندنا. ما تبرّعت به لم يضِع: يصلك إيصال بالبريد الإلكتروني عن كل تبرّع وصلنا. أعد المحاولة بعد قليل من فضلك.', home: 'إلى الصفحة الرئيسية', reference: 'إذا راسلتنا فاذكر هذا الرقم:' },
  tr: { title: 'Bir şeyler ters gitti', text: 'Kusur bizde. Verdiğiniz hiçbir şey kaybolmadı: bize ulaşan her bağış için e-posta ile makbuz gelir. Lütfen biraz sonra yeniden deneyin.', home: 'Ana sayfaya dön', reference: 'Bize yazarsanız şu numarayı belirtin:' },
};

type Piece = ReturnType<typeof html> | string;
export type PlainPage = { title: string; paragraphs: readonly Piece[]; link: { href: string; label: string } };

/** A page that is whole in itself, without script. What it is given is text. */
export const plainPage = (locale: Locale, { link, paragraphs, title }: PlainPage): string =>
  String(html`<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(STYLE)}</style></head><body><main><h1>${title}</h1>${paragraphs.map((text) => html`<p>${text}</p>`)}<p><a href="${link.href}">${link.label}</a></p></main></body></html>`);

/** The page of a server error, saying nothing of the inside. */
export const errorPage = (locale: Locale, requestId: string): string => {
  const { title, text, home, reference } = words[locale];
  return plainPage(locale, { title, paragraphs: [text, html`${reference} <bdi dir="ltr">${requestId}</bdi>`], link: { href: localePath(locale, '/'), label: home } });
};

export const plainPagePolicy = stylePolicy(STYLE);

/** Its bytes with what they may run, which is nothing. */
export const plainResponse = (page: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(page, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store', 'content-security-policy': plainPagePolicy } });

/** Seconds after which a page that could not be rendered is worth asking for again. */
const TRY_AGAIN_SECONDS = 5;

/** The page of a failure: 503 says that it may soon be over. */
export const failurePage = (locale: Locale, status: number, requestId: string): Response =>
  plainResponse(errorPage(locale, requestId), status, { 'x-request-id': requestId, ...(status === 503 ? { 'retry-after': String(TRY_AGAIN_SECONDS) } : {}) });
