import { directionOf, type Locale, localePath } from '#src/i18n/locales.ts';
import { hashPolicy, hashSource } from '#src/framework/policy.ts';

/** Colours of the light and dark theme written out: this page must stand when nothing else does. */
const STYLE = `:root{color-scheme:light dark}body{margin:0;min-block-size:100vh;display:grid;place-items:center;font:400 1.125rem/1.7 "IBM Plex Sans Arabic",system-ui,sans-serif;background:#fcfbf8;color:#16211c}main{max-inline-size:34rem;padding:2rem}h1{font-size:2rem;line-height:1.3;margin:0 0 1rem}a{color:#0f5337;font-weight:600}@media (prefers-color-scheme:dark){body{background:#0e1412;color:#eeede8}a{color:#88ddb0}}`;

const words: Record<Locale, { title: string; text: string; home: string; reference: string }> = {
  en: { title: 'Something went wrong', text: 'The fault is ours. Nothing was charged, and your cart is as you left it. Please try again in a moment.', home: 'Go to the home page', reference: 'If you write to us, name this number:' },
  ar: { title: 'حدث خطأ ما', text: 'الخطأ من عندنا. لم يُخصم منك أي مبلغ، وسلتك كما تركتها. أعد المحاولة بعد قليل من فضلك.', home: 'إلى الصفحة الرئيسية', reference: 'إذا راسلتنا فاذكر هذا الرقم:' },
  tr: { title: 'Bir şeyler ters gitti', text: 'Kusur bizde. Hesabınızdan hiçbir tutar çekilmedi, sepetiniz bıraktığınız gibi duruyor. Lütfen biraz sonra yeniden deneyin.', home: 'Ana sayfaya dön', reference: 'Bize yazarsanız şu numarayı belirtin:' },
};

/** The page of a server error: whole in itself, without script, saying nothing of the inside. */
export const errorPage = (locale: Locale, requestId: string): string => {
  const { title, text, home, reference } = words[locale];
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><p>${reference} <bdi dir="ltr">${requestId}</bdi></p><p><a href="${localePath(locale, '/')}">${home}</a></p></main></body></html>`;
};

export const errorPagePolicy = hashPolicy('', hashSource(STYLE));
