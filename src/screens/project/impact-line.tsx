import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { book } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { offeredAmounts } from '#src/screens/project/offered-amounts.ts';
import * as styles from '#src/screens/project/impact-line.css';

/** What the chosen amount achieves, where somebody wrote it down; shown by the choice itself, without script. */
export function ImpactLine({ locale, project }: { project: ProjectDetail; locale: Locale }) {
  return offeredAmounts(project)
    .slice(0, styles.lines.length)
    .map((amount, place) => {
      const impact = project.impacts.find((one) => one.amount === amount);
      return (
        impact && (
          <div key={amount} className={styles.lines[place]}>
            <Inline gap={2}>
              <Icon icon={book} size="small" />
              <Text size="small" tone="muted" as="span">
                <Money minor={amount} currency={project.currency} />
                {': '}
                {textIn(impact.text, locale)}
              </Text>
            </Inline>
          </div>
        )
      );
    });
}
