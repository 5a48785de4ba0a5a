import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { useConsentSentence } from '#src/screens/project/consent-sentence.ts';
import * as styles from '#src/screens/project/sponsorship.css';

/** Which news a sponsor gets, and when. */
export function SponsorNews({ consent }: Pick<ProjectDetail, 'consent'>) {
  const consentOf = useConsentSentence();
  const news = [
    {
      key: 'school',
      when: <Trans>Every January and June</Trans>,
      title: <Trans>How school went</Trans>,
      text: <Trans>Attendance and what the child finds difficult, from the teacher.</Trans>,
    },
    {
      key: 'visit',
      when: <Trans>Every two months</Trans>,
      title: <Trans>The visit to the child</Trans>,
      text: <Trans>A few lines from the social worker, without photographs.</Trans>,
    },
  ];
  return (
    <Stack gap={5} as="section" labelledBy="news-title">
      <Heading level={2} id="news-title">
        <Trans>News for the sponsor</Trans>
      </Heading>
      <ul className={styles.news}>
        {news.map(({ key, text, title, when }) => (
          <li key={key} className={styles.newsItem}>
            <Text size="small" tone="muted">
              {when}
            </Text>
            <Heading level={3} size="h4">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </ul>
      <Text size="small" tone="muted">
        {consent && <>{consentOf(consent)} </>}
        <Trans>
          Only a first name and a few facts are shown, with the guardian’s recorded consent. The guardian can withdraw
          it at any time; this page will then close, but the sponsorship will continue.
        </Trans>
      </Text>
    </Stack>
  );
}
