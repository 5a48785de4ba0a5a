/** The simulator's card form, in place of the provider's. It has an origin of its own, so that the site never gets card numbers. */
const WORDS = {
  en: {
    title: 'Card',
    number: 'Card number',
    expiry: 'Expiration date',
    expiryForm: 'MM / YY',
    cvc: 'Security code',
    note: 'Test mode. Use 4242 4242 4242 4242 with any future date.',
    bank: 'Your bank asks you to approve this payment.',
    approve: 'Approve',
    decline: 'Decline',
    dir: 'ltr',
  },
  ar: {
    title: 'البطاقة',
    number: 'رقم البطاقة',
    expiry: 'تاريخ الانتهاء',
    expiryForm: 'شهر / سنة',
    cvc: 'رمز الأمان',
    note: 'وضع تجريبي. استخدم 4242 4242 4242 4242 مع أي تاريخ مستقبلي.',
    bank: 'يطلب بنكك الموافقة على هذه الدفعة.',
    approve: 'موافقة',
    decline: 'رفض',
    dir: 'rtl',
  },
  tr: {
    title: 'Kart',
    number: 'Kart numarası',
    expiry: 'Son kullanma tarihi',
    expiryForm: 'AA / YY',
    cvc: 'Güvenlik kodu',
    note: 'Deneme modu. 4242 4242 4242 4242 numarasını ve ileri bir tarihi kullanın.',
    bank: 'Bankanız bu ödemeyi onaylamanızı istiyor.',
    approve: 'Onayla',
    decline: 'Reddet',
    dir: 'ltr',
  },
} as const;

export const languageOf = (text: string | undefined): keyof typeof WORDS =>
  text === 'ar' || text === 'tr' ? text : 'en';

/** The page for one opener: it sends messages to that origin and accepts them from it only. */
export function formPage({
  clientSecret,
  origin,
  locale,
  nonce,
}: {
  clientSecret: string;
  origin: string;
  locale: keyof typeof WORDS;
  nonce: string;
}): string {
  const words = WORDS[locale];
  const data = JSON.stringify({ clientSecret, origin }).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="${locale}" dir="${words.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title>
<style nonce="${nonce}">
*{box-sizing:border-box}body{margin:0;font:16px/1.5 'IBM Plex Sans Arabic',system-ui,sans-serif;color:#16211c;background:transparent}
form{display:grid;grid-template-columns:1fr 1fr;gap:12px;padding:3px}label{display:grid;gap:4px;font-size:14px}label:first-child,p,.bank{grid-column:1/-1}
input{font:inherit;font-size:16px;padding:11px 12px;border:1px solid #808176;border-radius:3px;background:#fff;color:inherit;direction:ltr;text-align:start;width:100%}
[dir=rtl] input{text-align:end}input:focus-visible,button:focus-visible{outline:3px solid #16211c;outline-offset:1px}input[aria-invalid=true]{border-color:#a32321}
p{margin:0;color:#434f47;font-size:14px}.bank{display:grid;gap:8px}button{font:inherit;padding:10px;border-radius:3px;border:1px solid #125639;background:#125639;color:#fff}button.no{background:#fff;color:#0f5337}[hidden]{display:none!important}
@media (prefers-color-scheme:dark){:root{color-scheme:dark}body{color:#eeede8}input{background:#151d1a;border-color:#727e76}input:focus-visible,button:focus-visible{outline-color:#f7f5ee}p{color:#c1c4bb}button{background:#6dcc9c;border-color:#6dcc9c;color:#041b12}button.no{background:#151d1a;color:#88ddb0}}
</style></head><body>
<form id="card" novalidate autocomplete="off">
<label>${words.number}<input id="number" inputmode="numeric" autocomplete="cc-number" maxlength="23" required></label>
<label>${words.expiry}<input id="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="${words.expiryForm}" maxlength="7" required></label>
<label>${words.cvc}<input id="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required></label>
<p>${words.note}</p>
</form>
<div class="bank" id="bank" hidden><p>${words.bank}</p><button type="button" id="approve">${words.approve}</button><button type="button" class="no" id="refuse">${words.decline}</button></div>
<script nonce="${nonce}">
const { clientSecret, origin } = ${data};
const card = document.getElementById('card'), bank = document.getElementById('bank');
const field = (id) => document.getElementById(id);
const tell = (state, more) => parent.postMessage({ source: 'sanad-card', state, height: document.body.scrollHeight, ...more }, origin);
const digits = (id) => field(id).value.replace(/\\D/g, '');
const isFilled = () => {
  const [month, year] = [Number(digits('expiry').slice(0, 2)), 2000 + Number(digits('expiry').slice(2))];
  const checks = { number: digits('number').length >= 15, expiry: month >= 1 && month <= 12 && new Date(year, month) > new Date(), cvc: digits('cvc').length >= 3 };
  for (const [id, isRight] of Object.entries(checks)) field(id).setAttribute('aria-invalid', String(!isRight));
  return Object.values(checks).every(Boolean);
};
const ask = async (path, body) => {
  const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ clientSecret, ...body }) });
  const { status, code } = await response.json();
  if (status === 'requires_action') { card.hidden = true; bank.hidden = false; field('approve').focus(); return tell('authentication'); }
  card.hidden = false; bank.hidden = true;
  tell(status === 'succeeded' ? 'succeeded' : 'refused', { code });
};
const attempt = (path, body) => ask(path, body).catch(() => tell('unavailable'));
const submit = () => {
  if (!isFilled()) { card.querySelector('[aria-invalid=true]').focus(); return tell('invalid'); }
  tell('submitting');
  attempt('/form/confirm', { number: digits('number'), expiry: digits('expiry') });
};
field('number').addEventListener('input', (event) => { event.target.value = digits('number').slice(0, 19).replace(/(.{4})(?=.)/g, '$1 '); });
field('expiry').addEventListener('input', (event) => { const text = digits('expiry').slice(0, 4); event.target.value = text.length > 2 ? text.slice(0, 2) + ' / ' + text.slice(2) : text; });
card.addEventListener('input', () => tell('typing', { isComplete: digits('number').length >= 15 && digits('expiry').length === 4 && digits('cvc').length >= 3 }));
card.addEventListener('submit', (event) => { event.preventDefault(); submit(); });
field('approve').addEventListener('click', () => attempt('/form/authenticate', { isAccepted: true }));
field('refuse').addEventListener('click', () => attempt('/form/authenticate', { isAccepted: false }));
addEventListener('message', (event) => { if (event.origin === origin && event.source === parent && event.data === 'sanad-card:submit') submit(); });
tell('ready');
</script></body></html>`;
}
