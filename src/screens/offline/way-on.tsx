import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { refresh } from '#ds/icons/icons.ts';
import type { OfflineState, OfflineWords } from '#src/screens/offline/offline-view.ts';
import * as styles from '#src/screens/offline/offline.css';

/** Leads to the page that could not be opened. The link stays the same one, so that the focus on it stays when the line is back. */
export const WayOn = ({ state, words }: { state: OfflineState; words: OfflineWords }) => (
  <div className={styles.wayOn}>
    <ButtonLink href={state.to}>
      <Icon icon={refresh} size="small" />
      {state.isBack ? words.goOn : words.tryAgain}
    </ButtonLink>
    <output className={styles.note}>{state.isBack && words.backOnline}</output>
  </div>
);
