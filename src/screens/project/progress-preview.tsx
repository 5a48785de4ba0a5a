import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { offeredAmounts, percentAfter } from '#src/screens/project/offered-amounts.ts';
import { percentOf } from '#src/screens/projects/progress.ts';
import * as styles from '#src/screens/project/progress-preview.css';

/** As many amounts as the style has a rule for. */
const SHOWN = styles.sentences.length;

/** How far the project has come, and in a lighter green how far the chosen amount takes it: by the choice itself, without script. */
export function ProgressPreview({ project }: { project: ProjectDetail }) {
  const { t } = useLingui();
  const before = percentOf(project);
  const bar = <Progress value={before} size="large" label={t`Funded`} />;
  if (!project.isOpen || project.unit) return bar;
  const after = offeredAmounts(project)
    .slice(0, SHOWN)
    .map((amount) => percentAfter(project, amount));
  const widths = {
    '--before': `${before}%`,
    ...Object.fromEntries(after.map((percent, index) => [`--after-${index}`, `${percent - before}%`])),
  };
  return (
    <div className={styles.root} style={widths as CSSProperties}>
      {bar}
      <div className={styles.after} aria-hidden="true" />
      {after.map((percent, index) =>
        percent > before ? (
          // oxlint-disable-next-line react/no-array-index-key -- one sentence a place: the rule of its place shows it
          <div key={index} className={styles.sentences[index]}>
            <Text size="small" tone="muted">
              <Trans>
                Your donation will take this project from <FormattedNumber value={before} kind="percent" /> to{' '}
                <FormattedNumber value={percent} kind="percent" /> funded.
              </Trans>
            </Text>
          </div>
        ) : null,
      )}
    </div>
  );
}
