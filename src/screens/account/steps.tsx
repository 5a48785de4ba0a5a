import { useLingui } from '@lingui/react/macro';
import * as styles from '#src/screens/account/account.css';

/** Where one is on the way to an account. */
export function Steps({ current, names }: { names: readonly string[]; current: number }) {
  const { t } = useLingui();
  return (
    <ol className={styles.steps} aria-label={t`Steps`}>
      {names.map((name, index) => (
        <li
          key={name}
          className={index <= current ? styles.stepDone : styles.step}
          aria-current={index === current ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
