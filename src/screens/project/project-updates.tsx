import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Timeline } from '#ds/components/timeline/timeline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { Localized } from '#src/screens/shell/localized.tsx';

/** What has happened since the project began; nothing, where nothing is reported yet. */
export function ProjectUpdates({ locale, updates }: { updates: ProjectDetail['updates']; locale: Locale }) {
  if (updates.length === 0) return null;
  return (
    <Stack gap={5} as="section" labelledBy="updates-title">
      <Heading level={2} id="updates-title">
        <Trans>Updates</Trans>
      </Heading>
      <Timeline
        items={updates.map(({ happenedOn, id, text, title }) => ({
          id,
          date: happenedOn,
          title: <Localized field={title} locale={locale} />,
          children: text && (
            <Text tone="muted">
              <Localized field={text} locale={locale} />
            </Text>
          ),
        }))}
      />
    </Stack>
  );
}
