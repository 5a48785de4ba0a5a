import { Trans } from '@lingui/react/macro';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { DialList } from '#src/screens/form/dial-list.ts';
import type { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import { GiftFields } from '#src/screens/project/gift-fields.tsx';

type DonationChoicesProps = { project: ProjectDetail; locale: Locale; dial: DialList } & Pick<
  ReturnType<typeof useFormErrors>,
  'typed' | 'error'
>;

/** What a donation to a project is given as, and for whom. */
export function DonationChoices({ dial, error, locale, project, typed }: DonationChoicesProps) {
  return (
    <>
      {project.isSuitableForZakat && (
        <Checkbox
          name="intention"
          value="zakat"
          label={<Trans>I am giving this as zakat</Trans>}
          defaultChecked={typed('intention') === 'zakat'}
          error={error('intention')}
        />
      )}
      {project.endowmentPercentage > 0 && (
        <Text size="small" tone="muted">
          <Trans>
            If you give as charity (sadaqah), {project.endowmentPercentage}% goes to the endowment. Nothing is taken
            from zakat.
          </Trans>
        </Text>
      )}
      {project.isGiftable && <GiftFields dial={dial} typed={typed} error={error} locale={locale} />}
    </>
  );
}
