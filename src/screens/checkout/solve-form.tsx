'use client';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '#ds/components/button/button.tsx';
import { Form } from '#ds/components/form/form.tsx';
import { type Puzzle, solvePuzzle } from '#src/domain/card-puzzle.ts';
import type { Locale } from '#src/i18n/locales.ts';

export type SolveFormProps = {
  locale: Locale;
  /** The donation number. */
  order: string;
  puzzle: Puzzle;
  /** The path and query of the payment page without its language. */
  returnTo: string;
  words: { go: string; checking: string };
};

/** One button: the browser does the work, then the form is sent. Without script it is sent without the work, and the page offers the code. */
export function SolveForm({ locale, order, puzzle, returnTo, words }: SolveFormProps) {
  const [isWorking, setWorking] = useState(false);
  const solution = useRef<HTMLInputElement>(null);

  const solve = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWorking) return;
    setWorking(true);
    const form = event.currentTarget;
    // A page without https has no cryptography: the server then offers the code.
    const answer = await solvePuzzle(puzzle).catch(() => []);
    solution.current!.value = answer.join(',');
    form.submit();
  };

  return (
    <Form
      action="/forms/card-check"
      id="card-check"
      onSubmit={(event) => void solve(event)}
      pendingLabel={isWorking ? words.checking : undefined}
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="order" value={order} />
      <input ref={solution} type="hidden" name="solution" />
      <Button tone="filled" size="large" pendingLabel={isWorking ? words.checking : undefined}>
        {words.go}
      </Button>
    </Form>
  );
}
