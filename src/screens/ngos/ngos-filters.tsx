import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Select } from '#ds/components/select/select.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { countryName } from '#src/i18n/country-name.ts';
import { intlTag, type Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { NgosView } from '#src/screens/ngos/ngos-view.ts';
import * as styles from '#src/screens/ngos/ngos.css';

export const NGOS_FORM = 'ngos-search';

/** A search that works without script; with it a choice takes effect at once. */
export function NgosFilters({ locale, view: { all, query } }: { view: NgosView; locale: Locale }) {
  const { t } = useLingui();
  const countries = [...new Set(all.map(({ country }) => country))]
    .map((code) => ({ value: code, label: countryName(code, locale) }))
    .toSorted((a, b) => new Intl.Collator(intlTag[locale]).compare(a.label, b.label));
  return (
    <search aria-label={t`Find an institution`}>
      {/* Going back shows the search of the address, not what the browser remembers of the field. */}
      <form method="get" action={hrefTo(locale, 'ngos')} autoComplete="off" id={NGOS_FORM} className={styles.find}>
        <TextField
          name="search"
          type="search"
          label={t`Name, city or field of work`}
          defaultValue={query.search}
          maxLength={100}
        />
        <Select
          name="country"
          label={t`Country`}
          placeholder={t`All countries`}
          options={countries}
          defaultValue={query.country}
        />
        <Select
          name="partnerKind"
          label={t`Kind of partner`}
          placeholder={t`All kinds`}
          options={[
            { value: 'executive', label: t`Executive partners` },
            { value: 'supervising', label: t`Supervising partners` },
          ]}
          defaultValue={query.partnerKind}
        />
        <Button tone="tonal" type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}
