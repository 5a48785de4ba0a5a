import { Trans } from '@lingui/react/macro';
import * as styles from '#src/screens/shell/shell.css';

/**
 * Of the link to the sign-in page, which leads whoever is signed in to their account: a page that is the same for everybody has
 * both words, and the document says which is shown.
 */
export const AccountWords = () => (
  <>
    <span className={styles.visitorOnly}>
      <Trans>Sign in</Trans>
    </span>
    <span className={styles.signedInOnly}>
      <Trans>Your account</Trans>
    </span>
  </>
);
