import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { close, donateHand } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { OpenOnLoad } from '#src/screens/quick-donation/open-on-load.tsx';
import * as styles from '#src/screens/quick-donation/donate-tab.css';

/**
 * The tab on the left edge, in every language, and the panel that it opens: a native popover, so that it opens before
 * and without script, Escape closes it and focus goes back to the tab.
 */
export function DonateTab({ children, isOpenAtFirst }: { children: ReactNode; isOpenAtFirst: boolean }) {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Quick donation`}>
      <button className={styles.tab} type="button" popoverTarget="donate-panel">
        <Icon glyph={donateHand} /><span className={styles.words}><Trans>Donate now</Trans></span>
      </button>
      <section className={styles.panel} id="donate-panel" popover="auto" aria-labelledby="donate-panel-title">
        <header className={styles.header}>
          <h2 className={styles.title} id="donate-panel-title"><Trans>Quick donation</Trans></h2>
          <button className={styles.close} type="button" popoverTarget="donate-panel" popoverTargetAction="hide" aria-label={t`Close`}><Icon glyph={close} /></button>
        </header>
        {children}
      </section>
      <OpenOnLoad panel="donate-panel" isOpenAtFirst={isOpenAtFirst} />
    </aside>
  );
}
