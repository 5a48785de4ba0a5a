'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { describe } from '#ds/components/field/describe.ts';
import { ErrorLine } from '#ds/components/field/error-line.tsx';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import { MAX_QUANTITY } from '#src/domain/cart.ts';
import { type CountProblem, readLineCount } from '#src/domain/line-count.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { useCartAtoms } from '#src/screens/cart/live-cart.tsx';
import { afterPress } from '#src/screens/form/after-press.ts';
import { FailureWords } from '#src/screens/form/failure-words.tsx';
import * as styles from '#src/screens/cart/cart.css';

type LineCountProps = {
  id: string;
  locale: Locale;
  /** Given by the server: in the browser's catalog every page would carry them. */
  words: { label: string; less: string; more: string; change: string } & Record<CountProblem['code'], string>;
  icons: { less: ReactNode; more: ReactNode };
  /** What was typed and refused, with the reason: the browser's own submit leads back to it. */
  typed?: string | undefined;
  error?: string | undefined;
};

/**
 * A count that is typed, in any digits, or stepped. The steps have a form of their own: Enter in the field presses the first
 * button of the field's form, and that must not be "one less".
 */
export function LineCount({ error, icons, id, locale, typed, words }: LineCountProps) {
  const { changeAtom, failureAtom, figuresAtom } = useCartAtoms();
  const { quantity } = useAtomValue(figuresAtom).lines.find((line) => line.id === id)!;
  const failure = useAtomValue(failureAtom);
  const change = useSetAtom(changeAtom);
  const [problem, setProblem] = useState(error);
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(quantity);
  const isOutdated = useRef(false);
  const [fieldId, formId, stepsId] = [`count-${id}`, `count-form-${id}`, `count-steps-${id}`];

  // A count that was stepped, or corrected by the server; what is being typed stays.
  useLayoutEffect(() => {
    const input = field.current!;
    if (shown.current !== quantity && document.activeElement !== input) input.value = String(quantity);
    shown.current = quantity;
  }, [quantity]);

  /** Drawing the page again would take the field away from who types in it, and the page from a press that leads elsewhere. */
  const drawAgain = () => {
    let isLeaving = false;
    const notice = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a, button')) isLeaving = true;
    };
    addEventListener('click', notice, true);
    afterPress(() => {
      removeEventListener('click', notice, true);
      const input = field.current;
      if (isOutdated.current && !isLeaving && input && document.activeElement !== input) location.reload();
    });
  };
  const send = async (next: number) => {
    setProblem(undefined);
    if (await change({ id, quantity: next, locale })) isOutdated.current = true;
    drawAgain();
  };
  /** What cannot be taken is told when the donor is done with it, not while it is typed. */
  const read = (isDone: boolean) => {
    const count = readLineCount(field.current!.value);
    if (typeof count !== 'number') {
      if (isDone) setProblem(words[count.code]);
    } else if (count === shown.current) setProblem(undefined);
    else void send(count);
  };
  const step = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(Number((event.nativeEvent.submitter as HTMLButtonElement).value));
  };
  const line = (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value={`/cart#line-${id}`} />
      <input type="hidden" name="id" value={id} />
    </>
  );
  return (
    <div id={error === undefined ? undefined : 'cart-change'}>
      <form id={stepsId} method="post" action="/forms/cart/change" onSubmit={step}>
        {line}
      </form>
      <form
        id={formId}
        method="post"
        action="/forms/cart/change"
        className={styles.typedCount}
        onSubmit={(event) => {
          event.preventDefault();
          read(true);
        }}
      >
        {line}
        {/* A group and not a named form: lines of the same title would be landmarks of the same name. */}
        <fieldset className={styles.quantity} aria-label={words.label}>
          {quantity > 1 && (
            <button className={styles.step} form={stepsId} type="submit" name="quantity" value={quantity - 1}>
              {icons.less}
              <VisuallyHidden>{words.less}</VisuallyHidden>
            </button>
          )}
          <input
            {...describe(fieldId, { error: problem })}
            ref={field}
            className={styles.count}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            id={fieldId}
            name="quantity"
            aria-label={words.label}
            defaultValue={typed ?? quantity}
            onChange={() => read(false)}
            onBlur={() => {
              afterPress(() => field.current && read(true));
              drawAgain();
            }}
          />
          {quantity < MAX_QUANTITY && (
            <button className={styles.step} form={stepsId} type="submit" name="quantity" value={quantity + 1}>
              {icons.more}
              <VisuallyHidden>{words.more}</VisuallyHidden>
            </button>
          )}
        </fieldset>
        <button className={styles.changeCount} type="submit">
          {words.change}
        </button>
      </form>
      {problem && (
        <div role="alert">
          <ErrorLine id={`${fieldId}-error`}>{problem}</ErrorLine>
        </div>
      )}
      {failure?.id === id && (
        <p className={styles.failure} role="alert">
          <FailureWords failure={failure.failure} />
        </p>
      )}
    </div>
  );
}
