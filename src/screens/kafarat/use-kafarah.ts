import { readKafaratFields } from '#src/domain/kafarat-fields.ts';
import { kafarah } from '#src/domain/kafarat.ts';
import { useTypedFields } from '#src/screens/form/use-typed-fields.ts';
import { KAFARAT_FORM_ID, type KafaratView } from '#src/screens/kafarat/kafarat-view.ts';

/** What the three questions come to, at each change, by the module that the API goes by. */
export function useKafarah({ countries, fields, kinds }: Pick<KafaratView, 'countries' | 'fields' | 'kinds'>) {
  const { count = 1, country: chosen, errors, kind } = readKafaratFields(useTypedFields(KAFARAT_FORM_ID, fields));
  const ruling = kinds.find((one) => one.kind === kind)!;
  const country = countries.find(({ code, isAvailable }) => isAvailable && (chosen === undefined || code === chosen));
  return {
    kind,
    count,
    /** Why the number is none: then no sum is shown. */
    fault: errors[0]?.code,
    ruling,
    country,
    ...(country
      ? kafarah(count, ruling.persons, country.price)
      : { persons: count * ruling.persons, pricePerPerson: 0, amount: 0 }),
  };
}
