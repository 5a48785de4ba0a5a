import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '#ds/components/money/money.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { countUnits } from '#src/i18n/count-units.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { percentOf } from '#src/screens/projects/progress.ts';
import { amount } from '#src/screens/project/project.css';

/** What an endowment holds, how far that is from its goal, and what it has given so far. */
export function CapitalFigures({ locale, project }: { project: ProjectDetail; locale: Locale }) {
  const { t } = useLingui();
  const { currency, goal, raised, unit, years } = project;
  const given = years.reduce((sum, year) => sum + year.given, 0);
  const since = String(years[0]?.year ?? '');
  return (
    <Stack gap={4}>
      <Inline justify="between" align="end">
        <div>
          {unit ? (
            <p className={amount}>{countUnits(unit, Math.floor(raised / unit.price), locale)}</p>
          ) : (
            <Money minor={raised} currency={currency} size="display" />
          )}
          <Text tone="muted" as="p">
            {unit ? (
              <Trans>capital kept</Trans>
            ) : (
              <Trans>
                capital kept, of <Money minor={goal} currency={currency} />
              </Trans>
            )}
          </Text>
        </div>
        {given > 0 && (
          <div>
            <Money minor={given} currency={currency} size="large" />
            <Text tone="muted" size="small" as="p">
              <Trans>income given since {since}</Trans>
            </Text>
          </div>
        )}
      </Inline>
      <Progress value={percentOf(project)} size="large" label={t`Capital raised`} />
    </Stack>
  );
}
