/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native bar cannot carry the star */
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import * as styles from '#ds/components/progress/progress.css';

export type ProgressProps = {
  /** Of a hundred; more than that is drawn as full. */
  value: number;
  size?: keyof typeof styles.bars | undefined;
  /** Gold for zakat, and always with its figure beside it. */
  tone?: keyof typeof styles.tones | undefined;
  /** What it stands on. @default "canvas" */
  on?: 'canvas' | 'deep' | undefined;
  label?: string | undefined;
  /** Where a percentage says less than a sentence: "44 of 60 children". */
  valueText?: string | undefined;
};

/** How far it has come. Fills from where reading begins; the star of the large one marks the place. */
export function Progress({ label, on = 'canvas', size = 'base', tone = 'accent', value, valueText }: ProgressProps) {
  const { t } = useLingui();
  const shown = Math.min(100, Math.max(0, value));
  return (
    <div
      className={`${styles.bars[size]} ${styles.tones[tone]} ${on === 'deep' ? styles.deep : ''}`}
      role="progressbar"
      aria-label={label ?? t`Funded`}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
    >
      {shown > 0 && <div className={styles.fills[size]} style={{ '--value': `${shown}%` } as CSSProperties} />}
    </div>
  );
}
