/** The page on which a person agrees to be named, in place of the provider's. It works without script, as a form. */
const WORDS = {
  en: {
    dir: 'ltr',
    title: 'simulator',
    note: 'Test mode. Choose who signs in: nothing leaves this machine.',
    email: 'Email',
    name: 'Name',
    isVerified: 'The provider has verified this email address',
    agree: 'Agree and continue',
    decline: 'Decline',
    back: 'Continue',
  },
  ar: {
    dir: 'rtl',
    title: 'محاكٍ',
    note: 'وضع تجريبي. اختر من يسجّل الدخول، ولا يخرج شيء من هذا الجهاز.',
    email: 'البريد الإلكتروني',
    name: 'الاسم',
    isVerified: 'تأكّد المزوّد من ملكية هذا البريد',
    agree: 'موافقة ومتابعة',
    decline: 'رفض',
    back: 'متابعة',
  },
  tr: {
    dir: 'ltr',
    title: 'simülatörü',
    note: 'Deneme modu. Kimin giriş yapacağını seçin; hiçbir bilgi bu makineden çıkmaz.',
    email: 'E-posta',
    name: 'Ad',
    isVerified: 'Sağlayıcı bu e-posta adresini doğruladı',
    agree: 'Kabul et ve devam et',
    decline: 'Reddet',
    back: 'Devam et',
  },
} as const;

const NAMES: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };
const STYLE = `*{box-sizing:border-box}body{margin:0;padding:24px;font:16px/1.5 'IBM Plex Sans Arabic',system-ui,sans-serif;color:#16211c;background:#f7f5ee}
main,form{display:grid;gap:16px}main{max-inline-size:440px;margin-inline:auto;padding:24px;background:#fff;border:1px solid #808176;border-radius:3px}
h1,p{margin:0}h1{font-size:20px}label{display:grid;gap:4px}.check{display:flex;gap:8px;align-items:center;min-block-size:44px}input[type=text],input[type=email]{font:inherit;padding:11px 12px;border:1px solid #808176;border-radius:3px}
button{font:inherit;padding:11px;border-radius:3px;border:1px solid #125639;background:#125639;color:#fff;cursor:pointer}.other{background:#fff;color:#0f5337}
button:focus-visible,input:focus-visible{outline:3px solid #16211c;outline-offset:2px}`;

const wordsOf = (locale: string) =>
  locale === 'ar' || locale === 'tr' ? { lang: locale, ...WORDS[locale] } : { lang: 'en', ...WORDS.en };
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');
const page = (locale: string, provider: string, nonce: string, main: string): string => {
  const words = wordsOf(locale);
  const title = words.lang === 'ar' ? `${words.title} ${NAMES[provider]}` : `${NAMES[provider]} ${words.title}`;
  return `<!doctype html>
<html lang="${words.lang}" dir="${words.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style nonce="${nonce}">
${STYLE}
</style></head><body><main>
<h1>${title}</h1>${main}</main></body></html>`;
};

type Shown = { locale: string; provider: string; nonce: string };

/** @param asked what the site asked for, which the form carries on */
export function consentPage({ locale, nonce, provider }: Shown, asked: Readonly<Record<string, string>>): string {
  const words = wordsOf(locale);
  const form = `<p>${words.note}</p><form method="post">${hidden(asked)}
<label>${words.email}<input type="email" name="email" dir="ltr" autocomplete="off"></label>
<label>${words.name}<input type="text" name="name" autocomplete="off"></label>
<label class="check"><input type="checkbox" name="isVerified" value="1" checked>${words.isVerified}</label>
<button name="act" value="agree">${words.agree}</button><button name="act" value="decline" class="other" formnovalidate>${words.decline}</button></form>`;
  return page(locale, provider, nonce, form);
}

/** The answer as a form to the site, which sends itself where scripts run. */
export function postingPage(
  { locale, nonce, provider }: Shown,
  redirectUri: string,
  answer: Readonly<Record<string, string>>,
): string {
  const form = `<form method="post" action="${escaped(redirectUri)}">${hidden(answer)}<button>${wordsOf(locale).back}</button></form>
<script nonce="${nonce}">document.forms[0].submit()</script>`;
  return page(locale, provider, nonce, form);
}
