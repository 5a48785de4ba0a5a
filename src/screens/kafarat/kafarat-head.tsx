'use client';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { tagOf } from '#ds/intl/formats.ts';
import { numberFormat } from '#money/number-format.ts';
import { withMarks } from '#src/i18n/with-marks.ts';
import { FootBar } from '#src/screens/form/foot-bar.tsx';
import type { KafaratView } from '#src/screens/kafarat/kafarat-view.ts';
import type { KafaratWords } from '#src/screens/kafarat/kafarat-words.ts';
import { LaidTable } from '#src/screens/kafarat/laid-table.tsx';
import { COUNT_MARK, MORE_MARK } from '#src/screens/kafarat/marks.ts';
import { useKafarah } from '#src/screens/kafarat/use-kafarah.ts';
import * as styles from '#src/screens/kafarat/kafarat.css';

type KafaratPart = Pick<KafaratView, 'countries' | 'currency' | 'fields' | 'kinds'> & { words: KafaratWords };

type FootProps = Omit<KafaratPart, 'words'> & { children: ReactNode; toResult: ReactNode };

/** So many plates are drawn; for more, their number is said. */
const MOST_PLATES = 60;

/** The sum, large, with the number of people. */
export function KafaratSum({ words, ...view }: KafaratPart) {
  const { i18n } = useLingui();
  const { amount, fault, persons } = useKafarah(view);
  if (fault)
    return (
      <div className={styles.sum}>
        <Text size="lead">{words.faults[fault]}</Text>
      </div>
    );
  return (
    <div className={styles.sum}>
      <Money minor={amount} currency={view.currency} size="display" />
      <Text tone="muted">
        {withMarks(words.peopleFed, { [COUNT_MARK]: numberFormat(tagOf(i18n)).format(persons) })}
      </Text>
    </div>
  );
}

/** On a phone: the sum while the questions are answered, and the way to its working far below them. */
export function KafaratFoot({ children, toResult, ...view }: FootProps) {
  const { amount, fault } = useKafarah(view);
  return (
    <FootBar sum={fault ? undefined : <Money minor={amount} currency={view.currency} />} action={toResult}>
      {children}
    </FootBar>
  );
}

/** The table that is laid for them. */
export function KafaratTable({ words, ...view }: KafaratPart) {
  const { i18n } = useLingui();
  const number = numberFormat(tagOf(i18n));
  const { count, kind, persons, ruling } = useKafarah(view);
  const drawn = Math.min(persons, MOST_PLATES);
  const hasTurns = kind !== 'fidya' && count > 1 && ruling.persons < MOST_PLATES;
  return (
    <div className={styles.laid}>
      <LaidTable
        persons={drawn}
        group={kind === 'fidya' ? drawn : ruling.persons}
        label={withMarks(words.tableLabel, { [COUNT_MARK]: number.format(persons) })}
      />
      {persons > drawn && (
        <Text tone="muted">{withMarks(words.more, { [MORE_MARK]: number.format(persons - drawn) })}</Text>
      )}
      {hasTurns && (
        <Text size="small" tone="muted">
          {words.turns}
        </Text>
      )}
    </div>
  );
}
