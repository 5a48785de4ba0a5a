import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { TextInput } from '#ds/components/text-input/text-input.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { SpamTrap } from '#src/screens/form/spam-trap.tsx';
import * as styles from '#src/screens/shell/footer.css';

/** What the last try left: the address as it was typed and what was wrong with it, or that it was taken. */
export type NewsletterForm = { isDone?: boolean | undefined; email?: string | undefined; error?: string | undefined };

export function NewsletterBand({
  form = {},
  locale,
  path,
}: {
  form?: NewsletterForm | undefined;
  locale: Locale;
  path: string;
}) {
  const { t } = useLingui();
  return (
    <section className={styles.news} aria-labelledby="newsletter-title" id="newsletter">
      <div className={styles.newsInner}>
        <div>
          <h2 className={styles.newsTitle} id="newsletter-title">
            <Trans>See what donations achieved, in one email a month</Trans>
          </h2>
          <p className={styles.newsText}>
            <Trans>Results and completed projects.</Trans>
          </p>
        </div>
        {form.isDone ? (
          <Banner tone="success">
            <Trans>Thank you. Use the link in the email we just sent you to confirm your email address.</Trans>
          </Banner>
        ) : (
          <form className={styles.newsForm} method="post" action="/forms/newsletter" noValidate>
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="returnTo" value={path} />
            <SpamTrap label={t`Leave this field empty`} isTimed={false} />
            <TextInput
              type="email"
              name="email"
              id="newsletter-email"
              label={t`Email address`}
              dir="ltr"
              autoComplete="email"
              isRequired
              placeholder="name@example.org"
              defaultValue={form.email}
              isInvalid={form.error !== undefined}
              describedBy={form.error === undefined ? undefined : 'newsletter-error'}
            />
            <Button on="deep" type="submit">
              <Trans>Subscribe</Trans>
            </Button>
            {form.error && (
              <div className={styles.newsError} id="newsletter-error">
                <Banner tone="danger">{form.error}</Banner>
              </div>
            )}
          </form>
        )}
      </div>
    </section>
  );
}
