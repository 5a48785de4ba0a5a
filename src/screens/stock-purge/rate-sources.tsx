import { FormattedDate } from '#ds/components/date/date.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { StockPurgeWords } from '#src/screens/stock-purge/stock-purge-words.ts';
import type { ShownLine } from '#src/screens/stock-purge/use-purification.ts';
import * as styles from '#src/screens/stock-purge/stock-purge.css';

/** Who published each rate that was used, and when. */
export function RateSources({ lines, words }: { lines: readonly ShownLine[]; words: StockPurgeWords }) {
  const used = lines.filter(({ published }) => published !== undefined);
  if (used.length === 0) return <Text size="small">{words.askScholar}</Text>;
  return (
    <Stack gap={3} as="section">
      <Heading level={2} size="h4">
        {words.sources}
      </Heading>
      <table className={styles.sources}>
        <thead>
          <tr>
            <th scope="col">{words.symbol}</th>
            <th scope="col">{words.source}</th>
            <th scope="col" className={styles.end}>
              {words.published}
            </th>
          </tr>
        </thead>
        <tbody>
          {used.map(({ published, row, symbol }) => (
            <tr key={row}>
              <th scope="row">
                <bdi dir="ltr">{symbol}</bdi>
              </th>
              <td>
                {published!.authority}
                {': '}
                <bdi>{published!.source}</bdi>
              </td>
              <td className={styles.end}>
                <FormattedDate value={published!.publishedOn} hasHijri={false} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="small" tone="muted">
        {words.askScholar}
      </Text>
    </Stack>
  );
}
