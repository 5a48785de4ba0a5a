import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Partner, PartnerType } from '#src/contracts/site-content.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { InstitutionStar } from '#src/screens/institution-star/institution-star.tsx';
import { PartnerRow } from '#src/screens/partners/partner-row.tsx';
import { contactHref } from '#src/screens/shell/contact-href.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/partners/partners.css';

type PartnersScreenProps = {
  partners: readonly Partner[];
  types: readonly PartnerType[];
  locale: Locale;
  /** Where somebody can write, while there is no form for it. */
  email?: string | undefined;
};

/** A register by kind: who carries projects out, and who checks how they are carried out. */
export function PartnersScreen({ email, locale, partners, types }: PartnersScreenProps) {
  const { t } = useLingui();
  const contact = contactHref(locale, email);
  const shown = types
    .map((type) => ({ type, partners: partners.filter((partner) => partner.type === type.code) }))
    .filter((group) => group.partners.length > 0);
  return (
    <Section>
      <Page>
        <header className={styles.head}>
          <Heading level={1} size="display">
            <Trans>Partners</Trans>
          </Heading>
          <Text size="lead" tone="muted" measure="prose">
            <Trans>
              Some partners carry out projects; others check how the work is done. No partner does both for the same
              project.
            </Trans>
          </Text>
        </header>
        {shown.length === 0 ? (
          <EmptyState
            title={t`There are no partners here yet`}
            note={<Trans>Partners will appear here once an agreement is signed.</Trans>}
          />
        ) : (
          <>
            <div className={styles.frieze} aria-hidden>
              {partners.map(({ id, slug }) => (
                <InstitutionStar key={id} slug={slug} size={64} />
              ))}
            </div>
            <Stack gap={12}>
              {shown.map(({ partners: own, type }) => (
                <section key={type.code} aria-labelledby={`partners-${type.code}`}>
                  <div className={styles.kind}>
                    <Heading level={2} id={`partners-${type.code}`}>
                      <Localized field={type.title} locale={locale} />
                    </Heading>
                    <Text tone="muted" measure="prose">
                      {textIn(type.description, locale)}
                    </Text>
                  </div>
                  <ul className={styles.rows}>
                    {own.map((partner) => (
                      <PartnerRow key={partner.id} partner={partner} locale={locale} />
                    ))}
                  </ul>
                </section>
              ))}
              {contact !== undefined && (
                <p>
                  <ButtonLink tone="outlined" href={contact}>
                    <Trans>Become a partner</Trans>
                  </ButtonLink>
                </p>
              )}
            </Stack>
          </>
        )}
      </Page>
    </Section>
  );
}
