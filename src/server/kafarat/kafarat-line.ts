import type { CurrencyCode } from '#money/currencies.ts';
import type { OrderItemInput } from '#src/contracts/orders.ts';
import type { KafarahKind } from '#src/domain/kafarat.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { computeKafarah, priceIn, readKafaratRecords } from '#src/server/kafarat/kafarat-records.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

const TITLES: Readonly<Record<KafarahKind, LocalText>> = {
  oath: { en: 'Kafarah for a broken oath', ar: 'كفّارة يمين', tr: 'Yemin kefareti' },
  fast: {
    en: 'Kafarah for a fast broken by intercourse',
    ar: 'كفّارة الجماع في نهار رمضان',
    tr: 'Ramazan orucunu cinsel ilişkiyle bozma kefareti',
  },
  zihar: { en: 'Kafarah for zihar', ar: 'كفّارة ظهار', tr: 'Zıhar kefareti' },
  eating: {
    en: 'Kafarah for a fast broken by eating on purpose',
    ar: 'كفّارة الأكل عمدًا في نهار رمضان',
    tr: 'Ramazan orucunu kasten yiyip içerek bozma kefareti',
  },
  fidya: { en: 'Fidya for days not fasted', ar: 'فدية أيام لم تُصَم', tr: 'Tutulamayan oruçların fidyesi' },
};

/** Prices lines of kafarah by the prices and rulings of today. */
export async function kafaratLines(ctx: ServiceContext, _items: readonly OrderItemInput[], currency: CurrencyCode) {
  const records = await readKafaratRecords(ctx, currency);
  return ({ kafarat }: OrderItemInput) => {
    if (!kafarat) return refused('kafarat', 'required');
    const price = priceIn(records, kafarat.country);
    if (!price) return refused('kafarat.country', 'invalidSelection');
    const { amount, persons, pricePerPerson } = computeKafarah(records, kafarat, price);
    return {
      outcome: 'priced' as const,
      unitPrice: amount / kafarat.count,
      quantity: kafarat.count,
      title: TITLES[kafarat.kind],
      facts: {
        type: 'kafarah' as const,
        kind: kafarat.kind,
        count: kafarat.count,
        country: price.country,
        persons,
        pricePerPerson,
      },
    };
  };
}

const refused = (field: string, code: 'required' | 'invalidSelection') => ({
  outcome: 'refused' as const,
  faults: [{ field, code }],
});
