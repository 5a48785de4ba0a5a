import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/project/sponsorship.css';

/** The share of opacity by which each part is lighter than the one before. */
const LIGHTER = 0.19;

/** What one month pays for: a strip whose widths are money, and the same in words. */
export function SponsorshipParts({ locale, project }: { project: ProjectDetail; locale: Locale }) {
  if (project.parts.length === 0) return null;
  return (
    <Stack gap={6} as="section" labelledBy="month-title">
      <Heading level={2} id="month-title">
        <Trans>What one month covers</Trans>
      </Heading>
      <div className={styles.strip} aria-hidden="true">
        {project.parts.map(({ amount, title }, index) => (
          <span
            key={title.en ?? amount}
            className={styles.part}
            style={{ flexGrow: amount, opacity: 1 - index * LIGHTER }}
          />
        ))}
      </div>
      <ul className={styles.parts}>
        {project.parts.map(({ amount, text, title }) => (
          <li key={title.en ?? amount} className={styles.partLine}>
            <Money minor={amount} currency={project.currency} size="large" />
            <Heading level={3} size="h4">
              <Localized field={title} locale={locale} />
            </Heading>
            <Text size="small" tone="muted">
              <Localized field={text} locale={locale} />
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
