import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Stat } from '#ds/components/stat/stat.tsx';
import type { ProgramFactsView, ProgramView } from '#src/screens/program/program-view.ts';
import * as styles from '#src/screens/program-notes/program-notes.css';

type Fact = { label: string; value: ReactNode } | undefined;
type ProgramFactsProps = { facts: ProgramFactsView; palette: ProgramView['program']['palette'] };

const count = (label: string, value: number | undefined, least = 1): Fact =>
  value !== undefined && value >= least ? { label, value: <FormattedNumber value={value} /> } : undefined;

/** What a program is told by: children by their sponsors, cases by what was paid, endowments by their capital. */
export function ProgramFacts({ facts, palette }: ProgramFactsProps) {
  const { t } = useLingui();
  const { open, own } = facts;
  const money = (label: string, minor: number | null | undefined): Fact =>
    own?.currency && minor ? { label, value: <Money minor={minor} currency={own.currency} /> } : undefined;
  const usual = [
    count(t`Open projects`, open),
    count(t`Countries`, facts.countries, 2),
    count(t`Zakat-eligible`, facts.zakat),
  ];
  const given = money(t`Given so far`, own?.raised);
  const cases = [
    count(t`Open cases`, open),
    count(t`Cases paid in full`, own?.funded),
    money(t`Still needed for the open cases`, own?.remaining),
  ];
  const ofPalette: Partial<Record<typeof palette, Fact[]>> = {
    orphans: [
      count(t`Children waiting for a sponsor`, own?.waiting),
      count(t`Children with a sponsor`, own?.sponsored),
      money(t`Monthly sponsorship for one child, from`, own?.monthlyFrom),
    ],
    tafreej: cases,
    tayseer: cases,
    endowment: [count(t`Endowments`, open), money(t`Capital given so far`, own?.raised)],
    relief: [count(t`People these projects reach`, own?.people), count(t`Countries`, facts.countries, 2), given],
    housing: [count(t`Open projects`, open), count(t`People who live in these homes`, own?.people), given],
    mosque: [
      count(t`Completed projects`, own?.completed),
      count(t`People who pray in these mosques`, own?.people),
      given,
    ],
  };
  const ofOwn = (own && ofPalette[palette])?.filter((fact) => fact !== undefined) ?? [];
  // Children whose care is raised as one sum have no sponsors to be counted.
  const shown = ofOwn.length > 0 ? ofOwn : usual;
  return (
    <div className={styles.facts}>
      {shown.map((fact) => fact && <Stat key={fact.label} value={fact.value} label={fact.label} />)}
    </div>
  );
}
