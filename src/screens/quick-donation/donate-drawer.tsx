import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { close } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { PANEL } from '#src/screens/quick-donation/donate-tab.tsx';
import * as styles from '#src/screens/quick-donation/donate-tab.css';
import { OpenOnLoad } from '#src/screens/quick-donation/open-on-load.tsx';

/** What the tab opens: a native popover, so that it opens before and without script, Escape closes it and focus goes back to the tab. */
export function DonateDrawer({ children, isOpenAtFirst }: { children: ReactNode; isOpenAtFirst: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <section className={styles.panel} id={PANEL} popover="auto" data-open={isOpenAtFirst ? '' : undefined} aria-labelledby="donate-panel-title">
        <header className={styles.header}>
          <h2 className={styles.title} id="donate-panel-title"><Trans>Quick donation</Trans></h2>
          <button className={styles.close} type="button" popoverTarget={PANEL} popoverTargetAction="hide" aria-label={t`Close`}><Icon glyph={close} /></button>
        </header>
        {children}
      </section>
      <OpenOnLoad panel={PANEL} />
    </>
  );
}
