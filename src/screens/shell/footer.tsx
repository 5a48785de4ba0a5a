import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Logo } from '#ds/components/logo/logo.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { AccountWords } from '#src/screens/shell/account-words.tsx';
import { AppBadges } from '#src/screens/shell/app-badges.tsx';
import { FooterColumns } from '#src/screens/shell/footer-columns.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import { type Readiness, whenReady } from '#src/screens/shell/navigation.ts';
import { NewsletterBand, type NewsletterForm } from '#src/screens/shell/newsletter-band.tsx';
import type { PaymentMethod, Site, Visitor } from '#src/screens/shell/site.ts';
import { SocialLinks } from '#src/screens/shell/social-links.tsx';
import { ThemeSwitch } from '#src/screens/shell/theme-switch.tsx';
import * as styles from '#src/screens/shell/footer.css';

export type FooterProps = {
  locale: Locale;
  path: string;
  site: Site;
  visitor: Visitor;
  newsletter?: NewsletterForm | undefined;
  /** The year of the copyright line, from the clock of the server. */
  year: number;
  isReady?: Readiness | undefined;
  /** `giving`: one line, without newsletter and links, where the person is paying. @default 'full' */
  shell?: 'full' | 'giving' | 'staff' | undefined;
};

export function Footer(props: FooterProps) {
  const { isReady = whenReady, locale, newsletter, path, shell = 'full', site, visitor, year } = props;
  const { t } = useLingui();
  const { contact } = site;
  const base = <FooterBase locale={locale} path={path} site={site} visitor={visitor} year={year} isReady={isReady} />;
  if (shell !== 'full')
    return (
      <footer className={styles.footer}>
        <div className={styles.inner}>{base}</div>
      </footer>
    );
  return (
    <footer>
      <NewsletterBand locale={locale} path={path} form={newsletter} />
      <div className={styles.footer}>
        <div className={styles.inner}>
          <div className={styles.columns}>
            <div className={styles.brand}>
              <a className={styles.home} href={hrefTo(locale, 'home')}>
                <Logo name={t`Sanad`} />
                <VisuallyHidden>
                  <Trans>home page</Trans>
                </VisuallyHidden>
              </a>
              <Text tone="muted" size="small">
                <Trans>
                  Support for those who have none: vetted orphan-care institutions, and donors who see where their money
                  goes.
                </Trans>
              </Text>
              {contact && (
                <address className={styles.address}>
                  <a className={styles.link} href={`tel:${contact.phoneNumber}`}>
                    <Isolated kind="phone" value={contact.phoneNumber} />
                  </a>
                  <a className={styles.link} href={`mailto:${contact.email}`}>
                    <Isolated kind="email" value={contact.email} />
                  </a>
                  <span>
                    <Localized field={contact.location} locale={locale} />
                  </span>
                </address>
              )}
              {contact && <SocialLinks links={contact.socialMediaLinks} />}
              <AppBadges appStoreUrl={site.appStoreUrl} playStoreUrl={site.playStoreUrl} />
              {isReady('login') && !visitor.user && (
                <a className={styles.signIn} href={hrefTo(locale, 'login')}>
                  <AccountWords />
                </a>
              )}
            </div>
            <FooterColumns locale={locale} site={site} isReady={isReady} />
          </div>
          {base}
        </div>
      </div>
    </footer>
  );
}

type FooterBaseProps = Pick<FooterProps, 'locale' | 'path' | 'site' | 'visitor' | 'year'> & { isReady: Readiness };

/** The marks that people look for to know whether they can pay; a transfer has none. */
const PAID_BY: Record<PaymentMethod, readonly (string | MessageDescriptor)[]> = {
  stripe: [msg`Visa`, msg`Mastercard`, msg`mada`],
  paypal: ['PayPal'],
  xendit: ['Xendit'],
  bank: [],
};

/** The last line: whose site it is, its terms, the appearance, how one may pay. */
function FooterBase({ isReady, locale, path, site, visitor, year }: FooterBaseProps) {
  const { i18n, t } = useLingui();
  return (
    <div className={styles.base}>
      <span>
        <Trans>© {year} Sanad</Trans>
      </span>
      {isReady('privacy') && (
        <a className={styles.baseLink} href={hrefTo(locale, 'privacy')}>
          <Trans>Privacy policy</Trans>
        </a>
      )}
      {site.isMeasured && isReady('privacy') && (
        <a className={styles.baseLink} href={`${hrefTo(locale, 'privacy')}#consent`}>
          <Trans>Your consent</Trans>
        </a>
      )}
      {isReady('terms') && (
        <a className={styles.baseLink} href={hrefTo(locale, 'terms')}>
          <Trans>Terms of use</Trans>
        </a>
      )}
      {isReady('accessibility') && (
        <a className={styles.baseLink} href={hrefTo(locale, 'accessibility')}>
          <Trans>Accessibility</Trans>
        </a>
      )}
      {isReady('openData') && (
        <a className={styles.baseLink} href={hrefTo(locale, 'openData')}>
          <Trans>Open data</Trans>
        </a>
      )}
      <ThemeSwitch locale={locale} path={path} visitor={visitor} />
      <ul className={styles.payments} aria-label={t`Payment methods`}>
        {site.paymentMethods
          .flatMap((method) => PAID_BY[method])
          .map((name) => (typeof name === 'string' ? name : i18n._(name)))
          .map((name) => (
            <li key={name} className={styles.payment}>
              {name}
            </li>
          ))}
      </ul>
    </div>
  );
}
