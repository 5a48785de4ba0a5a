import type { ReactNode } from 'react';
import { Icon } from '#ds/icons/icon.tsx';
import { chevronDown, type IconData } from '#ds/icons/icons.ts';
import type { AssetKind } from '#src/domain/zakat.ts';
import { AssetTotal } from '#src/screens/zakat/asset-total.tsx';
import * as styles from '#src/screens/zakat/zakat.css';

type AssetGroupProps = { kind: AssetKind; title: ReactNode; icon: IconData; isOpen: boolean; children: ReactNode };

/** One kind of wealth with what it counts for, opened by its title; native, so that it needs no script. */
export function AssetGroup({ children, icon, isOpen, kind, title }: AssetGroupProps) {
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
        <span className={styles.heading}>
          <h2 className={styles.title}>{title}</h2>
          <span className={styles.total}>
            <AssetTotal kind={kind} />
          </span>
        </span>
        <Icon icon={chevronDown} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
