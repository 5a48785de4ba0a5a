import { Trans, useLingui } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { DefinitionList } from '#ds/components/definition-list/definition-list.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { countryName, placeOf } from '#src/screens/projects/place.ts';

/** What is known and may be shown; a fact that nobody wrote down takes no place. */
export function ProjectFacts({ locale, project }: { project: ProjectDetail; locale: Locale }) {
  const { t } = useLingui();
  const gender = { male: t`Boys and men`, female: t`Girls and women`, both: t`Both` };
  const health: Record<string, string> = { healthy: t`Healthy`, sick: t`Sick`, chronicallyIll: t`Chronically ill`, disabled: t`With a disability` };
  const marital: Record<string, string> = { single: t`Single`, married: t`Married`, divorced: t`Divorced`, widowed: t`Widowed`, engaged: t`Engaged` };
  const raisedBy = { platform: t`Sanad`, ngo: t`An institution that Sanad has vetted`, person: t`A person whose request Sanad has approved` };
  const facts = [
    { term: t`Where`, value: placeOf(project, locale) },
    project.beneficiariesCount > 0 && { term: t`Beneficiaries`, value: <FormattedNumber value={project.beneficiariesCount} /> },
    project.numberOfCoveredBeneficiaries > 0 && { term: t`Covered so far`, value: <Trans><FormattedNumber value={project.numberOfCoveredBeneficiaries} /> of <FormattedNumber value={project.beneficiariesCount} /></Trans> },
    project.ageInYears !== null && { term: t`Age`, value: <Trans><FormattedNumber value={project.ageInYears} /> years</Trans> },
    project.beneficiariesGender && { term: t`For`, value: gender[project.beneficiariesGender] },
    project.nationality && { term: t`Nationality`, value: countryName(project.nationality, locale) },
    project.beneficiaryHealthStatus && { term: t`Health`, value: health[project.beneficiaryHealthStatus] ?? project.beneficiaryHealthStatus },
    project.beneficiaryMaritalStatus && { term: t`Marital status`, value: marital[project.beneficiaryMaritalStatus] ?? project.beneficiaryMaritalStatus },
    project.numberOfChildren !== null && { term: t`Children`, value: <FormattedNumber value={project.numberOfChildren} /> },
    project.educationYear !== null && { term: t`School year`, value: <FormattedNumber value={project.educationYear} /> },
    project.dateOfBeingOrphan && { term: t`Orphaned in`, value: project.dateOfBeingOrphan },
    project.billNumber && { term: t`Bill number`, value: <Isolated kind="reference" value={project.billNumber} /> },
    project.joinedSince && { term: t`Joined`, value: project.joinedSince.length === 4 ? project.joinedSince : <FormattedDate value={project.joinedSince} /> },
    project.endowmentPercentage > 0 && { term: t`Endowment share`, value: <FormattedNumber value={project.endowmentPercentage} kind="percent" /> },
    { term: t`Raised by`, value: raisedBy[project.fundraiserType] },
    { term: t`Approved`, value: <FormattedDate value={project.publishedAt} /> },
    project.permit && { term: t`Permit`, value: <><Isolated kind="reference" value={project.permit.number} />{' · '}{textIn(project.permit.authority, locale)}</> },
    ...project.additionalFields.map(({ fieldKey, fieldValue }) => ({ term: textIn(fieldKey, locale), value: textIn(fieldValue, locale) })),
  ].filter((fact) => fact !== false && fact !== null && fact !== '' && fact !== undefined) as { term: string; value: React.ReactNode }[];
  return (
    <Stack gap={4} as="section" labelledBy="facts-title">
      <Heading level={2} id="facts-title"><Trans>Who it serves</Trans></Heading>
      <DefinitionList look="facts" items={facts} />
    </Stack>
  );
}
