'use client';
import { type ReactNode, useState } from 'react';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ErrorLine } from '#ds/components/field/error-line.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { plus } from '#ds/icons/icons.ts';
import { Stack } from '#ds/layout/stack.tsx';
import { type HoldingFieldError, MOST_HOLDINGS, rowOf, type TypedFields } from '#src/domain/purification-fields.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { withMarks } from '#src/i18n/with-marks.ts';
import { useEntered } from '#src/screens/form/use-entered.ts';
import { LIST_MARK, PERIOD_MARK, SYMBOL_MARK } from '#src/screens/stock-purge/marks.ts';
import { RateSources } from '#src/screens/stock-purge/rate-sources.tsx';
import { rowSentence } from '#src/screens/stock-purge/row-sentence.ts';
import type { StockPurgeWords } from '#src/screens/stock-purge/stock-purge-words.ts';
import { type Rates, type ShownLine, usePurification } from '#src/screens/stock-purge/use-purification.ts';
import { WorksheetRow } from '#src/screens/stock-purge/worksheet-row.tsx';
import { root as button } from '#ds/components/button/button.css';
import * as styles from '#src/screens/stock-purge/stock-purge.css';

type WorksheetProps = Rates & {
  currency: string;
  locale: Locale;
  fields: TypedFields;
  /** What the last post was refused for, by path: lines that the server draws. */
  errors: Readonly<Record<string, ReactNode>>;
  periods: readonly { code: string; name: string }[];
  words: StockPurgeWords;
};

/** The ruled sheet: what the donor fills in is tinted, what the list of rates says is white. */
export function Worksheet({ currency, errors, exponent, fields, locale, periods, stocks, words }: WorksheetProps) {
  const computed = usePurification(fields, { exponent, stocks }, locale);
  const { rows, typed } = computed;
  const [entered, enter] = useEntered<number>();
  // While a line is being filled in, what it still lacks is no fault.
  const isPending = ({ code, path }: HoldingFieldError) => code === 'required' && rowOf(path) === entered;
  const pending = computed.errors.filter(isPending).map(({ path }) => rowOf(path));
  const lines = computed.lines.filter(({ row }) => !pending.includes(row));
  const shownErrors = {
    // What the server refused stands until the cell is changed.
    ...Object.fromEntries(Object.entries(errors).filter(([path]) => (typed[path] ?? '') === (fields[path] ?? ''))),
    ...Object.fromEntries(
      computed.errors
        .filter((error) => !isPending(error))
        .map((error) => [
          error.path,
          <ErrorLine key={error.path} id={`${error.path}-error`}>
            {rowSentence(error, words)}
          </ErrorLine>,
        ]),
    ),
  };
  const [asked, setAsked] = useState(rows);
  const shownRows = Math.min(MOST_HOLDINGS, Math.max(rows, asked));
  const nameOf = (period: string) => periods.find(({ code }) => code === period)?.name ?? period;
  return (
    <Stack gap={6}>
      <div className={styles.sheet}>
        <table className={styles.table} aria-label={words.worksheet}>
          <thead>
            <tr>
              <th scope="col" id="col-symbol">
                {words.symbol}
              </th>
              <th scope="col" id="col-shares" className={styles.end}>
                {words.shares}
              </th>
              <th scope="col" id="col-period">
                {words.period}
              </th>
              <th scope="col" className={styles.end}>
                {words.rate}
              </th>
              <th scope="col" className={styles.end}>
                {words.due}
              </th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: shownRows }, (_, row) => (
              <WorksheetRow
                key={row}
                row={row}
                currency={currency}
                fields={fields}
                errors={shownErrors}
                onEnter={enter}
                periods={periods}
                stocks={stocks}
                words={words}
                line={lines.find((line) => line.row === row)}
              />
            ))}
          </tbody>
        </table>
        <datalist id="stock-symbols">
          {stocks.map(({ nameText, symbol }) => (
            <option key={symbol} value={symbol}>
              {nameText}
            </option>
          ))}
        </datalist>
      </div>
      <div className={styles.foot}>
        <input type="hidden" name="rows" value={shownRows} readOnly />
        {shownRows < MOST_HOLDINGS && (
          <button
            type="submit"
            name="more"
            value="1"
            className={button({ tone: 'quiet' })}
            onClick={(event) => {
              event.preventDefault();
              setAsked(shownRows + 1);
            }}
          >
            <Icon icon={plus} />
            {words.addSymbol}
          </button>
        )}
        <span className={styles.key} aria-hidden>
          <span className={styles.keyFilled}>{words.youFill}</span>
          <span className={styles.keyListed}>{words.fromList}</span>
        </span>
      </div>
      <Notes lines={lines} nameOf={nameOf} words={words} />
      <RateSources lines={lines} words={words} />
    </Stack>
  );
}

/** Why a line is not counted, and which rate is old. Said at the next pause. */
function Notes({
  lines,
  nameOf,
  words,
}: {
  lines: readonly ShownLine[];
  nameOf: (period: string) => string;
  words: StockPurgeWords;
}) {
  const notes = lines.flatMap((line) => {
    const marks = { [SYMBOL_MARK]: line.stock?.nameText ?? line.symbol, [PERIOD_MARK]: nameOf(line.period) };
    if (line.outcome === 'unknownSymbol') return [{ row: line.row, text: withMarks(words.unknownSymbol, marks) }];
    if (line.outcome === 'noRate') {
      const known = line.stock?.rates.map(({ period }) => nameOf(period)).join(' · ') ?? '';
      return [{ row: line.row, text: withMarks(words.noRate, { ...marks, [LIST_MARK]: known }) }];
    }
    return line.published?.isOutdated ? [{ row: line.row, text: withMarks(words.outdated, marks) }] : [];
  });
  return (
    <output className={styles.notes}>
      {notes.map(({ row, text }) => (
        <Banner key={row} tone="info">
          {text}
        </Banner>
      ))}
    </output>
  );
}
