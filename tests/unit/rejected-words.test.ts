import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '#src/i18n/locales.ts';
import { documents } from '#src/screens/document/documents.ts';
import { entriesOf } from '../../scripts/catalog-errors.ts';
import { findRejectedWords } from '../../scripts/rejected-words.ts';

/** Every text of demo data in a language, at any depth. */
function textsOf(value: unknown, locale: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (key === locale ? [inner] : []) : textsOf(inner, locale),
  );
}
/** Every text within a value, at any depth. */
const within = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap((inner: unknown) => within(inner));
// Each file, so that a new one is read too.
const folder = path.resolve('src/server/demo');
const demo = await Promise.all(
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map(async (name) => ({ ...(await import(path.join(folder, name))) }) as unknown),
);

for (const locale of locales) {
  test(`no catalog, no document and no demo text has a rejected word in ${locale}`, () => {
    const catalogs = globSync(`locales/${locale}/*.po`).flatMap((file) =>
      entriesOf(readFileSync(path.resolve(file), 'utf8')).map(({ id, text }) => (locale === 'en' ? id : text)),
    );
    const written = Object.values(documents).flatMap((document) => within(document[locale]));
    const found = [...catalogs, ...written, ...textsOf(demo, locale)].flatMap((text) =>
      findRejectedWords(text, locale),
    );
    expect(found).toEqual([]);
    expect(catalogs.length).toBeGreaterThan(400);
    expect(written.length).toBeGreaterThan(80);
    expect(textsOf(demo, locale).length).toBeGreaterThan(500);
  });
}

// Some texts are within functions, where no export shows them; Arabic is known by its script.
test('no Arabic text in a file of demo data has a rejected word', () => {
  const literals = globSync('src/server/demo/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'[^'\n]*\p{Script=Arabic}[^'\n]*'/gu)].map(([text]) => text),
  );
  expect(literals.flatMap((text) => findRejectedWords(text, 'ar'))).toEqual([]);
  expect(literals.length).toBeGreaterThan(1000);
});

test.each([
  ['en', 'Open the letter we have just sent you.'],
  ['en', "Use your browser's back button."],
  ['en', 'Two rooms and the colour of the door'],
  ['en', 'Given in your honour'],
  ['en', 'Your gift has arrived.'],
  ['en', 'Your card goes to the payment company.'],
  ['en', 'Dispose of this sum'],
  ['en', 'Ask your scholar.'],
  ['en', 'Qur’an 5:89'],
  ['en', 'Three false bills'],
  ['ar', 'تصل بياناتك إلى شركة الدفع'],
  ['ar', 'بقرة أو ناقة'],
  ['ar', 'فاتورة مزورة'],
  ['ar', 'تم حفظ بياناتك'],
  ['tr', 'Kartınız ödeme şirketine gider.'],
  ['tr', 'Yetimlere bakan denetlenmiş kuruluşlar'],
  ['tr', 'Siz olduğunuzu doğrulayın'],
  ['tr', 'Bu kart reddedildi. Önceki kart geçerli.'],
  ['ar', 'حوّل من مصرفك'],
  ['ar', 'تبرع الآن'],
  ['ar', 'أضف إلى السلة'],
  ['ar', 'هل وصل?'],
  ['ar', 'اليوم بصيغة 2026-11-22'],
  ['ar', 'برمز الدولة، مثل +966'],
  ['tr', 'Aylık mektup'],
  ['ar', 'تبرّعك المتكرر'],
  ['ar', 'حصتان من الذبيحة، ثم حصة'],
  ['ar', 'لا يتغير شيء'],
  ['ar', 'الزكاة والكفارات'],
  ['tr', "{0} IBAN'ı"],
  ['tr', "Kart sabah 9'da gönderilir"],
  ['tr', 'Sipariş numarası'],
])('a planted word is found in %s: %s', (locale, text) => {
  expect(findRejectedWords(text, locale)).toHaveLength(1);
});
test('similar words are accepted', () => {
  expect(findRejectedWords('سلسلة من البيوت', 'ar')).toEqual([]);
  expect(findRejectedWords('اليوم بصيغة \u20662026-11-22\u2069، رقم 99771-4', 'ar')).toEqual([]);
  expect(findRejectedWords('Please select at least one item.', 'en')).toEqual([]);
  expect(findRejectedWords('Use Latin letters and digits', 'en')).toEqual([]);
});
