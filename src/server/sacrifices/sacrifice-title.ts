import type { Animal } from '#src/domain/sacrifice.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { countryName } from '#src/i18n/country-name.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { textIn } from '#src/server/http/locale.ts';

const ANIMAL_NAMES: Record<Animal, Record<Locale, string>> = {
  sheep: { en: 'sheep', ar: 'خروف', tr: 'koyun' },
  goat: { en: 'goat', ar: 'ماعز', tr: 'keçi' },
  cow: { en: 'cow', ar: 'بقرة', tr: 'sığır' },
  camel: { en: 'camel', ar: 'جمل', tr: 'deve' },
};
const animalName = (animal: Animal, locale: Locale): string => ANIMAL_NAMES[animal][locale];

/** "Udhiyah: cow, Sudan", in every language. @param category its title */
export const sacrificeTitle = (category: LocalText, animal: Animal, country: string): LocalText =>
  Object.fromEntries(
    locales.map((locale) => {
      const comma = locale === 'ar' ? '،' : ',';
      return [
        locale,
        `${textIn(locale, category)}: ${animalName(animal, locale)}${comma} ${countryName(country, locale)}`,
      ];
    }),
  );
