import { alert } from '#ds/icons/alert-icon.ts';
import { Icon } from '#ds/icons/icon.tsx';
import * as styles from '#ds/components/field/field.css';

export function ErrorLine({ children, id }: { children: string; id: string }) {
  return (
    <span id={id} className={styles.error}>
      <span className={styles.mark}>
        <Icon icon={alert} size="small" />
      </span>
      {children}
    </span>
  );
}
