'use client';
import { Money } from '#ds/components/money/money.tsx';
import { assetOf } from '#src/domain/zakat-fields.ts';
import { type AssetKind, assetTotal } from '#src/domain/zakat.ts';
import { useTypedZakat, whereKnown } from '#src/screens/zakat/live-zakat.tsx';

/** What one group counts for; nothing while one of its fields cannot be read, or its price is missing. */
export function AssetTotal({ kind }: { kind: AssetKind }) {
  const { currency, read, terms } = useTypedZakat();
  if (read.errors.some(({ path }) => assetOf(path) === kind)) return null;
  const total = whereKnown(() => assetTotal(kind, read.wealth, terms));
  return total === undefined ? null : <Money minor={total} currency={currency} />;
}
