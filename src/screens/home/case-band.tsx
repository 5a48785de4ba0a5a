import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { percentOf } from '#src/screens/projects/progress.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/home/home.css';

/** One case, by what remains of it; no name and no photograph. */
export function CaseBand({ locale, project }: { project: ProjectCard; locale: Locale }) {
  const { t } = useLingui();
  const href = hrefTo(locale, 'project', { slug: project.slug });
  return (
    <Section labelledBy="case-title">
      <Page>
        <div className={styles.band}>
          <Stack gap={4}>
            <Heading level={2} id="case-title">
              <Localized field={project.title} locale={locale} />
            </Heading>
            <Text tone="muted" size="lead">
              <Trans>
                We verify every case by its bill number and publish it without a name or photograph, to protect the
                person’s dignity.
              </Trans>
            </Text>
            <Link tone="go" href={href}>
              <Trans>Read the case</Trans>
            </Link>
          </Stack>
          <Card tone="raised">
            <Stack gap={4}>
              <Text tone="muted">
                <Trans>Remaining</Trans>
              </Text>
              <Money minor={project.remaining} currency={project.currency} size="display" />
              <Progress value={percentOf(project)} size="large" label={t`Funded`} />
              <Inline justify="between">
                <Text size="small" tone="muted">
                  <Trans>
                    <Money minor={project.raised} currency={project.currency} /> of{' '}
                    <Money minor={project.goal} currency={project.currency} />
                  </Trans>
                </Text>
                <Text size="small" tone="muted">
                  <FormattedNumber value={percentOf(project)} kind="percent" />
                </Text>
              </Inline>
              <ButtonLink tone="tonal" isFullWidth href={href}>
                <Trans>Donate to this case</Trans>
              </ButtonLink>
            </Stack>
          </Card>
        </div>
      </Page>
    </Section>
  );
}
