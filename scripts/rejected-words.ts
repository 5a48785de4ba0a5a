/** Words that texts must not use, by language, with their replacement. */
const REJECTED: Readonly<Record<string, readonly (readonly [found: RegExp, say: string])[]>> = {
  en: [
    [/(?<!\bLatin )\bletters?\b/i, 'email'],
    [/\be-mail/i, 'email'],
    [/\bpress(?:es|ed)?\b/i, 'what is to be done'],
    [/\banew\b/i, 'again'],
    [/\bperhaps\b/i, 'may'],
    [/\bplease\b(?! select at least one item)/i, 'the act alone'],
    [/\bgifts?\b/i, 'donation'],
    [/\border number\b/i, 'donation number'],
    [
      /\b(?:colour|centre|licence|neighbour|honour|favour|behaviour|programme|instalment|theatre|\w*metre)s?\b/i,
      'the American spelling',
    ],
    [/\bcancell(?:ed|ing)\b/i, 'canceled'],
    [/\bcarats?\b/i, 'karat'],
    [/\w'\w/, 'a curly apostrophe'],
    [/\bpayment compan(?:y|ies)\b/i, 'payment provider'],
    [/\bdispos(?:e|es|ed|ing) of\b/i, 'give away'],
    [/\bfalse bills?\b/i, 'fake bill'],
    [/\byour scholar\b/i, 'a scholar you trust'],
    [/Qur’an/i, 'Quran'],
  ],
  ar: [
    [/شرك(?:ة|ات) الدفع/, 'مزوّد الدفع'],
    [/ناقة/, 'جمل'],
    [/مزو[ً-ْ]*رة/, 'مزيّفة'],
    [/ت(?:م|مّ|مّت|مت) (?:ال)?(?:تأكيد|حفظ|موافق|تخطّي|إرسال|حذف)/, 'the verb alone'],
    [/مصرف|مصارف(?! الزكاة)/, 'بنك'],
    [/تبرع/, 'تبرّع'],
    [/(?<!\p{L})(?:[وفبلك]|ال)*سل(?:ة|ت[كهي])(?!\p{L})/u, 'سلّة'],
    [/من فضلك/, 'the act alone'],
    [/متكرر/, 'دوري'],
    [/حص(?:ة|ص)/, 'سهم or نصيب'],
    [/[تينأ]تغير(?!ّ)|(?<!\p{L})(?:ال|[وب])*كفار(?:ة|ات)/u, 'the letter with its shadda'],
    [/كانون|تشرين/, 'ديسمبر and its like'],
    [/[\u0621-\u064A](?:, |;|\?)/, '، ؛ ؟'],
    // After an Arabic letter a date or a number like these is drawn in reverse.
    [/[\u0621-\u064A][^\u2066\d+]*(?:\+\d|\d{4}-\d{2}(?!\d))/, 'the value between U+2066 and U+2069'],
  ],
  tr: [
    [/mektup|mektub/i, 'e-posta'],
    [/lütfen/i, 'the act alone'],
    [/süzgeç|süz\b/i, 'filtre'],
    [/sipariş/i, 'bağış'],
    [/yararlanan/i, 'yararlanıcı'],
    [/keffaret/i, 'kefaret'],
    [/kadarı/i, 'kısmı'],
    [/Eghatha|Eskan|Tafreej|Tayseer/, 'the Turkish name'],
    [/[\p{L}\p{N}]'\p{L}/u, 'a curly apostrophe'],
    [/ödeme şirket/i, 'ödeme sağlayıcısı'],
    [/denetlenmiş kuruluş/i, 'denetimden geçmiş kuruluş'],
    [/siz olduğunuz/i, 'kimliğiniz'],
    [/önceki kart(?:ınız)? geçerli/i, 'mevcut kart'],
  ],
};

/** The rejected words of a text: "letter: say email". */
export const findRejectedWords = (text: string, locale: string): string[] =>
  (REJECTED[locale] ?? []).flatMap(([found, say]) => {
    const word = found.exec(text)?.[0];
    return word === undefined ? [] : [`"${word}" in "${text}": say ${say}`];
  });
