import { useLingui } from '@lingui/react/macro';
import { tagOf } from '#ds/intl/formats.ts';
import { exponentOf } from '#money/exponents.ts';
import { formatMoney } from '#money/format-money.ts';
import { numberFormat } from '#money/number-format.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { cartEntry } from '#src/screens/form/cart-entry.ts';
import { type FormState, formStateOf } from '#src/screens/form/form-flash.ts';
import { useAmountDecimals } from '#src/screens/form/use-amount-decimals.ts';

/** What is said of one field, in the summary of errors and beside it. Sentences name the field and what to do: "Enter your full name". */
export type FieldWords = {
  /** The id of the field. @default the field's path */
  id?: string | undefined;
  /** In the summary, stands before a sentence that names no field. */
  label: string;
  /** Where it was left empty. */
  required?: string | undefined;
  /** Where what was typed cannot be taken. */
  invalid?: string | undefined;
  /** The currency of a limit in minor units; without it a limit is a count. */
  currency?: string | undefined;
  /** What to do under a least amount, where the field is not the one that the amount is typed in. */
  tooLow?: ((least: string) => string) | undefined;
  /** The same over a greatest amount. */
  tooHigh?: ((most: string) => string) | undefined;
};

/**
 * What the last post of a form left, with its errors in words: the same sentence in the summary and beside the field.
 * `fields` has every path that the form's errors may have, in the order in which the fields stand.
 */
export function useFormErrors(
  memory: FormState | undefined,
  form: string,
  fields: Readonly<Record<string, FieldWords>>,
) {
  const { i18n, t } = useLingui();
  const amountDecimals = useAmountDecimals();
  const own = formStateOf(memory, form);
  type FormError = (typeof own.errors)[number];

  const limitOf = ({ code, limit, path }: FormError): { own: string | undefined; general: string } | undefined => {
    if (limit === undefined || limit <= 0) return undefined;
    const { currency, tooHigh, tooLow } = fields[path] ?? {};
    if (code !== 'tooHigh' && code !== 'tooLow') return undefined;
    const inOwnWords = code === 'tooHigh' ? tooHigh : tooLow;
    if (currency === undefined) {
      const figure = numberFormat(tagOf(i18n)).format(limit);
      const least = t`Enter a quantity of ${figure} or more`;
      return {
        own: inOwnWords?.(figure),
        general: code === 'tooLow' ? least : t`Enter a quantity of ${figure} or less`,
      };
    }
    const sum = formatMoney(tagOf(i18n), limit, currency);
    const least = t`Enter an amount of ${sum} or more`;
    return { own: inOwnWords?.(sum), general: code === 'tooLow' ? least : t`Enter an amount of ${sum} or less` };
  };
  /** An amount that was understood, but has more decimals than its currency. */
  const decimalsOf = ({ code, path }: FormError): string | undefined => {
    const { currency } = fields[path] ?? {};
    if (code !== 'invalidFormat' || currency === undefined) return undefined;
    return amountDecimals(exponentOf(currency));
  };
  const places = ['', ...Object.keys(fields)];
  /** What is said of the whole form comes first, what no field is known for last. */
  const placeOf = ({ path }: FormError): number => (places.includes(path) ? places.indexOf(path) : places.length);
  /** What to do, in words that name the field. */
  const ownOf = (error: FormError): string | undefined => {
    if (error.code === 'required') return fields[error.path]?.required;
    const limit = limitOf(error);
    if (limit) return limit.own;
    return decimalsOf(error) === undefined ? fields[error.path]?.invalid : undefined;
  };
  /** What to do, in words that stand beside its field; in the summary its label stands before them. */
  const generalOf = (error: FormError): string => limitOf(error)?.general ?? decimalsOf(error) ?? error.message;
  const lineOf = (error: FormError): string => {
    const label = fields[error.path]?.label;
    return ownOf(error) ?? (label === undefined ? generalOf(error) : `${label}: ${generalOf(error)}`);
  };
  return {
    ...own,
    /** Beside the field, whose label is in sight already. */
    error: (...paths: string[]): string | undefined => {
      const error = own.errors.find(({ path }) => paths.includes(path));
      return error && (ownOf(error) ?? generalOf(error));
    },
    /** For `ErrorSummary`. */
    summary: own.errors
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(
        (error) =>
          cartEntry(error, i18n.locale as Locale) ?? {
            fieldId: fields[error.path]?.id ?? (error.path || undefined),
            message: lineOf(error),
          },
      ),
  };
}
