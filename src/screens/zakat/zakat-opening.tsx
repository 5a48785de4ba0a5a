import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumb } from '#ds/components/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import { CalculatorFacts } from '#src/screens/program-notes/calculator-facts.tsx';
import { LIST_ID } from '#src/screens/program-notes/program-list-id.ts';
import { ZAKAT_FORM_ID, type ZakatView } from '#src/screens/zakat/zakat-view.ts';
import * as styles from '#src/screens/zakat/zakat-opening.css';

/** What the page is for, the nisab of today and the program's picture, above the calculator. */
export function ZakatOpening({ facts, locale, projects }: Pick<ZakatView, 'facts' | 'projects'> & { locale: Locale }) {
  const { t } = useLingui();
  return (
    <header className={styles.opening}>
      <div className={styles.words}>
        <Breadcrumb items={[{ label: t`Home`, href: hrefTo(locale, 'home') }, { label: t`Zakat` }]} />
        <h1 className={styles.title}>
          <Trans>Zakat calculator</Trans>
        </h1>
        <Text size="lead" tone="muted" measure="prose">
          <Trans>Enter what you have owned for a full lunar year. Only the result goes to your cart.</Trans>
        </Text>
        <CalculatorFacts facts={facts} />
        <Inline gap={3}>
          <ButtonLink tone="tonal" size="large" href={`#${ZAKAT_FORM_ID}`}>
            <Trans>Calculate your zakat</Trans>
          </ButtonLink>
          {projects.length > 0 && (
            <ButtonLink tone="outlined" size="large" href={`#${LIST_ID}`}>
              <Trans>Projects that accept zakat</Trans>
            </ButtonLink>
          )}
        </Inline>
      </div>
      <img
        className={styles.picture}
        src={coverAddress('zakat', 'zakat', 'feature')}
        alt=""
        width={1200}
        height={760}
        fetchPriority="high"
      />
    </header>
  );
}
