import { useLingui } from '@lingui/react/macro';
import { Icon } from '#ds/icons/icon.tsx';
import { chevronForward } from '#ds/icons/icons.ts';
import * as styles from '#ds/components/breadcrumb/breadcrumb.css';

export type BreadcrumbProps = {
  /** From the start to this page; the last has no address. */ items: readonly {
    label: string;
    href?: string | undefined;
  }[];
};

export function Breadcrumb({ items }: BreadcrumbProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={styles.list}>
        {items.map(({ href, label }, index) => (
          <li key={label} className={styles.item}>
            {index > 0 && <Icon icon={chevronForward} size="small" />}
            {href === undefined ? (
              <span className={styles.here} aria-current="page">
                {label}
              </span>
            ) : (
              <a href={href} className={styles.link}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
