import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MAX_SHARES } from '#src/domain/sacrifice.ts';

/** The order card's texts, given by the server: in the browser's catalog every page would carry them. */
export function useSacrificeWords() {
  const { t } = useLingui();
  const [animal, left, number, sum, taken] = ['{animal}', '{left}', '{number}', '{sum}', '{taken}'];
  const numbers = Array.from({ length: MAX_SHARES }, (_, index) => index + 1);
  return {
    left: t`${left} left`,
    shares: t`How many shares`,
    animals: t`Animals`,
    /** By the shares of an animal and their number, from one. */
    counts: {
      1: numbers.map((count) => t`${plural(count, { one: '# animal', other: '# animals' })}`),
      7: numbers.map((count) => t`${plural(count, { one: '# share', other: '# shares' })}`),
    },
    withYours: t`Taken, including yours: ${taken} of the animal’s 7 shares.`,
    completes: t`With your order, all 7 shares of the animal are taken.`,
    completesTwo: t`With your shares, all the shares of two animals are taken.`,
    second: t`Your remaining shares will be in another animal.`,
    whole: t`A whole animal in one name.`,
    taken: t`Taken`,
    yours: t`Yours`,
    open: t({ context: 'share of an animal', message: 'Open' }),
    inWhoseName: t`In whose name?`,
    optionalNames: t`In whose name? You may leave this empty.`,
    nameOf: t`Name for share ${number}`,
    /** Where the order begins more than one animal. */
    nameOfSeveral: t`Name for animal ${animal}, share ${number}`,
    nameOfAnimal: t`Name for animal ${number}`,
    form: t`Your sacrifice`,
    chooseCountry: t`Choose a country`,
    /** With `{sum}`: Arabic writes a word before it. */
    donate: t`Donate ${sum}`,
    star: t`Shares of one animal: ${taken} taken`,
  };
}
export type SacrificeWords = ReturnType<typeof useSacrificeWords>;
