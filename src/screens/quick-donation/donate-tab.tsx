import { Trans } from '@lingui/react/macro';
import { Icon } from '#ds/icons/icon.tsx';
import { handHeart } from '#ds/icons/icons.ts';
import * as styles from '#src/screens/quick-donation/donate-tab.css';

export const PANEL = 'donate-panel';

/**
 * The tab on the left edge, in every language. Where the page leaves it no edge of its own it stands in the bar, still at
 * the left: floating there it would lie over the page's fields. It opens the panel, which needs no script for that; where
 * the form is part of the page, `target`, it leads there.
 */
export function DonateTab({ target }: { target?: string | undefined }) {
  const face = (
    <>
      <Icon icon={handHeart} />
      <span className={styles.words}>
        <Trans>Donate now</Trans>
      </span>
    </>
  );
  return target === undefined ? (
    <button className={styles.tab} type="button" popoverTarget={PANEL} data-donate-tab="">
      {face}
    </button>
  ) : (
    <a className={styles.tab} href={`#${target}`} data-donate-tab="">
      {face}
    </a>
  );
}
