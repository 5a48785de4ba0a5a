import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectTypeDetail } from '#src/contracts/programs.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/program-notes/program-notes.css';

/** How the program's projects are verified, in the order in which it happens. */
export function ProgramVerification({ locale, steps }: { steps: ProjectTypeDetail['steps']; locale: Locale }) {
  if (steps.length === 0) return null;
  return (
    <Section tone="sunken" labelledBy="verification-title">
      <Page>
        <Stack gap={7}>
          <Heading level={2} id="verification-title">
            <Trans>How we verify projects</Trans>
          </Heading>
          <ol className={styles.steps}>
            {steps.map(({ text, title }) => (
              <li key={title.en ?? title.ar} className={styles.step}>
                <Heading level={3}>
                  <Localized field={title} locale={locale} />
                </Heading>
                <Text tone="muted">
                  <Localized field={text} locale={locale} />
                </Text>
              </li>
            ))}
          </ol>
        </Stack>
      </Page>
    </Section>
  );
}
