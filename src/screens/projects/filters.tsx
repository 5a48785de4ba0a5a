import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Select } from '#ds/components/select/select.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { type CatalogueQuery, hasFilters } from '#src/screens/projects/catalogue-query.ts';
import { countryName } from '#src/screens/projects/place.ts';
import type { Site } from '#src/screens/shell/site.ts';

export type FiltersProps = { locale: Locale; base: string; query: CatalogueQuery; site: Site; countries: readonly string[]; /** A program's own page has chosen its program already. */ isProgramFixed?: boolean | undefined };

/** One form whose fields are the query of the address: it works without script, and an answer can be linked to. */
export function Filters({ base, countries, isProgramFixed, locale, query, site }: FiltersProps) {
  const { t } = useLingui();
  const sorts = [
    { value: 'newest', label: t`Newest` },
    { value: 'leastRemaining', label: t`Least remaining` },
    { value: 'mostFunded', label: t`Most funded` },
    { value: 'endingSoon', label: t`Ending soon` },
  ];
  const options = (entries: readonly { id: string; title: object }[]) => entries.map(({ id, title }) => ({ value: id, label: textIn(title, locale) }));
  return (
    <search aria-label={t`Search the projects`}>
      {/* Going back shows the search of the address, not what the browser remembers of the fields. */}
      <form method="get" action={base} autoComplete="off">
      <Stack gap={5}>
        <TextField name="search" type="search" label={t`Search`} placeholder={t`A name, a city, a bill number`} defaultValue={query.search} maxLength={100} />
        <Select name="sort" label={t`Order`} options={sorts} defaultValue={query.sort ?? 'newest'} />
        {!isProgramFixed && <Select name="type" label={t`Program`} placeholder={t`All programs`} options={site.programs.map(({ slug, title }) => ({ value: slug, label: textIn(title, locale) }))} defaultValue={query.type} />}
        <Select name="category" label={t`Cause`} placeholder={t`All causes`} options={options(site.categories)} defaultValue={query.category} />
        {countries.length > 1 && <Select name="country" label={t`Country`} placeholder={t`All countries`} options={countries.map((code) => ({ value: code, label: countryName(code, locale) }))} defaultValue={query.country} />}
        <Select name="donationMethod" label={t`Way of giving`} placeholder={t`Any`} options={[{ value: 'money', label: t`Any amount` }, { value: 'units', label: t`By unit or share` }]} defaultValue={query.donationMethod} />
        <Select name="gender" label={t`For`} placeholder={t`Everyone`} options={[{ value: 'female', label: t`Girls and women` }, { value: 'male', label: t`Boys and men` }]} defaultValue={query.gender} />
        <Checkbox name="isSuitableForZakat" value="true" label={<Trans>Zakat-eligible only</Trans>} isChecked={query.isSuitableForZakat === 'true'} />
        <Inline gap={3}>
          <Button tone="outlined" size="small" type="submit"><Trans>Show the results</Trans></Button>
          {hasFilters(query) && <Link tone="quiet" href={base}><Trans>Clear all</Trans></Link>}
        </Inline>
      </Stack>
      </form>
    </search>
  );
}
