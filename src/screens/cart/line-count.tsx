'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode, SubmitEvent } from 'react';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import { MAX_QUANTITY } from '#src/domain/cart.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { useCartAtoms } from '#src/screens/cart/live-cart.tsx';
import { FailureWords } from '#src/screens/form/failure-words.tsx';
import * as styles from '#src/screens/cart/cart.css';

type LineCountProps = {
  id: string;
  locale: Locale;
  /** Given by the server: in the browser's catalog every page would carry them. */
  words: { label: string; less: string; more: string };
  icons: { less: ReactNode; more: ReactNode };
};

/** One less and one more: each a native button that sends the new count; with script the sums change at once. */
export function LineCount({ icons, id, locale, words }: LineCountProps) {
  const { changeAtom, failureAtom, figuresAtom } = useCartAtoms();
  const { quantity } = useAtomValue(figuresAtom).lines.find((line) => line.id === id)!;
  const failure = useAtomValue(failureAtom);
  const change = useSetAtom(changeAtom);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value } = event.nativeEvent.submitter as HTMLButtonElement;
    if (await change({ id, quantity: Number(value), locale })) location.reload();
  };
  return (
    <>
      <form method="post" action="/forms/cart/change" onSubmit={(event) => void send(event)}>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="returnTo" value="/cart" />
        <input type="hidden" name="id" value={id} />
        {/* A group and not a named form: lines of the same title would be landmarks of the same name. */}
        <fieldset className={styles.quantity} aria-label={words.label}>
          {quantity > 1 && (
            <button className={styles.step} type="submit" name="quantity" value={quantity - 1}>
              {icons.less}
              <VisuallyHidden>{words.less}</VisuallyHidden>
            </button>
          )}
          <output className={styles.count}>
            <FormattedNumber value={quantity} />
          </output>
          {quantity < MAX_QUANTITY && (
            <button className={styles.step} type="submit" name="quantity" value={quantity + 1}>
              {icons.more}
              <VisuallyHidden>{words.more}</VisuallyHidden>
            </button>
          )}
        </fieldset>
      </form>
      {failure?.id === id && (
        <p className={styles.failure} role="alert">
          <FailureWords failure={failure.failure} />
        </p>
      )}
    </>
  );
}
