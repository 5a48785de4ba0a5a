import { atom } from 'jotai';
import type { CartFigures } from '#src/contracts/cart-view.ts';
import { type FormFailure, failureOf } from '#src/state/forms.ts';

export type CountChange = { id: string; quantity: number; locale: string };

/**
 * The counts and sums of one cart, begun from what the server rendered. A change is shown at once and sent; the server's
 * answer replaces what was shown. Changes are sent one after the other, because each answer carries the whole cart.
 */
export function createCartAtoms(begun: CartFigures) {
  const figuresAtom = atom(begun);
  const failureAtom = atom<{ id: string; failure: FormFailure } | undefined>(undefined);
  let answered = begun;
  let isSending = false;
  const waiting = new Map<string, CountChange>();

  /** Resolves with `true` when the page must be drawn again by the server. */
  const changeAtom = atom(null, async (get, set, change: CountChange): Promise<boolean> => {
    set(failureAtom, undefined);
    set(figuresAtom, withCount(get(figuresAtom), change));
    waiting.set(change.id, change);
    if (isSending) return false;
    isSending = true;
    let sent = change;
    try {
      const { submitForm } = await import('#src/api/forms.ts');
      for (let next = takeFirst(waiting); next; next = takeFirst(waiting)) {
        sent = next;
        const { cart } = await submitForm('/forms/cart/change', fieldsOf(next), next.locale);
        if (cart) answered = cart;
      }
      set(figuresAtom, answered);
      return answered.hasNotes || begun.hasNotes;
    } catch (error) {
      waiting.clear();
      set(figuresAtom, answered);
      set(failureAtom, { id: sent.id, failure: failureOf(error) });
      return false;
    } finally {
      isSending = false;
    }
  });
  return { figuresAtom: atom((get) => get(figuresAtom)), failureAtom: atom((get) => get(failureAtom)), changeAtom };
}

export type CartAtoms = ReturnType<typeof createCartAtoms>;

/** The line's amount grows with its count; the server computes it again. */
function withCount(figures: CartFigures, { id, quantity }: CountChange): CartFigures {
  const lines = figures.lines.map((line) =>
    line.id === id ? { ...line, quantity, amount: (line.amount / line.quantity) * quantity } : line,
  );
  return {
    ...figures,
    lines,
    total: lines.reduce((sum, { amount, isLeftOut }) => (isLeftOut ? sum : sum + amount), 0),
  };
}

function takeFirst(waiting: Map<string, CountChange>): CountChange | undefined {
  const [first] = waiting.values();
  if (first) waiting.delete(first.id);
  return first;
}

function fieldsOf({ id, locale, quantity }: CountChange): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries({ id, locale, quantity: String(quantity), returnTo: '/cart' }))
    fields.set(name, value);
  return fields;
}
