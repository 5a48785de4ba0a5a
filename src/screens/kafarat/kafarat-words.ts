import { useLingui } from '@lingui/react/macro';
import { type KafarahKind, MOST_KAFARAT } from '#src/domain/kafarat.ts';
import { SUM_MARK } from '#src/screens/form/with-sum.tsx';
import { COUNT_MARK, COUNTRY_MARK, MORE_MARK } from '#src/screens/kafarat/marks.ts';

type KindWords = {
  title: string;
  /** Who it is for, or what limits it. */
  condition: string;
  /** How many there are of it. */
  question: string;
  /** In the working. */
  personsForOne: string;
  number: string;
};

/** The texts of the calculators, given by the server: in the browser's catalog every page would carry them. */
export function useKafaratWords() {
  const { t } = useLingui();
  const [count, country, more] = [COUNT_MARK, COUNTRY_MARK, MORE_MARK];
  const [limit, sum] = [MOST_KAFARAT, SUM_MARK];
  const kinds: Record<KafarahKind, KindWords> = {
    oath: {
      title: t`A broken oath`,
      condition: t`Feeding the poor is one of the choices for a broken oath; if you cannot afford any of them, fast for three days.`,
      question: t`How many oaths?`,
      personsForOne: t`People to feed for each oath`,
      number: t`Oaths`,
    },
    fast: {
      title: t`A Ramadan fast broken by intercourse`,
      condition: t`Only for someone who cannot fast for two months in a row. Each meal must feed a different person.`,
      question: t`How many days?`,
      personsForOne: t`People to feed for each day`,
      number: t`Days`,
    },
    zihar: {
      title: t`Zihar`,
      condition: t`Only for someone who cannot fast for two months in a row. Each meal must feed a different person.`,
      question: t`How many times?`,
      personsForOne: t`People to feed for each zihar oath`,
      number: t`Zihar oaths`,
    },
    eating: {
      title: t`A Ramadan fast broken by eating on purpose`,
      condition: t`Only according to some schools of Islamic law, and only for someone who cannot fast for two months in a row; other schools require repentance and making up that one day.`,
      question: t`How many days?`,
      personsForOne: t`People to feed for each day`,
      number: t`Days`,
    },
    fidya: {
      title: t`Fidya`,
      condition: t`Only for lasting illness or old age. One person is fed for each day not fasted.`,
      question: t`How many days did you not fast?`,
      personsForOne: t`People to feed for each day`,
      number: t`Days`,
    },
  };
  return {
    kinds,
    yours: t`Your calculation`,
    foodForOne: t`Food for one person, ${country}`,
    youGive: t`You give`,
    peopleFed: t`People fed: ${count}`,
    tableLabel: t`A table set with plates, one for each person: ${count}`,
    more: t`Plates not shown: ${more}`,
    turns: t`The plates of one kafarah have filled stars, those of the next have outlined stars, and so on.`,
    receives: t`What each person receives`,
    ruling: t`Source of the ruling.`,
    price: t`Source of the price.`,
    outdated: t`The price of food in ${country} is out of date. Ask us before you rely on the result.`,
    validFrom: t`Valid from`,
    askScholar: t`Where opinions differ, ask a scholar you trust.`,
    onBehalf: t`We buy and distribute food on your behalf.`,
    donate: t`Donate`,
    donateSum: t`Donate ${sum}`,
    print: t`Print the calculation`,
    addToCart: t`Add to cart`,
    faults: {
      required: t`Enter a whole number`,
      invalidType: t`Enter a whole number`,
      tooLow: t`Enter a number of 1 or more`,
      tooHigh: t`Enter a number of ${limit} or less`,
    },
    noCountry: t`Choose a country where food can be given now.`,
  };
}
export type KafaratWords = ReturnType<typeof useKafaratWords>;
