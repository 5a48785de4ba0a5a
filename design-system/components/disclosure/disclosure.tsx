import type { ReactNode } from 'react';
import { Icon } from '#ds/icons/icon.tsx';
import { chevronDown } from '#ds/icons/icons.ts';
import * as styles from '#ds/components/disclosure/disclosure.css';

export type DisclosureProps = {
  /** The question, always in sight. */
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Those with one name close each other. */ name?: string | undefined;
  id?: string | undefined;
};

/** Shows more on request: questions, notes, what a fee pays for. Native, so that it is found by the browser's search too. */
export function Disclosure({ children, defaultOpen, id, name, summary }: DisclosureProps) {
  return (
    <details id={id} name={name} open={defaultOpen} className={styles.root}>
      <summary className={styles.summary}>
        {summary}
        <span className={styles.mark}>
          <Icon icon={chevronDown} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
