'use client';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Banner } from '#ds/components/banner/banner.tsx';
import { FinePrice } from '#ds/components/money/fine-price.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { tagOf } from '#ds/intl/formats.ts';
import { formatMoney } from '#money/format-money.ts';
import { decimalText } from '#src/domain/exact.ts';
import { rowOf, type TypedFields } from '#src/domain/purification-fields.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { withMarks } from '#src/i18n/with-marks.ts';
import { PrintButton } from '#src/screens/form/print-button.tsx';
import { WithSum } from '#src/screens/form/with-sum.tsx';
import { ALL_MARK, COUNTED_MARK, LIMIT_MARK } from '#src/screens/stock-purge/marks.ts';
import { StockPurgeActions } from '#src/screens/stock-purge/stock-purge-actions.tsx';
import type { StockPurgeWords } from '#src/screens/stock-purge/stock-purge-words.ts';
import { UnreadCells } from '#src/screens/stock-purge/unread-cells.tsx';
import { type Rates, usePurification } from '#src/screens/stock-purge/use-purification.ts';
import * as styles from '#src/screens/stock-purge/stock-purge.css';

type TapeProps = Rates & {
  currency: string;
  locale: Locale;
  /** In minor units. */
  minimum: number;
  /** In minor units. */
  maximum: number;
  fields: TypedFields;
  words: StockPurgeWords;
  /** Drawn by the server: a drawing named here would be in the scripts of every page. */
  marks: { print: ReactNode; lock: ReactNode };
};

/** Decimals of a line on the tape. */
const PLACES = 4;

/** The sum and how it comes about, line by line, as on the strip of an adding machine. */
export function Tape({ currency, exponent, fields, locale, marks, maximum, minimum, stocks, words }: TapeProps) {
  const { i18n } = useLingui();
  const { amount, errors, lines, total, typed } = usePurification(fields, { exponent, stocks }, locale);
  const counted = lines.filter(({ outcome }) => outcome === 'counted' || outcome === 'nothing');
  const all = new Set([...lines.map(({ row }) => row), ...errors.map(({ path }) => rowOf(path))]).size;
  return (
    <div className={styles.tapeFrame}>
      <div className={styles.tape}>
        <output aria-label={words.due}>
          <Text tone="muted">{words.due}</Text>
          <Money minor={amount} currency={currency} size="display" />
          {all > 0 && (
            <>
              <Text size="small" tone="muted">
                {withMarks(words.countedOf, { [COUNTED_MARK]: String(counted.length), [ALL_MARK]: String(all) })}
              </Text>
              <span className={styles.bar} aria-hidden>
                <span className={styles.barFill} style={{ inlineSize: `${(100 * counted.length) / all}%` }} />
              </span>
            </>
          )}
        </output>
        {counted.length > 0 && (
          <ol className={styles.strip}>
            {counted.map(({ millionths, outcome, rate, row, stock, symbol, value }) => (
              <li key={row}>
                <span className={styles.stripLine}>
                  <span>{stock?.nameText ?? symbol}</span>
                  <FinePrice decimal={decimalText(value, PLACES)} currency={currency} />
                </span>
                <span className={styles.stripNote}>
                  {outcome === 'nothing' ? (
                    words.nothing
                  ) : (
                    <bdi dir="ltr">
                      <FormattedNumber value={millionths / 1_000_000} digits={6} /> ×{' '}
                      <FinePrice decimal={rate!} currency={currency} />
                    </bdi>
                  )}
                </span>
              </li>
            ))}
            <li>
              <span className={styles.stripLine}>
                <span>{words.sumOfLines}</span>
                <FinePrice decimal={decimalText(total, PLACES)} currency={currency} />
              </span>
              <span className={styles.stripNote}>{words.roundedOnce}</span>
            </li>
          </ol>
        )}
        {amount > 0 && amount < minimum && (
          <Banner tone="info">
            <WithSum text={words.belowMinimum} amount={minimum} currency={currency} />
          </Banner>
        )}
        {amount >= minimum && errors.length > 0 && <UnreadCells errors={errors} words={words} />}
        {amount > maximum && (
          <Banner tone="warning">
            {withMarks(words.tooMuch, { [LIMIT_MARK]: formatMoney(tagOf(i18n), maximum, currency) })}
          </Banner>
        )}
        {amount >= minimum && amount <= maximum && errors.length === 0 && (
          <StockPurgeActions
            amount={amount}
            currency={currency}
            locale={locale}
            words={words}
            holdings={lines
              .filter(({ outcome }) => outcome === 'counted')
              .map(({ period, row, symbol }) => ({ symbol, period, shares: typed[`shares${row}`] ?? '' }))}
          />
        )}
        {counted.length > 0 && (
          <PrintButton>
            {marks.print}
            {words.print}
          </PrintButton>
        )}
        <p className={styles.fine}>
          {marks.lock}
          <span>{words.onDevice}</span>
        </p>
      </div>
      <div className={styles.tapeEnd} />
    </div>
  );
}
