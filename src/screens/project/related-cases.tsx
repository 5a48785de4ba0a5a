import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { percentOf } from '#src/screens/projects/progress.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/project/project.css';

/** Other debtors' cases by the number of their bill, each with what is left of it. */
export function RelatedCases({ cases, locale }: { cases: readonly ProjectCard[]; locale: Locale }) {
  return (
    <Stack gap={5}>
      <Heading level={2} id="related-title">
        <Trans>Related cases</Trans>
      </Heading>
      <ul className={styles.cases}>
        {cases.map(({ billNumber, currency, goal, id, raised, remaining, slug, title }) => (
          <li key={id} className={styles.caseRow}>
            <span className={styles.caseNumber}>{billNumber && <Isolated kind="reference" value={billNumber} />}</span>
            <Link href={hrefTo(locale, 'project', { slug })}>
              <Localized field={title} locale={locale} />
            </Link>
            <span className={styles.caseLeft}>
              <span>
                <Trans>
                  <Money minor={remaining} currency={currency} /> left
                </Trans>
              </span>
              <Progress value={percentOf({ goal, raised })} />
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
