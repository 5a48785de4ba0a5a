import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { InstitutionStar } from '#src/screens/institution-star/institution-star.tsx';
import { NgosFilters, NGOS_FORM } from '#src/screens/ngos/ngos-filters.tsx';
import { ngosHref } from '#src/screens/ngos/ngos-query.ts';
import { NgosResults } from '#src/screens/ngos/ngos-results.tsx';
import { NgosShape } from '#src/screens/ngos/ngos-shape.tsx';
import type { NgosView } from '#src/screens/ngos/ngos-view.ts';
import { ResultsRegion } from '#src/screens/projects/results-region.tsx';
import * as styles from '#src/screens/ngos/ngos.css';

/** So many stars stand in the frieze at most. */
const FRIEZE = 16;

/** A frieze of stars, then a register in rows. */
export function NgosScreen({ locale, view }: { view: NgosView; locale: Locale }) {
  const { t } = useLingui();
  const { all, query } = view;
  return (
    <Section>
      <Page>
        <header className={styles.head}>
          <Heading level={1} size="display">
            {all.length === 0 ? (
              <Trans>Institutions</Trans>
            ) : (
              <Plural
                value={all.length}
                one="# institution, vetted by our staff"
                other="# institutions, each vetted by our staff"
              />
            )}
          </Heading>
          <Text size="lead" tone="muted" measure="prose">
            <Trans>
              Each star is drawn from an institution’s name. Each institution has a permit, public accounts and a record
              of what was delivered.
            </Trans>
          </Text>
        </header>
        {all.length > 0 && (
          <div className={styles.frieze} aria-hidden>
            {all.slice(0, FRIEZE).map(({ slug }) => (
              <InstitutionStar key={slug} slug={slug} size={64} />
            ))}
          </div>
        )}
        <NgosFilters key={ngosHref('', query)} view={view} locale={locale} />
        <ResultsRegion label={t`Institutions`} busy={t`Loading institutions`} shape={<NgosShape />} form={NGOS_FORM}>
          <NgosResults view={view} locale={locale} />
        </ResultsRegion>
      </Page>
    </Section>
  );
}
