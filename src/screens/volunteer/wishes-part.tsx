import { Trans, useLingui } from '@lingui/react/macro';
import { RadioCards } from '#ds/components/radio-cards/radio-cards.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { Chips } from '#src/screens/volunteer/chips.tsx';
import { FormPart } from '#src/screens/volunteer/form-part.tsx';
import type { VolunteerErrors } from '#src/screens/volunteer/use-volunteer-errors.ts';
import type { VolunteerView } from '#src/screens/volunteer/volunteer-view.ts';

type PartProps = { form: VolunteerErrors; view: VolunteerView; locale: Locale; isTicked: (name: string) => boolean };

/** Where somebody would help, and with whom. */
export function WishesPart({ form: { typed }, isTicked, locale, view: { causes, programs } }: PartProps) {
  const { t } = useLingui();
  const optionsOf = (choices: VolunteerView['programs']) =>
    choices.map(({ slug, title }) => ({ value: slug, label: textIn(title, locale) }));
  return (
    <FormPart
      number={4}
      title={<Trans>Where you would like to help</Trans>}
      hint={<Trans>Choose as many as you like, or none.</Trans>}
    >
      <Chips group="type" label={t`Programs`} options={optionsOf(programs)} isTicked={isTicked} />
      <Chips
        group="category"
        label={t({ context: 'volunteer form', message: 'Causes' })}
        options={optionsOf(causes)}
        isTicked={isTicked}
      />
      <RadioCards
        name="workWith"
        label={t`Who you would rather work with`}
        options={[
          { value: 'female', label: t`Women and girls` },
          { value: 'male', label: t`Men and boys` },
          { value: 'both', label: t`No preference` },
        ]}
        defaultValue={typed('workWith') ?? 'both'}
      />
    </FormPart>
  );
}
