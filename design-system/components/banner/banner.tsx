import type { ReactNode } from 'react';
import type { IconData } from '#ds/icons/icon-data.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { alert, info, success, warning } from '#ds/icons/icons.ts';
import * as styles from '#ds/components/banner/banner.css';

const iconOf = { info, success, warning, danger: alert } as const;

export type BannerProps = {
  children: ReactNode;
  tone?: keyof typeof styles.tones | undefined;
  title?: ReactNode;
  icon?: IconData | undefined;
  actions?: ReactNode;
  isFullWidth?: boolean | undefined;
  /** When it comes after the page: said at the next pause, or at once where something failed. */
  isAnnounced?: boolean | undefined;
};

/** A note in its place. What comes and goes by itself is a toast; what stops the work is a dialog. */
export function Banner({ actions, children, icon, isAnnounced, isFullWidth, title, tone = 'info' }: BannerProps) {
  const role = isAnnounced ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={`${styles.tones[tone]} ${isFullWidth ? styles.isFullWidth : ''}`} role={role}>
      <span className={styles.marks[tone]}>
        <Icon icon={icon ?? iconOf[tone]} />
      </span>
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        <div>{children}</div>
      </div>
      {actions}
    </div>
  );
}
