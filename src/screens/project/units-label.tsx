'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { Money } from '#ds/components/money/money.tsx';
import { parseCount } from '#money/parse-money.ts';
import type { ProjectCard } from '#src/contracts/projects.ts';
import { countUnits } from '#src/i18n/count-units.ts';
import type { Locale } from '#src/i18n/locales.ts';

type UnitsLabelProps = {
  unit: NonNullable<ProjectCard['unit']>;
  currency: string;
  locale: Locale;
  /** The id of the field with the count. */
  field: string;
  /** The most that can be given. */
  most: number;
  /** Before the count: "Give". Given by the server: in the browser's catalog every page would carry it. */
  prefix: string;
  /** What the button says until a script has read the field: nothing that could be out of date. */
  children: ReactNode;
};

/** What the button says for a project of units: their count and price, as soon as the count changes. */
export function UnitsLabel({ children, currency, field, locale, most, prefix, unit }: UnitsLabelProps) {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const input = document.getElementById(field) as HTMLInputElement | null;
    const read = () => setCount(parseCount(input?.value ?? ''));
    input?.addEventListener('input', read);
    return () => input?.removeEventListener('input', read);
  }, [field]);
  if (count === undefined || count < 1 || count > most) return children;
  return (
    <span>
      {`${prefix} ${countUnits(unit, count, locale)} · `}
      <Money minor={count * unit.price} currency={currency} />
    </span>
  );
}
