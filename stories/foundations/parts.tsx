import type { ReactNode } from 'react';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import * as styles from './foundation.css';

export const Sheet = ({ children, lead, title }: { children: ReactNode; lead: string; title: string }) => (
  <main lang="en" dir="ltr">
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={1}>{title}</Heading>
        <Text size="lead" tone="muted" measure="prose">
          {lead}
        </Text>
      </Stack>
      {children}
    </Stack>
  </main>
);
export const Part = ({ children, title }: { children: ReactNode; title: string }) => (
  <Stack gap={4} as="section">
    <Heading level={2}>{title}</Heading>
    {children}
  </Stack>
);

export function Table({
  head,
  label,
  rows,
}: {
  head: readonly string[];
  label: string;
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col" className={styles.cell}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) => (
                <td key={head[at]} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
export const Rules = ({ items }: { items: readonly string[] }) => (
  <Stack as="ul" gap={2}>
    {items.map((item) => (
      <Text key={item} as="li" measure="prose">
        {item}
      </Text>
    ))}
  </Stack>
);
