'use client';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Icon } from '#ds/icons/icon.tsx';
import { minus, plus } from '#ds/icons/icons.ts';
import { parseCount } from '#money/parse-money.ts';
import * as styles from '#ds/components/quantity-field/quantity-field.css';

export type StepProps = {
  /** The id of the input. */
  input: string;
  /** What is counted. */
  label: string;
  /** How much up, or down where it is below zero. */
  by: number;
  /** The least that it reaches; where the field holds no count, it begins here. */
  min: number;
  /** The most that it reaches. @default none */
  max?: number | undefined;
};

/** Steps the input of the same form control; listeners get the change as if it had been typed. */
function step({ by, input: id, max = Number.MAX_SAFE_INTEGER, min }: StepProps): void {
  const input = document.getElementById(id) as HTMLInputElement;
  const count = parseCount(input.value);
  const next = count === undefined ? min : Math.min(max, Math.max(min, count + by));
  // React gets no event for a value that is set, only for a text that is replaced.
  input.setRangeText(String(next), 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** One more or one less. Not there where no script runs: the field itself takes a number. */
export function Step({ by, input, label, max, min }: StepProps) {
  const { t } = useLingui();
  useEffect(() => {
    const field = document.getElementById(input);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== (by > 0 ? 'ArrowUp' : 'ArrowDown')) return;
      event.preventDefault();
      step({ by, input, label, max, min });
    };
    field?.addEventListener('keydown', onKey);
    return () => field?.removeEventListener('keydown', onKey);
  }, [by, input, label, max, min]);
  return (
    <button
      type="button"
      data-replay=""
      className={styles.step}
      aria-label={by > 0 ? t`${label}: one more` : t`${label}: one less`}
      aria-controls={input}
      onClick={() => step({ by, input, label, max, min })}
    >
      <Icon icon={by > 0 ? plus : minus} size="small" />
    </button>
  );
}
