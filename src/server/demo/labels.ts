import { say } from '#src/server/demo/text.ts';

/** Words by which projects are filed. */
export const demoTags = [
  { code: 'well', title: say('Water well', 'بئر', 'Su kuyusu') },
  { code: 'food', title: say('Food', 'غذاء', 'Gıda') },
  { code: 'school', title: say('School', 'مدرسة', 'Okul') },
  { code: 'winter', title: say('Winter', 'الشتاء', 'Kış') },
  { code: 'ramadan', title: say('Ramadan', 'رمضان', 'Ramazan') },
  { code: 'medicine', title: say('Medicine', 'دواء', 'İlaç') },
] as const;

/** Whom projects are for. */
export const demoBeneficiaryTypes = [
  { code: 'families', title: say('Families', 'أسر', 'Aileler') },
  { code: 'orphans', title: say('Orphans', 'أيتام', 'Yetimler') },
  { code: 'widows', title: say('Widows', 'أرامل', 'Dul kadınlar') },
  { code: 'students', title: say('Students', 'طلاب', 'Öğrenciler') },
  { code: 'patients', title: say('Patients', 'مرضى', 'Hastalar') },
  { code: 'debtors', title: say('Debtors', 'غارمون', 'Borçlular') },
  { code: 'displaced', title: say('Displaced people', 'نازحون', 'Yerinden edilmiş kişiler') },
  { code: 'worshippers', title: say('Worshippers', 'مصلّون', 'Cami cemaati') },
] as const;
