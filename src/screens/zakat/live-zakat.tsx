'use client';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import type { CurrencyCode } from '#money/currencies.ts';
import { holdingFieldOf, readZakatFields, type ReadZakat, type ZakatFields } from '#src/domain/zakat-fields.ts';
import { type ZakatRules, zakatTerms } from '#src/domain/zakat-rules.ts';
import { MissingPriceError, type ZakatTerms } from '#src/domain/zakat.ts';
import { decimalSign, type Locale } from '#src/i18n/locales.ts';
import { useEntered } from '#src/screens/form/use-entered.ts';
import { useTypedFields } from '#src/screens/form/use-typed-fields.ts';
import type { ZakatSentences } from '#src/screens/zakat/zakat-sentence.ts';

type LiveZakatProps = {
  currency: CurrencyCode;
  locale: Locale;
  rules: ZakatRules;
  /** What the fields held when the page was made. */
  fields: ZakatFields;
  /** The id of the form that it reads. */
  form: string;
  /** Given by the server: in the browser's catalog every page would carry them. */
  sentences: ZakatSentences;
  children: ReactNode;
};

type TypedZakat = {
  currency: CurrencyCode;
  locale: Locale;
  read: ReadZakat;
  terms: ZakatTerms;
  sentences: ZakatSentences;
  /** What the fields held when the page was made. */
  sent: ZakatFields;
};
const ZakatContext = createContext<TypedZakat | undefined>(undefined);

/** What is typed, read once for all that is computed from it. @throws RangeError outside a `LiveZakat` */
export function useTypedZakat(): TypedZakat {
  const typed = use(ZakatContext);
  if (!typed) throw new RangeError('a sum of the calculator stands in a LiveZakat');
  return typed;
}

/** The calculator whose sums change at each key; nothing of what is typed is sent. */
export function LiveZakat({ children, currency, fields, form, locale, rules, sentences }: LiveZakatProps) {
  const typed = useTypedFields(form, fields);
  const entered = useEnteredLine(form);
  const value = useMemo(() => {
    const all = readZakatFields(typed, currency, decimalSign[locale]);
    // The other half of a line is asked for once the line is left, not at its first key.
    const errors = all.errors.filter(({ code, path }) => code !== 'required' || lineOf(path) !== entered);
    const read = { ...all, errors };
    return { currency, locale, read, terms: zakatTerms(rules, read), sentences, sent: fields };
  }, [typed, currency, locale, rules, sentences, fields, entered]);
  return <ZakatContext value={value}>{children}</ZakatContext>;
}

const lineOf = (name: string): string | undefined => {
  const field = holdingFieldOf(name);
  return field && `${field.kind}${field.row}`;
};

/** The line that has the focus. */
function useEnteredLine(form: string): string | undefined {
  const [line, enterLine] = useEntered<string>();
  useEffect(() => {
    const element = document.getElementById(form);
    if (!element) return undefined;
    const enter = ({ target }: FocusEvent) => enterLine(lineOf((target as HTMLInputElement).name ?? ''));
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) enterLine(undefined);
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [form, enterLine]);
  return line;
}

/** Nothing where a price is missing. */
export function whereKnown<Sum>(compute: () => Sum): Sum | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof MissingPriceError) return undefined;
    throw error;
  }
}
