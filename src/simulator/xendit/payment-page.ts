import type { Session } from './sessions.ts';

/** The page on which a buyer pays by card, in place of Xendit's. It works without script, as a form. */
const WORDS = {
  en: {
    dir: 'ltr',
    title: 'Xendit simulator',
    note: 'Test mode. No money moves. Choose what this buyer does.',
    amount: 'To pay',
    saves: 'Save this card',
    savesDeclined: 'Enter a card that is declined',
    pays: 'Pay by card',
    declined: 'Pay with a card that is declined',
    pending: 'Pay, and the bank decides later',
    cancel: 'Cancel and return',
    wasDeclined: 'The card was declined. Try another one, or go back.',
    over: 'This payment session has ended. Return to the site you came from.',
  },
  ar: {
    dir: 'rtl',
    title: 'محاكي Xendit',
    note: 'وضع تجريبي، ولا تُنقل أي أموال. اختر ما يفعله هذا المشتري.',
    amount: 'المبلغ',
    saves: 'حفظ هذه البطاقة',
    savesDeclined: 'أدخل بطاقة مرفوضة',
    pays: 'ادفع بالبطاقة',
    declined: 'ادفع ببطاقة مرفوضة',
    pending: 'ادفع، ويقرّر البنك لاحقًا',
    cancel: 'الإلغاء والعودة',
    wasDeclined: 'رُفضت البطاقة. جرّب بطاقة أخرى أو عُد.',
    over: 'انتهت جلسة الدفع هذه. عُد إلى الموقع الذي أتيت منه.',
  },
  tr: {
    dir: 'ltr',
    title: 'Xendit simülatörü',
    note: 'Deneme modu. Para aktarılmaz. Bu alıcının ne yapacağını seçin.',
    amount: 'Tutar',
    saves: 'Bu kartı kaydet',
    savesDeclined: 'Reddedilen bir kart gir',
    pays: 'Kartla öde',
    declined: 'Reddedilen bir kartla öde',
    pending: 'Öde, banka sonra karar versin',
    cancel: 'İptal et ve geri dön',
    wasDeclined: 'Kart reddedildi. Başka bir kart deneyin ya da geri dönün.',
    over: 'Bu ödeme oturumunun süresi doldu. Geldiğiniz siteye dönün.',
  },
} as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const button = (buyer: 'pays' | 'declined' | 'pending', says: string): string =>
  `<button name="buyer" value="${buyer}"${buyer === 'pays' ? '' : ' class="other"'}>${says}</button>`;

/** @param amount as it is shown: `25.00 USD` */
export function paymentPage(session: Session, amount: string, nonce: string, wasDeclined: boolean): string {
  const lang = session.locale === 'ar' || session.locale === 'tr' ? session.locale : 'en';
  const words = WORDS[lang];
  const saves = session.type === 'SAVE';
  const buttons = saves
    ? button('pays', words.saves) + button('declined', words.savesDeclined)
    : button('pays', words.pays) + button('declined', words.declined) + button('pending', words.pending);
  const form = `<form method="post" action="/web/sessions/${escaped(session.id)}">${buttons}</form>`;
  const asked = saves ? '' : `<p>${words.amount}: <bdi dir="ltr"><strong>${escaped(amount)}</strong></bdi></p>`;
  return `<!doctype html>
<html lang="${lang}" dir="${words.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title>
<style nonce="${nonce}">
*{box-sizing:border-box}body{margin:0;padding:24px;font:16px/1.5 'IBM Plex Sans Arabic',system-ui,sans-serif;color:#16211c;background:#f7f5ee}
main{display:grid;gap:16px;max-inline-size:440px;margin-inline:auto;padding:24px;background:#fff;border:1px solid #808176;border-radius:3px}
h1,p{margin:0}h1{font-size:20px}form{display:grid;gap:12px}button,a{display:block;font:inherit;padding:11px;border-radius:3px;border:1px solid #125639;background:#125639;color:#fff;text-align:center;text-decoration:none;cursor:pointer}
.other,a{background:#fff;color:#0f5337}.declined{color:#8f1d1d}button:focus-visible,a:focus-visible{outline:3px solid #16211c;outline-offset:2px}
</style></head><body><main>
<h1>${words.title}</h1><p>${words.note}</p>${wasDeclined ? `<p class="declined" role="alert">${words.wasDeclined}</p>` : ''}${asked}
${session.status === 'ACTIVE' ? form : `<p>${words.over}</p>`}
<a href="${escaped(session.cancelUrl)}">${words.cancel}</a>
</main></body></html>`;
}
