import { globSync, readFileSync } from 'node:fs';
import { parse, type Token } from '@messageformat/parser';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../scripts/catalog-errors.ts';

/** What a journey types, writes to the database, or reads from what the product composes of several texts. */
const OWN = [
  'Eid mubarak',
  'Pharmacist of drafts',
  'Where is my receipt? ${locale} ${isScripted}',
  'The sum of a project is wrong. ${isScripted}',
  'The well is dug already.',
  'حُفرت البئر فعلًا.',
  'Kuyu çoktan kazıldı.',
  'We have (?:refunded|transferred)',
  '(?:أعدنا|حوّلنا)',
  'Central bank',
  'البنك المركزي',
  'Merkez bankası',
  'أساس غازى عنتاب سراييفو',
  'TEMEL İKİ KEZ DÖKÜLDÜ',
  'مدرسه',
  '20 people to feed in Yemen',
  'Yemen: 20 kişi doyurulur',
  'أضحية: بقرة، السودان',
  'Kurban: sığır, Sudan',
  'المشاريع: نبع للإغاثة',
  'Projeler: Nabaa Yardım',
  'Copy the IBAN: Zakat, Al-Amanah Bank',
  'Remove the filter: Jordan',
  'The story a--b failed: no such button',
  'Continue in English',
];
/** Parts of texts that a journey looks for. */
const PARTS = [
  'غير مسجّلة لدينا',
  'معاطف',
  'yanıt',
  'دوري',
  'الأيام',
  'Günler',
  'We can refund',
  'وافقنا على إعادة',
  'يمكننا أن نعيد',
  'Sanad is at',
  'Enter a number',
];
/** Names that a journey types, and days and countries that the platform's own data of languages names. */
const NAMES = /منى سعيد|هدى السالم|سالم السالم|سلمى السالم|محمد عبد الرحمن|تركيا|اليمن|السبت|Türkiye/g;
const MARKS = /[\u2066-\u2069\u200e\u200f\u202a-\u202e]|\\u20[26][0-9a-f]|<\/?\d+>/g;
const VALUES = /<\d+\/>|\$?\{[^{}]*\}|\$?[\d٠-٩]+(?:[.,٬٫][\d٠-٩]+)*/g;

/** A text with `#` for every value in it, in one line and without marks of direction. */
const shape = (text: string) =>
  text.replaceAll(MARKS, '').replaceAll(NAMES, '#').replaceAll(VALUES, '#').replaceAll(/\s+/g, ' ').trim();

/** Every sentence that a message can become: one for each case of its plurals. */
function sentences(tokens: Token[]): string[] {
  const parts = tokens.map((token) => {
    if (token.type === 'content') return [token.value];
    return 'cases' in token ? token.cases.flatMap((one) => sentences(one.tokens)) : ['{}'];
  });
  return parts.reduce((begun, ends) => begun.flatMap((begin) => ends.map((end) => begin + end)), ['']);
}

const WORDS = [/[\u0621-\u064a]{2}/, /[çğıöşüÇĞİÖŞÜ]/, /^(?:[A-Z][a-z’]+|\d{1,2}) [a-z]/];

/** The texts in quotes of a source, but for the names of tests. */
const quoted = (source: string): string[] =>
  [...source.matchAll(/(\b\w+\()?(?:'([^'\n]*)'|`([^`]*)`|"([^"\n]*)")/g)]
    .filter(([, call]) => call !== 'test(' && call !== 'describe(')
    .map(([, , plain, template, double]) => plain ?? template ?? double ?? '');

const wordsOf = (journey: string): string[] => quoted(journey).filter((text) => WORDS.some((word) => word.test(text)));

function textsOfTheProduct(): string {
  const catalogs = globSync('locales/*/*.po').flatMap((file) => entriesOf(readFileSync(file, 'utf8')));
  const messages = catalogs.flatMap(({ text }) => sentences(parse(text)));
  const sources = globSync('src/**/*.{ts,tsx}').flatMap((file) => quoted(readFileSync(file, 'utf8')));
  const stored = globSync('src/**/*.sql').flatMap((file) => quoted(readFileSync(file, 'utf8').replaceAll("'", '')));
  return [...messages, ...sources, ...stored].map(shape).join('\n');
}

/** A part of a text this short is found in too many others: it must be a whole one. */
const SHORT = 16;

/** The words of a journey that are neither its own nor in the texts, which stand in a line each. */
function lostIn(journey: string, texts: string): string[] {
  const isLost = (text: string) =>
    text.length > SHORT || PARTS.includes(text)
      ? !texts.includes(shape(text))
      : !`\n${texts}\n`.includes(`\n${shape(text)}\n`);
  return wordsOf(journey).filter((text) => !OWN.includes(text) && isLost(text));
}

describe('the words that journeys look for', () => {
  it('are texts of the product: a journey would wait half a minute for one that is gone', () => {
    const texts = textsOfTheProduct();
    const lost = globSync('tests/e2e/**/*.ts').flatMap((file) =>
      lostIn(readFileSync(file, 'utf8'), texts).map((text) => `${file}: ${text}`),
    );
    expect(texts.length).toBeGreaterThan(500_000);
    expect(lost).toEqual([]);
  });

  it('are found where they are gone, also where a letter alone differs', () => {
    const texts = 'متأخّر # يومًا\nDonate now';
    expect(lostIn("getByText('متأخر 19 يومًا')", texts)).toEqual(['متأخر 19 يومًا']);
    expect(lostIn("getByText('متأخّر 19 يومًا'); getByText('Donate now'); fill('Eid mubarak')", texts)).toEqual([]);
    expect(lostIn("getByRole('status', { name: 'ما تُخرجه' })", 'احسب ما تُخرجه تطهيرًا')).toEqual(['ما تُخرجه']);
  });

  it('are read from a journey with their values, and not from the name of a test', () => {
    const journey =
      "test('The donor gives again'); getByText('تبرّع بمبلغ $50'); getByText(`Kuyu için ${sum}`); url('/tr')";
    expect(wordsOf(journey)).toEqual(['تبرّع بمبلغ $50', 'Kuyu için ${sum}']);
    expect(shape('بقي ١٢٫٥٠ من {sum}')).toBe('بقي # من #');
  });

  it('are compared with every case of a plural', () => {
    expect(sentences(parse('{n, plural, one {one day} other {# days}} left'))).toEqual([
      'one day left',
      '{} days left',
    ]);
  });
});
