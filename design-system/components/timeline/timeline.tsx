import type { ReactNode } from 'react';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading, type HeadingProps } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import * as styles from '#ds/components/timeline/timeline.css';

export type TimelineProps = {
  /** What happened, in the order it is shown; `date` is a day or a moment of ISO 8601. */
  items: readonly { id: string; date: string; title: ReactNode; children?: ReactNode }[];
  /** The place of each title in the page's outline. @default 3 */
  level?: HeadingProps['level'] | undefined;
};

/** What happened and when, one under the other. */
export function Timeline({ items, level = 3 }: TimelineProps) {
  return (
    <ol className={styles.root}>
      {items.map(({ children, date, id, title }) => (
        <li key={id} className={styles.entry}>
          <Text size="small" tone="muted">
            <FormattedDate value={date} />
          </Text>
          <Heading level={level} size="h4">
            {title}
          </Heading>
          {children}
        </li>
      ))}
    </ol>
  );
}
