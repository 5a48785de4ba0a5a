import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import * as styles from '#ds/components/spinner/spinner.css';

export type SpinnerProps = {
  label: string;
  isLabelVisible?: boolean | undefined;
  size?: keyof typeof styles.sizes | undefined;
};

/** Something is under way and nobody knows how long. For a list use `Skeleton`; inside a button, its `pendingLabel`. */
export function Spinner({ isLabelVisible = false, label, size = 'base' }: SpinnerProps) {
  return (
    <output className={styles.root}>
      <span className={styles.sizes[size]} aria-hidden />
      {isLabelVisible ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </output>
  );
}
