'use client';
import { useAtomValue } from 'jotai';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { Money } from '#ds/components/money/money.tsx';
import { type CartFigures, endowmentOf } from '#src/contracts/cart-view.ts';
import { type CartAtoms, createCartAtoms } from '#src/state/cart-figures.ts';

const CartContext = createContext<CartAtoms | undefined>(undefined);

/** The atoms of the cart around it. @throws RangeError outside a `LiveCart` */
export function useCartAtoms(): CartAtoms {
  const atoms = use(CartContext);
  if (!atoms) throw new RangeError('a count or sum of the cart stands in a LiveCart');
  return atoms;
}

/** A cart whose counts and sums change on the page; begun again with each cart that the server draws. */
export function LiveCart({ begun, children }: { begun: CartFigures; children: ReactNode }) {
  const atoms = useMemo(() => createCartAtoms(begun), [begun]);
  return <CartContext value={atoms}>{children}</CartContext>;
}

type SumProps = { currency: string; size?: 'large' | 'title' | undefined };

/** The sum of one line. */
export function LineAmount({ currency, id, size }: SumProps & { id: string }) {
  const { lines } = useAtomValue(useCartAtoms().figuresAtom);
  return <Money minor={lines.find((line) => line.id === id)!.amount} currency={currency} size={size} />;
}

/** What of one line becomes endowment capital. */
export function LineEndowment({ currency, id }: SumProps & { id: string }) {
  const { lines } = useAtomValue(useCartAtoms().figuresAtom);
  return <Money minor={endowmentOf(lines.find((line) => line.id === id)!)} currency={currency} />;
}

/** What of all lines in the total becomes endowment capital. */
export function CartEndowment({ currency }: SumProps) {
  const { lines } = useAtomValue(useCartAtoms().figuresAtom);
  return <Money minor={endowmentOf(...lines.filter(({ isLeftOut }) => !isLeftOut))} currency={currency} />;
}

/** The sum of the lines that can be paid. */
export function CartTotal({ currency, size }: SumProps) {
  const { total } = useAtomValue(useCartAtoms().figuresAtom);
  return <Money minor={total} currency={currency} size={size} />;
}
