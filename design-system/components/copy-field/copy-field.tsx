import { CopyButton } from '#ds/components/copy-field/copy-button.tsx';
import { Isolated, type IsolatedKind } from '#ds/components/isolated/isolated.tsx';
import * as styles from '#ds/components/copy-field/copy-field.css';

export type CopyFieldProps = {
  label: string;
  value: string;
  /** How it reads. @default "text" */ kind?: IsolatedKind | 'text' | undefined;
};

/** Something to be taken elsewhere: an account, a reference. Without script a touch selects the whole of it. */
export function CopyField({ kind = 'text', label, value }: CopyFieldProps) {
  return (
    <div className={styles.root}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        {kind === 'text' ? <bdi>{value}</bdi> : <Isolated kind={kind} value={value} />}
      </span>
      <span className={styles.action}>
        <CopyButton label={label} value={value} />
      </span>
    </div>
  );
}
