'use client';
import { useLingui } from '@lingui/react';
import { Banner } from '#ds/components/banner/banner.tsx';
import { DefinitionList } from '#ds/components/definition-list/definition-list.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { tagOf } from '#ds/intl/formats.ts';
import { Stack } from '#ds/layout/stack.tsx';
import type { CurrencyCode } from '#money/currencies.ts';
import { formatMoney } from '#money/format-money.ts';
import { numberFormat } from '#money/number-format.ts';
import { defaultBounds } from '#src/domain/pricing.ts';
import { nisabCode, zakatRateCode } from '#src/domain/ruling-codes.ts';
import type { ZakatFieldError, ZakatFields } from '#src/domain/zakat-fields.ts';
import { type Wealth, zakatOn } from '#src/domain/zakat.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { withMarks } from '#src/i18n/with-marks.ts';
import { PrintButton } from '#src/screens/form/print-button.tsx';
import { Factors } from '#src/screens/zakat/factors.tsx';
import { KeepResult } from '#src/screens/zakat/keep-result.tsx';
import { useTypedZakat, whereKnown } from '#src/screens/zakat/live-zakat.tsx';
import { NisabBar } from '#src/screens/zakat/nisab-bar.tsx';
import { workingRows } from '#src/screens/zakat/working-rows.ts';
import { ZakatActions } from '#src/screens/zakat/zakat-actions.tsx';
import { fieldLabel } from '#src/screens/zakat/zakat-label.ts';
import { WEIGHT_MARK } from '#src/screens/zakat/zakat-marks.ts';
import { zakatSentence } from '#src/screens/zakat/zakat-sentence.ts';
import type { ZakatWords } from '#src/screens/zakat/zakat-words.ts';

type ZakatResultProps = {
  words: ZakatWords;
  /** Who says the number of a ruling, by its code. */
  authorities: Readonly<Record<string, string>>;
  /** Decimals of a price per gram. */
  digits: number;
};

/** The sum and its working. The browser computes it at each change; nothing of what is typed is sent. */
export function ZakatResult({ authorities, digits, words }: ZakatResultProps) {
  const { i18n } = useLingui();
  const { currency, locale, read, sent, terms } = useTypedZakat();
  const { errors, hasYearPassed, isEmpty, wealth } = read;
  if (errors.length > 0) return <UnreadFields errors={errors} words={words} />;
  if (isEmpty) return <Text tone="muted">{words.begin}</Text>;
  const zakat = whereKnown(() => zakatOn(wealth, terms));
  if (!zakat)
    return (
      <Banner tone="warning" title={words.missingPrice}>
        {words.missingPriceNote}
      </Banner>
    );
  const grams = numberFormat(tagOf(i18n), { maximumFractionDigits: 3 });
  return (
    <Stack gap={5}>
      <output aria-label={words.yours}>
        <Text tone="muted">{zakat.isDue && !hasYearPassed ? words.yoursThen : words.yours}</Text>
        <Text tone="gold" as="div">
          <Money minor={zakat.zakat} currency={currency} size="display" />
        </Text>
      </output>
      <NisabBar wealth={zakat.wealth} nisab={zakat.nisab} currency={currency} label={words.nisab} />
      <Banner tone={zakat.isDue && hasYearPassed ? 'success' : 'info'}>
        {zakat.isDue ? (hasYearPassed ? words.due : words.notYet) : words.notDue}
      </Banner>
      <DefinitionList
        look="rows"
        items={[
          ...workingRows(zakat, { wealth, terms, words }).map(({ amount, factors, term }) => ({
            term,
            value: <Money minor={amount} currency={currency} />,
            note: factors && <Factors factors={factors} currency={currency} digits={digits} words={words} />,
          })),
          ...uncountedJewelry(wealth, words),
          { term: words.wealth, value: <Money minor={zakat.wealth} currency={currency} /> },
          {
            term: withMarks(words.nisabOf[terms.nisab.metal], {
              [WEIGHT_MARK]: grams.format(terms.nisab.milligrams / 1000),
            }),
            value: <Money minor={zakat.nisab} currency={currency} />,
            note: (
              <>
                <Factors factors={zakat.nisabFactors} currency={currency} digits={digits} words={words} />
                <By authority={authorities[nisabCode(read.standard)]} />
              </>
            ),
          },
          ...(zakat.isDue
            ? [
                {
                  term: words.rateOf[read.year],
                  value: <Money minor={zakat.zakat} currency={currency} />,
                  note: (
                    <>
                      <bdi dir="ltr">
                        <FormattedNumber value={terms.rate / 10_000} kind="percent" digits={3} />
                        {' × '}
                        <Money minor={zakat.wealth} currency={currency} />
                      </bdi>
                      <By authority={authorities[zakatRateCode(read.year)]} />
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      <PrintButton>{words.print}</PrintButton>
      <KeepResult
        sums={{ wealth: zakat.wealth, nisab: zakat.nisab, zakat: zakat.zakat }}
        currency={currency}
        locale={locale}
        words={words}
      />
      <Payment zakat={zakat.zakat} currency={currency} locale={locale} sent={sent} words={words} />
    </Stack>
  );
}

/** Jewelry that was entered and left out: without a line it would look as if it had been forgotten. */
const uncountedJewelry = ({ gold = [], includesJewellery }: Wealth, words: ZakatWords) =>
  gold
    .filter(({ isJewellery }) => isJewellery === true && includesJewellery !== true)
    .map(({ caliber }) => ({ term: words.jewelry[caliber] ?? '', value: words.notCounted }));

const By = ({ authority }: { authority: string | undefined }) =>
  authority && (
    <>
      {' · '}
      <bdi>{authority}</bdi>
    </>
  );

type PaymentProps = { zakat: number; currency: CurrencyCode; locale: Locale; sent: ZakatFields; words: ZakatWords };

/** The ways to pay it; a sum that no donation takes says how much one takes. */
function Payment({ currency, locale, sent, words, zakat }: PaymentProps) {
  const { i18n } = useLingui();
  const { maximum, minimum } = defaultBounds(currency);
  if (zakat < minimum) return null;
  if (zakat > maximum)
    return (
      <Banner tone="warning">
        {withMarks(words.tooMuch, { '[limit]': formatMoney(tagOf(i18n), maximum, currency) })}
      </Banner>
    );
  return <ZakatActions amount={zakat} currency={currency} locale={locale} sent={sent} words={words} />;
}

/** Which fields cannot be read, and why. Nothing is computed from the others: the sum would be false. */
function UnreadFields({ errors, words }: { errors: readonly ZakatFieldError[]; words: ZakatWords }) {
  const { sentences } = useTypedZakat();
  return (
    <output aria-label={words.yours}>
      <Banner tone="warning" title={words.unread}>
        <ul>
          {errors.map((error) => (
            <li key={error.path}>
              {fieldLabel(words.labels, error.path)}
              {': '}
              {zakatSentence(error, sentences)}
            </li>
          ))}
        </ul>
      </Banner>
    </output>
  );
}
