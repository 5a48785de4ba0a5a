import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import * as styles from '#src/screens/shell/shell.css';

/** Asked only where something waits for the answer. Both answers weigh the same; until one is given, nothing is loaded. */
export function ConsentBanner({ locale, path }: { locale: Locale; path: string }) {
  const { t } = useLingui();
  return (
    <section className={styles.consent} aria-label={t`Your consent`}>
      <p className={styles.consentText}>
        <Trans>
          May we use an analytics service to count donations? It receives the amount and currency and, like any web
          server, your network address and the browser you use, but not your name or what you donated to.
        </Trans>
      </p>
      <form className={styles.consentActions} method="post" action="/forms/consent">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="returnTo" value={path} />
        <Button tone="outlined" size="small" type="submit" name="consent" value="refused">
          <Trans>No, thank you</Trans>
        </Button>
        <Button tone="outlined" size="small" type="submit" name="consent" value="given">
          <Trans>Yes, I agree</Trans>
        </Button>
      </form>
    </section>
  );
}
