import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { dateFormat } from '#ds/intl/formats.ts';
import type { SacrificeView } from '#src/contracts/sacrifices.ts';
import { countryName } from '#src/i18n/country-name.ts';
import { intlTag, type Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { useCutOff } from '#src/screens/line-facts/cut-off.ts';

/** A sacrifice in the words of the page: what the list and the order card say of it. */
export type Offer = {
  id: string;
  status: SacrificeView['status'];
  size: 1 | 7;
  price: number;
  currency: string;
  remaining: number;
  /** The positions that are taken of the animal that the next order begins with. */
  taken: readonly number[];
  country: string;
  place: string;
  /** "Sudan, cow 14". */
  heading: string;
  /** "Cow 14: 4 of 7 shares taken". */
  state: string;
  /** What the price is for: "a seventh". */
  unit: string;
  /** Why none of it can be ordered, and what to do: "Orders for this country have closed. Choose another country." */
  refusal: string;
  until: number;
  /** "Sudan closes in {left}". */
  closing: string;
  closed: string;
  /** "Tuesday, May 26, 2026, 18:00 in Khartoum". */
  cutOff: string;
  proxy: string;
  facts: readonly string[];
};

/** The sacrifices in words, given by the server: in the browser's catalog every page would carry them. */
export function useOffers(sacrifices: readonly SacrificeView[], locale: Locale): Offer[] {
  const { t } = useLingui();
  const cutOff = useCutOff(locale);
  const animalWords = { sheep: t`Sheep`, goat: t`Goat`, cow: t`Cow`, camel: t`Camel` } as const;
  const units = { sheep: t`a sheep`, goat: t`a goat`, cow: t`a seventh`, camel: t`a seventh` } as const;
  const day = (moment: string, timeZone: string): string =>
    dateFormat(intlTag[locale], { dateStyle: 'full', timeZone }).format(new Date(moment));

  const headingOf = ({ animal, next }: SacrificeView, country: string): string => {
    const number = next?.number ?? 1;
    if (animal === 'cow') return t`${country}, cow ${number}`;
    if (animal === 'camel') return t`${country}, camel ${number}`;
    return animal === 'sheep' ? t`${country}, a whole sheep` : t`${country}, a whole goat`;
  };
  const stateOf = (sacrifice: SacrificeView): string => {
    const { animal, animals, closesAt, next, opensAt, size, status, timeZone } = sacrifice;
    const [opening, closing] = [day(opensAt, timeZone), day(closesAt, timeZone)];
    if (status === 'closed') return t`Orders closed on ${closing}`;
    if (status === 'upcoming') return t`Orders open on ${opening}`;
    if (status === 'soldOut' || !next)
      return t`${plural(animals, { one: 'The only animal is taken', other: 'All # animals are taken' })}`;
    const kind = animalWords[animal];
    if (size === 1) return t`${kind}: each share is one whole animal`;
    const { number } = next;
    const name = animal === 'cow' ? t`Cow ${number}` : t`Camel ${number}`;
    const count = next.taken.length;
    if (count === 0) return t`${name}: no shares taken yet`;
    return count === 6
      ? t`${name}: one more share will complete the animal`
      : t`${name}: ${plural(count, { one: '# of 7 shares taken', other: '# of 7 shares taken' })}`;
  };

  const refusalOf = ({ opensAt, status, timeZone }: SacrificeView, country: string): string => {
    const opening = day(opensAt, timeZone);
    return status === 'upcoming'
      ? t`Orders for ${country} open on ${opening}. Choose another country.`
      : t`Orders for this country have closed. Choose another country.`;
  };

  return sacrifices.map((sacrifice) => {
    const { closesAt, currency, facts, id, ngo, next, price, remaining, size, status, timeZone } = sacrifice;
    const country = countryName(sacrifice.country, locale);
    const city = sacrifice.city ? textIn(sacrifice.city, locale) : country;
    const left = '{left}';
    return {
      id,
      status,
      size,
      price,
      currency,
      remaining,
      taken: next?.taken ?? [],
      country,
      place: ngo ? `${textIn(ngo.name, locale)}${locale === 'ar' ? '، ' : ', '}${city}` : city,
      heading: headingOf(sacrifice, country),
      state: stateOf(sacrifice),
      unit: units[sacrifice.animal],
      refusal: refusalOf(sacrifice, country),
      until: Date.parse(closesAt),
      closing: t`Orders for ${country} close in ${left}`,
      closed: t`Orders for ${country} have closed`,
      cutOff: cutOff({ closesAt, timeZone, city }),
      proxy: t`I appoint Sanad and its partner in ${country} to buy the animal, slaughter it and distribute the meat on my behalf.`,
      facts: facts.map((fact) => textIn(fact, locale)),
    };
  });
}
