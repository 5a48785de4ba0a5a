import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MAX_FIELDS } from '#src/screens/sacrifices/sacrifices-view.ts';

/** The order card's texts, given by the server: in the browser's catalog every page would carry them. */
export function useSacrificeWords() {
  const { t } = useLingui();
  const [left, number, sum, taken] = ['{left}', '{number}', '{sum}', '{taken}'];
  return {
    left: t`${left} left`,
    shares: t`How many shares`,
    animals: t`Animals`,
    /** By their number, from one. */
    counts: Array.from({ length: MAX_FIELDS }, (_, index) => {
      const count = index + 1;
      return t`${plural(count, { one: '# share', other: '# shares' })}`;
    }),
    withYours: t`With yours, ${taken} of 7 are taken.`,
    completes: t`Your share completes the animal.`,
    second: t`The rest begins a new animal.`,
    whole: t`A whole animal in one name.`,
    taken: t`Taken`,
    yours: t`Yours`,
    open: t`Free`,
    inWhoseName: t`In whose name?`,
    optionalNames: t`In whose name? You may leave this empty.`,
    nameOf: t`Name for share ${number}`,
    nameOfAnimal: t`Name for animal ${number}`,
    form: t`Your sacrifice`,
    /** With `{sum}`: Arabic writes a word before it. */
    donate: t`Donate ${sum}`,
    donateShort: t`Donate`,
    addToCart: t`Add to cart`,
    star: t`Shares of one animal: ${taken} taken`,
    choose: t`Choose a country`,
  };
}
export type SacrificeWords = ReturnType<typeof useSacrificeWords>;
