import type { ReactNode } from 'react';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';

type MessageScreenProps = { title: ReactNode; text: ReactNode; children?: ReactNode };

/** One sentence that fills a page: not found, in preparation, forbidden, maintenance. `children` are ways out. */
export function MessageScreen({ title, text, children }: MessageScreenProps) {
  return (
    <Section>
      <Page width="content">
        <Stack gap={6}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="muted">{text}</Text>
          {children && <Inline gap={3}>{children}</Inline>}
        </Stack>
      </Page>
    </Section>
  );
}
