import { select } from '@lingui/core/macro';
import { Plural, Select, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProjectDetail } from '#src/contracts/projects.ts';

type Fact = { term: string; value: ReactNode };

/** What may be told of the person, or the people, that a project is for, in words that agree with their gender. */
export function usePersonFacts(project: ProjectDetail): (Fact | false)[] {
  const { t } = useLingui();
  const { ageInYears, beneficiaryHealthStatus: health, beneficiaryMaritalStatus: marital } = project;
  const gender = project.beneficiariesGender ?? 'both';
  return [
    ageInYears !== null && { term: t`Age`, value: <Plural value={ageInYears} one="# year" other="# years" /> },
    project.beneficiariesGender !== null && {
      term: project.isAboutPerson && gender !== 'both' ? t`Gender` : t`For`,
      value: <GenderWords project={project} />,
    },
    health !== null && { term: t`Health`, value: <HealthWords status={health} /> },
    marital !== null && { term: t`Marital status`, value: <MaritalWords status={marital} gender={gender} /> },
    project.educationYear !== null && { term: t`Grade`, value: project.educationYear },
    project.dateOfBeingOrphan !== null && {
      term: t`${select(gender, { female: 'Orphaned in', other: 'Orphaned in' })}`,
      value: project.dateOfBeingOrphan,
    },
  ];
}

function GenderWords({ project: { ageInYears, beneficiariesGender, isAboutPerson } }: { project: ProjectDetail }) {
  const { t } = useLingui();
  if (beneficiariesGender === 'both') return t`Everyone`;
  if (!isAboutPerson) return beneficiariesGender === 'female' ? t`Girls and women` : t`Boys and men`;
  const isChild = ageInYears !== null && ageInYears < 18;
  if (beneficiariesGender === 'female') return isChild ? t`Girl` : t`Woman`;
  return isChild ? t`Boy` : t`Man`;
}

/** Said as a state, so that it fits one person and many. */
function HealthWords({ status }: { status: string }) {
  const { t } = useLingui();
  const words: Record<string, string> = {
    healthy: t`Healthy`,
    sick: t`Sick`,
    chronicallyIll: t`Chronically ill`,
    disabled: t`With a disability`,
  };
  return words[status] ?? status;
}

function MaritalWords({ gender, status }: { status: string; gender: 'male' | 'female' | 'both' }) {
  switch (status) {
    case 'single':
      return <Select value={gender} _female="Single" other="Single" />;
    case 'married':
      return <Select value={gender} _female="Married" other="Married" />;
    case 'divorced':
      return <Select value={gender} _female="Divorced" other="Divorced" />;
    case 'widowed':
      return <Select value={gender} _female="Widowed" other="Widowed" />;
    case 'engaged':
      return <Select value={gender} _female="Engaged" other="Engaged" />;
    default:
      return status;
  }
}
