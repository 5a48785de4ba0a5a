import { continents, countries as known, languages, type TCountryCode } from 'countries-list';
import getUnicodeFlagIcon from 'country-flag-icons/unicode';
import { callingCodeOf } from '#src/contracts/phone-number.ts';
import { countryNames } from '#src/i18n/country-name.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { cities, countries } from '#src/server/platform/db/schema/reference.ts';
import { TAX_IDS } from '#src/server/reference/tax-ids.ts';

/** Fills the reference tables of an empty database. Names come from CLDR, as included in Node, or from `CITIES`. */
export async function seedReference(db: Database): Promise<void> {
  const [first] = await db.select({ code: countries.code }).from(countries).limit(1);
  if (first) return;
  const rows = (Object.keys(known) as TCountryCode[]).map((code) => {
    const country = known[code];
    const language = country.languages[0];
    return {
      code,
      name: countryNames(code),
      nativeName: country.native,
      currency: country.currency[0] ?? null,
      taxIdType: TAX_IDS[code]?.type ?? null,
      taxIdName: TAX_IDS[code]?.name ?? null,
      officialLanguage: language ? languages[language].name : null,
      callingCode: callingCodeOf(code) ?? null,
      areaCodes: [...(TAX_IDS[code]?.areaCodes ?? [])],
      region: continents[country.continent],
      flag: getUnicodeFlagIcon(code),
    };
  });
  await db.insert(countries).values(rows);
  await db
    .insert(cities)
    .values(
      Object.entries(CITIES).flatMap(([country, names]) =>
        names.map(([en_, ar_, tr_], position) => ({ country, position, name: { en: en_, ar: ar_, tr: tr_ } })),
      ),
    );
}

/** The larger cities of the countries of most projects and donors. */
const CITIES: Record<string, [en: string, ar: string, tr: string][]> = {
  SA: [
    ['Riyadh', 'الرياض', 'Riyad'],
    ['Jeddah', 'جدة', 'Cidde'],
    ['Mecca', 'مكة المكرمة', 'Mekke'],
    ['Medina', 'المدينة المنورة', 'Medine'],
    ['Dammam', 'الدمام', 'Dammam'],
  ],
  TR: [
    ['Istanbul', 'إسطنبول', 'İstanbul'],
    ['Ankara', 'أنقرة', 'Ankara'],
    ['Izmir', 'إزمير', 'İzmir'],
    ['Gaziantep', 'غازي عنتاب', 'Gaziantep'],
    ['Hatay', 'هاتاي', 'Hatay'],
    ['Konya', 'قونية', 'Konya'],
  ],
  JO: [
    ['Amman', 'عمّان', 'Amman'],
    ['Irbid', 'إربد', 'İrbid'],
    ['Zarqa', 'الزرقاء', 'Zerka'],
  ],
  YE: [
    ['Sanaa', 'صنعاء', 'Sana'],
    ['Aden', 'عدن', 'Aden'],
    ['Marib', 'مأرب', 'Marib'],
  ],
  EG: [
    ['Cairo', 'القاهرة', 'Kahire'],
    ['Alexandria', 'الإسكندرية', 'İskenderiye'],
  ],
  SD: [
    ['Khartoum', 'الخرطوم', 'Hartum'],
    ['Port Sudan', 'بورتسودان', 'Port Sudan'],
  ],
  SY: [
    ['Damascus', 'دمشق', 'Şam'],
    ['Aleppo', 'حلب', 'Halep'],
    ['Idlib', 'إدلب', 'İdlib'],
  ],
  LB: [
    ['Beirut', 'بيروت', 'Beyrut'],
    ['Tripoli', 'طرابلس', 'Trablusşam'],
  ],
  PS: [
    ['Gaza', 'غزة', 'Gazze'],
    ['Jerusalem', 'القدس', 'Kudüs'],
    ['Nablus', 'نابلس', 'Nablus'],
  ],
  BA: [
    ['Sarajevo', 'سراييفو', 'Saraybosna'],
    ['Mostar', 'موستار', 'Mostar'],
  ],
};
