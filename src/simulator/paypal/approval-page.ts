/** The page on which a buyer agrees to a payment, in place of PayPal's. It works without script, as a form. */
const WORDS = {
  en: {
    dir: 'ltr',
    title: 'PayPal simulator',
    note: 'Test mode. No money moves. Choose what this buyer does.',
    amount: 'To pay',
    newAmount: 'Each time from the next date on',
    agrees: 'Agree and continue',
    pays: 'Pay now',
    declined: 'Pay with a card that is declined',
    pending: 'Pay, but have PayPal review the payment first',
    cancel: 'Cancel and return',
  },
  ar: {
    dir: 'rtl',
    title: 'محاكي PayPal',
    note: 'وضع تجريبي، ولا تُنقل أي أموال. اختر ما يفعله هذا المشتري.',
    amount: 'المبلغ',
    newAmount: 'المبلغ في كل مرة ابتداءً من الموعد القادم',
    agrees: 'موافقة ومتابعة',
    pays: 'ادفع الآن',
    declined: 'ادفع ببطاقة مرفوضة',
    pending: 'ادفع، على أن تراجع PayPal الدفعة أولًا',
    cancel: 'الإلغاء والعودة',
  },
  tr: {
    dir: 'ltr',
    title: 'PayPal simülatörü',
    note: 'Deneme modu. Para aktarılmaz. Bu alıcının ne yapacağını seçin.',
    amount: 'Tutar',
    newAmount: 'Bir sonraki tarihten itibaren her seferinde',
    agrees: 'Kabul et ve devam et',
    pays: 'Şimdi öde',
    declined: 'Reddedilen bir kartla öde',
    pending: 'Öde, PayPal önce incelesin',
    cancel: 'İptal et ve geri dön',
  },
} as const;

const wordsOf = (locale: string) => {
  const language = locale.slice(0, 2);
  return language === 'ar' || language === 'tr' ? { lang: language, ...WORDS[language] } : { lang: 'en', ...WORDS.en };
};
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What a buyer agrees to: a payment, the payments of a subscription, which nobody looks at first, or another amount of one. */
type Agreed = {
  cancelUrl: string;
  id: string;
  locale: string;
  action: string;
  isRecurring: boolean;
  isRevision?: boolean;
};

/** @param amount as it is shown: `25.00 USD` */
export function approvalPage(
  { action, cancelUrl, id, isRecurring, isRevision = false, locale }: Agreed,
  amount: string,
  nonce: string,
): string {
  const words = wordsOf(locale);
  const cancel = new URL(cancelUrl);
  cancel.searchParams.set('token', id);
  const others = isRecurring ? '' : `${button('declined')}${button('pending')}`;
  function button(buyer: 'pays' | 'declined' | 'pending'): string {
    return `<button name="buyer" value="${buyer}"${buyer === 'pays' ? '' : ' class="other"'}>${isRevision ? words.agrees : words[buyer]}</button>`;
  }
  return `<!doctype html>
<html lang="${words.lang}" dir="${words.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title>
<style nonce="${nonce}">
*{box-sizing:border-box}body{margin:0;padding:24px;font:16px/1.5 'IBM Plex Sans Arabic',system-ui,sans-serif;color:#16211c;background:#f7f5ee}
main{display:grid;gap:16px;max-inline-size:440px;margin-inline:auto;padding:24px;background:#fff;border:1px solid #808176;border-radius:3px}
h1,p{margin:0}h1{font-size:20px}form{display:grid;gap:12px}button,a{display:block;font:inherit;padding:11px;border-radius:3px;border:1px solid #125639;background:#125639;color:#fff;text-align:center;text-decoration:none;cursor:pointer}
.other,a{background:#fff;color:#0f5337}button:focus-visible,a:focus-visible{outline:3px solid #16211c;outline-offset:2px}
</style></head><body><main>
<h1>${words.title}</h1><p>${words.note}</p><p>${isRevision ? words.newAmount : words.amount}: <bdi dir="ltr"><strong>${escaped(amount)}</strong></bdi></p>
<form method="post" action="${action}"><input type="hidden" name="token" value="${escaped(id)}">${button('pays')}${others}</form>
<a href="${escaped(cancel.href)}">${words.cancel}</a>
</main></body></html>`;
}
