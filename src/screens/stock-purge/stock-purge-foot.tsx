'use client';
import type { ReactNode } from 'react';
import { Money } from '#ds/components/money/money.tsx';
import type { TypedFields } from '#src/domain/purification-fields.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { FootBar } from '#src/screens/form/foot-bar.tsx';
import { type Rates, usePurification } from '#src/screens/stock-purge/use-purification.ts';

type StockPurgeFootProps = Rates & {
  currency: string;
  locale: Locale;
  fields: TypedFields;
  children: ReactNode;
  toResult: ReactNode;
};

/** On a phone: the sum while the worksheet is filled in, and the way to its lines far below. */
export function StockPurgeFoot({ children, currency, fields, locale, toResult, ...rates }: StockPurgeFootProps) {
  const { amount, errors, lines } = usePurification(fields, rates, locale);
  const isRead = errors.length === 0 && lines.length > 0;
  return (
    <FootBar sum={isRead ? <Money minor={amount} currency={currency} /> : undefined} action={toResult}>
      {children}
    </FootBar>
  );
}
