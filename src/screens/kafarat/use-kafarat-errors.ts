import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#src/i18n/locales.ts';
import { cartEntry } from '#src/screens/form/cart-entry.ts';
import type { KafaratView } from '#src/screens/kafarat/kafarat-view.ts';

/** What the last post was refused for: beside the field, and in a summary that leads there. */
export function useKafaratErrors({ countries, errors }: Pick<KafaratView, 'countries' | 'errors'>) {
  const { i18n, t } = useLingui();
  const sentenceOf = ({ code, limit, path }: KafaratView['errors'][number]): string => {
    if (path === 'country') return t`Choose another country: no food can be given in this one right now`;
    if (code === 'tooHigh' && limit !== undefined) return t`Enter a number of ${limit} or less`;
    if (code === 'tooLow') return t`Enter a number of 1 or more`;
    return t`Enter a whole number`;
  };
  const first = countries.find(({ isAvailable }) => isAvailable)?.code;
  return {
    error: (path: string): string | undefined => {
      const found = errors.find((error) => error.path === path);
      return found && sentenceOf(found);
    },
    summary: errors.map(
      (error) =>
        cartEntry(error, i18n.locale as Locale) ?? {
          fieldId: error.path === 'country' ? `country-${first}` : 'count',
          // The sentence of a limit names no field.
          message:
            error.code === 'tooHigh' || error.code === 'tooLow'
              ? `${t`Number`}: ${sentenceOf(error)}`
              : sentenceOf(error),
        },
    ),
  };
}
