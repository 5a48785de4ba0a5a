'use client';
import { Banner } from '#ds/components/banner/banner.tsx';
import { DefinitionList } from '#ds/components/definition-list/definition-list.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { CurrencyCode } from '#money/currencies.ts';
import { readZakatFields, type ZakatFields } from '#src/domain/zakat-fields.ts';
import { type ZakatRules, zakatTerms } from '#src/domain/zakat-rules.ts';
import { MissingPriceError, type Zakat, zakatOn } from '#src/domain/zakat.ts';
import { decimalSign, type Locale } from '#src/i18n/locales.ts';
import { useTypedFields } from '#src/screens/form/use-typed-fields.ts';
import { ZakatActions } from '#src/screens/zakat/zakat-actions.tsx';
import { zakatLabel } from '#src/screens/zakat/zakat-label.ts';
import type { ZakatWords } from '#src/screens/zakat/zakat-words.ts';

type ZakatResultProps = {
  currency: CurrencyCode;
  locale: Locale;
  rules: ZakatRules;
  /** What the fields held when the page was made. */
  fields: ZakatFields;
  /** The id of the form that it reads. */
  form: string;
  words: ZakatWords;
};

/** The sum and its working. The browser computes it at each change; nothing of what is typed is sent. */
export function ZakatResult({ currency, fields, form, locale, rules, words }: ZakatResultProps) {
  const typed = useTypedFields(form, fields);
  const { standard, wealth, year } = readZakatFields(typed, currency, decimalSign[locale]);
  const terms = zakatTerms(rules, { standard, year });
  const zakat = calculate(() => zakatOn(wealth, terms));
  if (!zakat)
    return (
      <Banner tone="warning" title={words.missingPrice}>
        {words.missingPriceNote}
      </Banner>
    );
  return (
    <Stack gap={5}>
      <output aria-label={words.yours}>
        <Text tone="muted">{words.yours}</Text>
        <Text tone="gold" as="div">
          <Money minor={zakat.zakat} currency={currency} size="display" />
        </Text>
        <Text size="small" tone="muted">
          <FormattedNumber value={terms.rate / 10_000} kind="percent" digits={3} />
          {' × '}
          <Money minor={zakat.wealth} currency={currency} />
        </Text>
      </output>
      <Banner tone={zakat.isDue ? 'success' : 'info'}>{zakat.isDue ? words.due : words.notDue}</Banner>
      <DefinitionList
        look="rows"
        items={[
          ...zakat.lines.map((line) => ({
            term: zakatLabel(words, wealth, line),
            value: <Money minor={line.amount} currency={currency} />,
          })),
          { term: words.wealth, value: <Money minor={zakat.wealth} currency={currency} /> },
          { term: words.nisab, value: <Money minor={zakat.nisab} currency={currency} /> },
        ]}
      />
      {zakat.zakat > 0 && <ZakatActions amount={zakat.zakat} currency={currency} locale={locale} words={words} />}
    </Stack>
  );
}

/** Nothing where a price is missing. */
function calculate(compute: () => Zakat): Zakat | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof MissingPriceError) return undefined;
    throw error;
  }
}
