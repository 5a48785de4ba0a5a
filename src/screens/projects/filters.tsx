import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { CloseButton } from '#ds/components/button/close-button.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { NeedMap } from '#src/screens/need-map/need-map.tsx';
import type { CatalogueQuery } from '#src/screens/projects/catalogue-query.ts';
import { ChoiceList } from '#src/screens/projects/choice-list.tsx';
import { countsFor, type Facet, type FacetCounts, offeredChoices } from '#src/screens/projects/facets.ts';
import { SEARCH_FORM } from '#src/screens/projects/search-form.tsx';
import type { Site } from '#src/screens/shell/site.ts';
import * as styles from '#src/screens/projects/filters.css';

export type FiltersProps = {
  locale: Locale;
  query: CatalogueQuery;
  site: Site;
  facets: FacetCounts;
  /** A program's own page has chosen its program already. */ isProgramFixed?: boolean | undefined;
};

/** What narrows the list: fields of the search form, beside the list or in a sheet. Choices that no project has are left out. */
export function Filters({ facets, isProgramFixed, locale, query, site }: FiltersProps) {
  const { t } = useLingui();
  // On the page of a program that has too many projects to count, the counts are of all programs and do not hold.
  const hasCounts = !isProgramFixed || facets.isOfProgram === true;
  const counts = (facet: Facet) => (hasCounts ? countsFor(facets, facet, query) : undefined);
  const titled = (
    facet: 'type' | 'category',
    entries: readonly { id: string; slug?: string | undefined; title: object }[],
  ) =>
    entries
      .filter(({ id }) => facets[facet][id] !== undefined)
      .map(({ id, slug, title }) => ({
        value: facet === 'type' ? (slug ?? id) : id,
        label: textIn(title, locale),
        count: counts(facet)?.[id],
      }));
  const countries = Object.keys(facets.country)
    .map((code) => ({ value: code, label: countryName(code, locale), count: counts('country')?.[code] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  const causes = titled('category', site.categories);
  const methods = offeredChoices(
    facets.method,
    counts('method'),
    [
      { value: 'money', label: t`Any amount` },
      { value: 'units', label: t`By unit or share` },
    ],
    query.donationMethod,
  );
  const genders = offeredChoices(
    facets.gender,
    counts('gender'),
    [
      { value: 'female', label: t`Girls and women` },
      { value: 'male', label: t`Boys and men` },
    ],
    query.gender,
  );
  const zakat = counts('zakat')?.['true'];
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title} id="filters-title">
          <Trans>Filters</Trans>
        </h2>
        <span className={styles.closer}>
          <CloseButton hides="filters" />
        </span>
      </div>
      {(facets.zakat['true'] !== undefined || query.isSuitableForZakat === 'true') && (
        <div className={styles.zakat}>
          <Checkbox
            name="isSuitableForZakat"
            value="true"
            form={SEARCH_FORM}
            label={<Trans>Zakat-eligible only</Trans>}
            count={zakat === undefined ? undefined : <FormattedNumber value={zakat} />}
            defaultChecked={query.isSuitableForZakat === 'true'}
          />
        </div>
      )}
      {!isProgramFixed && (
        <ChoiceList
          name="type"
          form={SEARCH_FORM}
          legend={<Trans>Program</Trans>}
          all={t`All programs`}
          choices={titled('type', site.programs)}
          value={query.type}
        />
      )}
      {countries.length > 1 && (
        <ChoiceList
          name="country"
          form={SEARCH_FORM}
          legend={<Trans>Country</Trans>}
          all={t`All countries`}
          picture={
            <div className={styles.map}>
              <NeedMap countries={Object.entries(facets.open).map(([code, open]) => ({ code, open }))} />
            </div>
          }
          choices={countries}
          value={query.country}
        />
      )}
      {causes.length > 1 && (
        <ChoiceList
          name="category"
          form={SEARCH_FORM}
          legend={<Trans>Cause</Trans>}
          all={t`All causes`}
          choices={causes}
          value={site.categories.find(({ id, slug }) => id === query.category || slug === query.category)?.id}
        />
      )}
      {methods.length > 1 && (
        <ChoiceList
          name="donationMethod"
          form={SEARCH_FORM}
          legend={<Trans>Donation method</Trans>}
          all={t`Any`}
          choices={methods}
          value={query.donationMethod}
        />
      )}
      {genders.length > 0 && (
        <ChoiceList
          name="gender"
          form={SEARCH_FORM}
          legend={<Trans>For</Trans>}
          all={t`Everyone`}
          choices={genders}
          value={query.gender}
        />
      )}
      <div className={styles.submit}>
        <Button tone="filled" type="submit" form={SEARCH_FORM} isFullWidth>
          <Trans>Show the results</Trans>
        </Button>
      </div>
    </>
  );
}
