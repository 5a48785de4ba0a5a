/** People who never lived, by language. Their addresses can receive nothing. */
const names = {
  ar: {
    first: [
      'عبد الرحمن',
      'نورة',
      'خالد',
      'سارة',
      'محمد',
      'فاطمة',
      'أحمد',
      'مريم',
      'يوسف',
      'هند',
      'إبراهيم',
      'ريم',
      'سليمان',
      'ليلى',
      'عمر',
      'أسماء',
      'طارق',
      'منى',
      'بلال',
      'هالة',
    ],
    last: [
      'القحطاني',
      'السالم',
      'العمري',
      'منصور',
      'الحداد',
      'الشامي',
      'الزهراني',
      'بن يحيى',
      'الخطيب',
      'المغربي',
      'العبيدي',
      'الأنصاري',
    ],
  },
  tr: {
    first: ['Elif', 'Mehmet', 'Zeynep', 'Mustafa', 'Ayşe', 'Emre', 'Hatice', 'Burak', 'Merve', 'Ömer'],
    last: ['Yıldız', 'Aydın', 'Kara', 'Demir', 'Şahin', 'Çelik', 'Koç', 'Arslan', 'Öztürk', 'Güneş'],
  },
  en: {
    first: ['Daniel', 'Hannah', 'Yusuf', 'Lejla', 'Amina', 'Omar', 'Sarah', 'Bilal', 'Nadia', 'Thomas'],
    last: ['Brooks', 'Osei', 'Rahman', 'Hodžić', 'Haddad', 'Malik', 'Bennett', 'Karim', 'Sutherland', 'Iqbal'],
  },
} as const;

type Language = keyof typeof names;
export type DemoDonor = { fullName: string; locale: Language; email: string };

const peopleOf = (locale: Language): Omit<DemoDonor, 'email'>[] => {
  const { first, last } = names[locale];
  return first.flatMap((name, row) =>
    // One that begins elsewhere in each row, so that neighbours do not share a family name.
    last.map((_, column) => ({ fullName: `${name} ${last[(row + column) % last.length]!}`, locale })),
  );
};

/** 440 donors, the languages mixed. */
export const demoDonors: readonly DemoDonor[] = (['ar', 'tr', 'en'] as const)
  .flatMap((locale) => peopleOf(locale).map((person, index, all) => ({ person, place: index / all.length })))
  .toSorted((a, b) => a.place - b.place)
  .map(({ person }, index) => ({ ...person, email: `donor${index + 1}@demo.example` }));
