import { html, raw } from 'hono/html';
import { stylePolicy } from '#src/framework/policy.ts';
import { directionOf, type Locale, localePath } from '#src/i18n/locales.ts';

/** The colors of both themes as literals: this page must work without the stylesheet. */
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;min-block-size:100vh;display:grid;place-items:center;font:400 1.125rem/1.7 "IBM Plex Sans Arabic",system-ui,sans-serif;background:#fcfbf8;color:#16211c}',
  'main{max-inline-size:34rem;padding:2rem}',
  'h1{font-size:2rem;line-height:1.3;margin:0 0 1rem}',
  'a{color:#0f5337;font-weight:600}',
  '@media (prefers-color-scheme:dark){body{background:#0e1412;color:#eeede8}a{color:#88ddb0}}',
].join('');

const words: Record<Locale, { brand: string; title: string; text: string; home: string; reference: string }> = {
  en: {
    brand: 'Sanad',
    title: 'Something went wrong',
    text: 'The fault is ours. No donation is lost: we email a receipt for every donation that reaches us. Try again in a few minutes.',
    home: 'Go to the home page',
    reference: 'If you contact us, include this number:',
  },
  ar: {
    brand: 'سند',
    title: 'حدث خطأ ما',
    text: 'الخطأ من جانبنا. لم يضع أي تبرّع: نرسل بالبريد الإلكتروني إيصالًا عن كل تبرّع يصلنا. حاول مرة أخرى بعد بضع دقائق.',
    home: 'العودة إلى الصفحة الرئيسية',
    reference: 'إذا تواصلت معنا فاذكر هذا الرقم:',
  },
  tr: {
    brand: 'Sanad',
    title: 'Bir sorun oluştu',
    text: 'Hata bizden kaynaklandı. Hiçbir bağış kaybolmadı: Bize ulaşan her bağışın makbuzunu e-postayla göndeririz. Birkaç dakika sonra yeniden deneyin.',
    home: 'Ana sayfaya git',
    reference: 'Bize yazarsanız şu numarayı belirtin:',
  },
};

type Piece = ReturnType<typeof html> | string;
export type StaticHtml = { title: string; paragraphs: readonly Piece[]; link: { href: string; label: string } };

/** A self-contained page without script. Escapes the texts it is given. */
export function staticHtml(locale: Locale, { link, paragraphs, title }: StaticHtml): string {
  const viewport = 'width=device-width,initial-scale=1';
  const meta = html`<meta charset="utf-8"><meta name="viewport" content="${viewport}"><meta name="robots" content="noindex">`;
  const head = html`<head>${meta}<title>${title} | ${words[locale].brand}</title><style>${raw(STYLE)}</style></head>`;
  const main = html`<h1>${title}</h1>${paragraphs.map((text) => html`<p>${text}</p>`)}<p><a href="${link.href}">${link.label}</a></p>`;
  const body = html`<body><main>${main}</main></body>`;
  return String(html`<!doctype html><html lang="${locale}" dir="${directionOf(locale)}">${head}${body}</html>`);
}

/** The page of a server error, without details of the error. */
const errorPage = (locale: Locale, requestId: string): string => {
  const { title, text, home, reference } = words[locale];
  return staticHtml(locale, {
    title,
    paragraphs: [text, html`${reference} <bdi dir="ltr">${requestId}</bdi>`],
    link: { href: localePath(locale, '/'), label: home },
  });
};

export const staticHtmlPolicy = stylePolicy(STYLE);

/** The response of a static page, whose policy allows no script. */
export const staticHtmlResponse = (page: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(page, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': staticHtmlPolicy,
    },
  });

/** `retry-after` of a page that could not be rendered, in seconds. */
const TRY_AGAIN_SECONDS = 5;

/** The response of a failed page. 503 says that a retry may succeed. */
export const failurePage = (locale: Locale, status: number, requestId: string): Response =>
  staticHtmlResponse(errorPage(locale, requestId), status, {
    'x-request-id': requestId,
    ...(status === 503 ? { 'retry-after': String(TRY_AGAIN_SECONDS) } : {}),
  });
