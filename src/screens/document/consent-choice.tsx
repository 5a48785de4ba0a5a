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
          If you agree, a paid donation is counted at a measuring service (the Meta pixel), in a frame of its own: it
          learns the amount and the currency, and, as any server does, the address of your network and your browser. It
          learns neither your name nor what you gave for. Nothing of it is loaded on any other page.
        </Trans>
      </p>
      <p className={styles.consentGiven}>
        <Trans>You agreed. You can withdraw that now.</Trans>
      </p>
      <p className={styles.consentRefused}>
        <Trans>You did not agree. Nothing is sent.</Trans>
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
