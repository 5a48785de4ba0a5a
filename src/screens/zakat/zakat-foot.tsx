'use client';
import type { ReactNode } from 'react';
import { Money } from '#ds/components/money/money.tsx';
import { zakatOn } from '#src/domain/zakat.ts';
import { FootBar } from '#src/screens/form/foot-bar.tsx';
import { useTypedZakat, whereKnown } from '#src/screens/zakat/live-zakat.tsx';

/** On a phone: the sum while the fields are filled in, and the way to its working far below them. */
export function ZakatFoot({ children, toResult }: { children: ReactNode; toResult: ReactNode }) {
  const { currency, read, terms } = useTypedZakat();
  const isRead = read.errors.length === 0 && !read.isEmpty;
  const zakat = isRead ? whereKnown(() => zakatOn(read.wealth, terms)) : undefined;
  return (
    <FootBar sum={zakat && <Money minor={zakat.zakat} currency={currency} />} action={toResult}>
      {children}
    </FootBar>
  );
}
