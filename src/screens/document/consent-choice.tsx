import { Trans } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import * as styles from '#src/screens/document/document.css';

/** What the visitor answered on counting donations, and both answers again: to withdraw is as easy as to agree. */
export function ConsentChoice({ locale }: { locale: Locale }) {
  return (
    <section aria-labelledby="consent" className={styles.section}>
      <h2 id="consent" className={styles.title}>
        <Trans>Your consent</Trans>
      </h2>
      <p>
        <Trans>
          If you agree, an analytics service (the Meta pixel) will count a paid donation, in a separate frame. It learns
          the amount and the currency and, like any web server, your network address and the browser you use. It does
          not learn your name or what you donated to. It is loaded only on the page that thanks you for a donation.
        </Trans>
      </p>
      <p className={styles.consentGiven}>
        <Trans>You agreed. You can withdraw your consent at any time.</Trans>
      </p>
      <p className={styles.consentRefused}>
        <Trans>You did not agree. Nothing will be sent to the analytics service.</Trans>
      </p>
      <form className={styles.consentActions} method="post" action="/forms/consent">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="returnTo" value={hrefTo(locale, 'privacy')} />
        <Button tone="outlined" size="small" type="submit" name="consent" value="refused">
          <Trans>I do not agree</Trans>
        </Button>
        <Button tone="outlined" size="small" type="submit" name="consent" value="given">
          <Trans>Yes, I agree</Trans>
        </Button>
      </form>
    </section>
  );
}
