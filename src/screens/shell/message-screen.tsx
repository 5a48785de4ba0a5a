import type { ReactNode } from 'react';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Medal } from '#ds/components/medal/medal.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';

type MessageScreenProps = {
  title: ReactNode;
  text: ReactNode;
  /** Ways out. */
  children?: ReactNode;
  /** Below the sentence: a search, what else is open. */
  below?: ReactNode;
};

/** One sentence that fills a page: not found, in preparation, forbidden, maintenance. */
export function MessageScreen({ below, children, text, title }: MessageScreenProps) {
  return (
    <Section>
      <Page width="content">
        <Stack gap={6}>
          <Medal size={72} tone="muted" on="canvas" hasRing={false} />
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="muted">
            {text}
          </Text>
          {children && <Inline gap={3}>{children}</Inline>}
          {below}
        </Stack>
      </Page>
    </Section>
  );
}
