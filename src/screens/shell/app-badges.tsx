import { Trans } from '@lingui/react/macro';
import { Icon } from '#ds/icons/icon.tsx';
import { appStore, playStore } from '#ds/icons/icons.ts';
import * as styles from '#src/screens/shell/footer.css';

/** The stores' badges, each hidden until its address is set. */
export function AppBadges({
  appStoreUrl,
  playStoreUrl,
}: {
  appStoreUrl?: string | undefined;
  playStoreUrl?: string | undefined;
}) {
  if (!appStoreUrl && !playStoreUrl) return null;
  return (
    <div className={styles.stores}>
      {appStoreUrl && (
        <a className={styles.store} href={appStoreUrl}>
          <Icon icon={appStore} />
          <span>
            <Trans>
              <small className={styles.storeHint}>Download on the</small> App Store
            </Trans>
          </span>
        </a>
      )}
      {playStoreUrl && (
        <a className={styles.store} href={playStoreUrl}>
          <Icon icon={playStore} />
          <span>
            <Trans>
              <small className={styles.storeHint}>Get it on</small> Google Play
            </Trans>
          </span>
        </a>
      )}
    </div>
  );
}
