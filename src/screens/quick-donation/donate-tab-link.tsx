import { Trans, useLingui } from '@lingui/react/macro';
import { donateHand } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import * as styles from '#src/screens/quick-donation/donate-tab.css';
import { OpenOnLoad } from '#src/screens/quick-donation/open-on-load.tsx';

/** The same tab where the panel is part of the page. */
export function DonateTabLink({ target }: { target: string }) {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Quick donation`}>
      <a className={styles.tab} href={`#${target}`}><Icon glyph={donateHand} /><span className={styles.words}><Trans>Donate now</Trans></span></a>
      <OpenOnLoad panel={target} isOpenAtFirst={false} />
    </aside>
  );
}
