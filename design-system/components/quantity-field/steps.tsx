'use client';
import { useLingui } from '@lingui/react/macro';
import { minus, plus } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import * as styles from '#ds/components/quantity-field/quantity-field.css';

/** The input of the same form control; the page hears the change as if it had been typed. */
function step(id: string, by: 1 | -1): void {
  const input = document.getElementById(id) as HTMLInputElement;
  if (by === 1) input.stepUp();
  else input.stepDown();
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export type StepProps = {
  /** The id of the input. */
  input: string;
  /** What is counted. */
  label: string;
  /** Up or down. */
  by: 1 | -1;
};

/** One more or one less. Not there where no script runs: the field itself takes a number. */
export function Step({ by, input, label }: StepProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      data-replay=""
      className={styles.step}
      aria-label={by === 1 ? t`${label}: one more` : t`${label}: one less`}
      aria-controls={input}
      onClick={() => step(input, by)}
    >
      <Icon glyph={by === 1 ? plus : minus} size="small" />
    </button>
  );
}
