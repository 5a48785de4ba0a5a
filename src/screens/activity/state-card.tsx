import type { ReactNode } from 'react';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Tag, type TagProps } from '#ds/components/tag/tag.tsx';
import type { IconData } from '#ds/icons/icon-data.ts';
import * as styles from '#src/screens/activity/activity.css';

type StateCardProps = {
  /** What its colors mean. */
  tone: NonNullable<TagProps['tone']>;
  icon: IconData;
  /** The state in a word. */
  name: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  next?: { href: string; label: ReactNode };
  /** Whether it stands within another card. @default false */
  isBare?: boolean;
};

/** How it stands: a word, a sentence, and where to go on. */
export function StateCard({ children, icon, isBare = false, name, next, title, tone }: StateCardProps) {
  return (
    <div className={isBare ? styles.state : styles.stateCard}>
      <Tag tone={tone} icon={icon}>
        {name}
      </Tag>
      <h2 className={styles.stateTitle}>{title}</h2>
      {children && <p className={styles.quiet}>{children}</p>}
      {next && (
        <ButtonLink tone="outlined" href={next.href}>
          {next.label}
        </ButtonLink>
      )}
    </div>
  );
}
