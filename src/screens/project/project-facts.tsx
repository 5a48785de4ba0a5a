import { Trans, useLingui } from '@lingui/react/macro';
import { DefinitionList } from '#ds/components/definition-list/definition-list.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { DateOrYear, isYear } from '#src/screens/project/date-or-year.tsx';
import { usePersonFacts } from '#src/screens/project/person-facts.tsx';
import { locationName } from '#src/screens/projects/location-name.ts';
import { Localized } from '#src/screens/shell/localized.tsx';

/** What is known and may be shown; a fact that nobody wrote down takes no place. */
export function ProjectFacts({ locale, project }: { project: ProjectDetail; locale: Locale }) {
  const { t } = useLingui();
  const person = usePersonFacts(project);
  const raisedBy = {
    platform: t`Sanad`,
    ngo: t`An institution vetted by Sanad`,
    person: t`A person whose request Sanad approved`,
  };
  const facts = [
    { term: t`Location`, value: locationName(project, locale) },
    project.beneficiariesCount > 0 && {
      term: t`Beneficiaries`,
      value: <FormattedNumber value={project.beneficiariesCount} />,
    },
    project.numberOfCoveredBeneficiaries > 0 && {
      term: t`Supported so far`,
      value: (
        <Trans>
          <FormattedNumber value={project.numberOfCoveredBeneficiaries} /> of{' '}
          <FormattedNumber value={project.beneficiariesCount} />
        </Trans>
      ),
    },
    ...person,
    project.nationality && { term: t`Nationality`, value: countryName(project.nationality, locale) },
    project.numberOfChildren !== null && {
      term: t`Children`,
      value: <FormattedNumber value={project.numberOfChildren} />,
    },
    project.joinedSince && {
      term: isYear(project.joinedSince) ? t`Year listed` : t`Listed since`,
      value: <DateOrYear value={project.joinedSince} />,
    },
    project.endowmentPercentage > 0 && {
      term: t`Endowment percentage`,
      value: <FormattedNumber value={project.endowmentPercentage} kind="percent" />,
    },
    {
      term: t`Raised by`,
      // The card of the institution names it: the facts name the same one.
      value:
        project.fundraiserType === 'ngo' && project.ngo ? (
          <Localized field={project.ngo.name} locale={locale} />
        ) : (
          raisedBy[project.fundraiserType]
        ),
    },
    {
      term: isYear(project.publishedAt) ? t`Year approved` : t`Approved`,
      value: <DateOrYear value={project.publishedAt} />,
    },
    project.permit && {
      term: t`Permit`,
      value: (
        <>
          <Isolated kind="reference" value={project.permit.number} />
          {' · '}
          {textIn(project.permit.authority, locale)}
        </>
      ),
    },
    ...project.additionalFields.map(({ fieldKey, fieldValue }) => ({
      term: textIn(fieldKey, locale),
      value: textIn(fieldValue, locale),
    })),
  ].filter((fact) => fact !== false && fact !== null && fact !== '' && fact !== undefined) as {
    term: string;
    value: React.ReactNode;
  }[];
  return (
    <Stack gap={4} as="section" labelledBy="facts-title">
      <Heading level={2} id="facts-title">
        {project.isEndowment ? <Trans>What is endowed</Trans> : <Trans>Who this project helps</Trans>}
      </Heading>
      <DefinitionList look="facts" items={facts} />
    </Stack>
  );
}
