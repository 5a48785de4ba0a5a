import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { TextInput } from '#ds/components/text-input/text-input.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { missingStarAddress } from '#src/screens/cover/cover-address.ts';
import { NearCompletion } from '#src/screens/in-preparation/near-completion.tsx';
import type { NearPage } from '#src/screens/not-found/near-page.ts';
import * as styles from '#src/screens/not-found/not-found.css';

export type NotFoundProps = {
  locale: Locale;
  /** Pages whose addresses are like the one that was asked for. @default none */
  near?: readonly NearPage[];
  /** Some projects that are close to their goal; none where they could not be read. */
  projects?: readonly ProjectCard[] | undefined;
};

/** An address that leads to no page: what may have been meant, a search, four ways on, and two projects near their goal. */
export function NotFoundScreen({ locale, near = [], projects = [] }: NotFoundProps) {
  const { t } = useLingui();
  return (
    <>
      <title>{`${t`Page not found`} | ${t`Sanad`}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.opening}>
        <div className={styles.words}>
          <Heading level={1} size="display">
            <Trans>We could not find this page</Trans>
          </Heading>
          <Text size="lead" tone="muted">
            <Trans>The page may have moved, or the link may be wrong. Your cart is as you left it.</Trans>
          </Text>
          {near.length > 0 && <NearPages near={near} locale={locale} />}
          <search aria-label={t`Search projects`}>
            <form method="get" action={hrefTo(locale, 'projects')} className={styles.search}>
              <TextInput
                name="search"
                type="search"
                label={t`Search`}
                placeholder={t`Name, city, bill number`}
                maxLength={100}
              />
              <Button tone="tonal" type="submit">
                <Trans>Search</Trans>
              </Button>
            </form>
          </search>
          <nav aria-label={t`Other pages`}>
            <ul className={styles.ways}>
              {[
                { href: hrefTo(locale, 'home'), words: t`Home` },
                { href: hrefTo(locale, 'projects'), words: t`Projects` },
                { href: hrefTo(locale, 'zakat'), words: t`Zakat` },
                { href: hrefTo(locale, 'contact'), words: t`Contact` },
              ].map(({ href, words }) => (
                <li key={href}>
                  <a className={styles.way} href={href}>
                    {words}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <img className={styles.art} src={missingStarAddress} alt="" width={760} height={720} />
      </div>
      {projects.length > 0 && (
        <Section tone="sunken">
          <Page width="content">
            <NearCompletion locale={locale} projects={projects} />
          </Page>
        </Section>
      )}
    </>
  );
}

function NearPages({ locale, near }: { locale: Locale; near: readonly NearPage[] }) {
  return (
    <div className={styles.near}>
      <Heading level={2} size="h4">
        <Trans>Did you mean one of these?</Trans>
      </Heading>
      <ul className={styles.nearList}>
        {near.map(({ href, title: { dir, lang, text } }) => (
          <li key={href}>
            <a
              className={styles.way}
              href={href}
              lang={lang === locale ? undefined : lang}
              dir={lang === locale ? undefined : dir}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
