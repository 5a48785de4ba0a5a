import { useLingui } from '@lingui/react/macro';
import { DefinitionList } from '#ds/components/definition-list/definition-list.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Money } from '#ds/components/money/money.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';

/** The sums of a debtor's case, and the number by which its bill can be checked. */
export function CasePanel({ project: { billNumber, currency, goal, raised } }: { project: ProjectDetail }) {
  const { t } = useLingui();
  return (
    <DefinitionList
      items={[
        { term: t`Goal`, value: <Money minor={goal} currency={currency} /> },
        { term: t`Donated`, value: <Money minor={raised} currency={currency} /> },
        ...(billNumber ? [{ term: t`Bill number`, value: <Isolated kind="reference" value={billNumber} /> }] : []),
      ]}
    />
  );
}
