import { dollars, say } from '#src/server/demo/text.ts';

/** The annual accounts of the demo endowments, by the English title of each. */
export const endowmentDetails = {
  'Water endowment': {
    years: [
      {
        year: 2022,
        capital: dollars(18_500),
        earned: dollars(640),
        given: dollars(520),
        text: say('one pump repaired', 'إصلاح مضخة واحدة', 'bir pompa onarıldı'),
      },
      {
        year: 2023,
        capital: dollars(31_200),
        earned: dollars(1480),
        given: dollars(1300),
        text: say('four pumps repaired', 'إصلاح أربع مضخات', 'dört pompa onarıldı'),
      },
      {
        year: 2024,
        capital: dollars(47_900),
        earned: dollars(2310),
        given: dollars(2100),
        text: say(
          'six pumps repaired, one well cleaned',
          'إصلاح ست مضخات وتنظيف بئر',
          'altı pompa onarıldı, bir kuyu temizlendi',
        ),
      },
      {
        year: 2025,
        capital: dollars(58_300),
        earned: dollars(3060),
        given: dollars(2800),
        text: say('one new well', 'حفر بئر جديدة', 'yeni bir kuyu açıldı'),
      },
      {
        year: 2026,
        earned: dollars(2540),
        given: dollars(1900),
        text: say('five pumps repaired so far', 'إصلاح خمس مضخات حتى الآن', 'şimdiye kadar beş pompa onarıldı'),
      },
    ],
  },
  'Orphans’ education endowment': {
    years: [
      {
        year: 2020,
        capital: dollars(96_000),
        earned: dollars(3900),
        given: dollars(3600),
        text: say('six children in school', 'تعليم ستة أطفال', 'altı çocuk okutuldu'),
      },
      {
        year: 2021,
        capital: dollars(141_500),
        earned: dollars(6450),
        given: dollars(6000),
        text: say('ten children in school', 'تعليم عشرة أطفال', 'on çocuk okutuldu'),
      },
      {
        year: 2022,
        capital: dollars(188_000),
        earned: dollars(9100),
        given: dollars(8400),
        text: say('fourteen children in school', 'تعليم أربعة عشر طفلًا', 'on dört çocuk okutuldu'),
      },
      {
        year: 2023,
        capital: dollars(231_400),
        earned: dollars(11_900),
        given: dollars(11_000),
        text: say('nineteen children in school', 'تعليم تسعة عشر طفلًا', 'on dokuz çocuk okutuldu'),
      },
      {
        year: 2024,
        capital: dollars(226_800),
        earned: dollars(9200),
        given: dollars(7300),
        text: say(
          'twelve children in school; a frost killed some of the palms',
          'تعليم اثني عشر طفلًا؛ وقد أتلف الصقيع بعض النخيل',
          'on iki çocuk okutuldu; hurma ağaçlarının bir kısmını don vurdu',
        ),
      },
      {
        year: 2025,
        capital: dollars(279_000),
        earned: dollars(15_400),
        given: dollars(14_200),
        text: say('twenty-six children in school', 'تعليم ستة وعشرين طفلًا', 'yirmi altı çocuk okutuldu'),
      },
      {
        year: 2026,
        earned: dollars(13_100),
        given: dollars(9800),
        text: say(
          'thirty children in school, from September',
          'بدأ ثلاثون طفلًا الدراسة في سبتمبر',
          'eylülde otuz çocuk okula başladı',
        ),
      },
    ],
  },
  'Health endowment': {
    years: [
      {
        year: 2023,
        capital: dollars(19_000),
        earned: dollars(700),
        given: dollars(560),
        text: say('one operation', 'عملية جراحية واحدة', 'bir ameliyat'),
      },
      {
        year: 2024,
        capital: dollars(35_400),
        earned: dollars(1560),
        given: dollars(1300),
        text: say('two operations', 'عمليتان جراحيتان', 'iki ameliyat'),
      },
      {
        year: 2025,
        capital: dollars(52_600),
        earned: dollars(2480),
        given: dollars(2200),
        text: say('four operations', 'أربع عمليات جراحية', 'dört ameliyat'),
      },
      {
        year: 2026,
        earned: dollars(2190),
        given: dollars(1500),
        text: say('three operations so far', 'ثلاث عمليات جراحية حتى الآن', 'şimdiye kadar üç ameliyat'),
      },
    ],
  },
} as const;
