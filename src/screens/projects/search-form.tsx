import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Select } from '#ds/components/select/select.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import type { CatalogueQuery } from '#src/screens/projects/catalogue-query.ts';
import * as styles from '#src/screens/projects/filters.css';

/** The filters stand elsewhere on the page and belong to this form by its id. */
export const SEARCH_FORM = 'catalogue';

type SearchFormProps = {
  base: string;
  query: CatalogueQuery;
  /** Whether debtors' cases are among what is searched, which have the number of a bill. */
  hasBills: boolean;
};

/** One form whose fields are the query of the address: it works without script, and an answer can be linked to. */
export function SearchForm({ base, hasBills, query }: SearchFormProps) {
  const { t } = useLingui();
  return (
    <search aria-label={t`Search projects`}>
      {/* Going back shows the search of the address, not what the browser remembers of the fields. */}
      <form method="get" action={base} autoComplete="off" id={SEARCH_FORM} className={styles.top}>
        {/* What no field of the form changes stays as it is. */}
        {query.ngo && <input type="hidden" name="ngo" value={query.ngo} />}
        {query.status && <input type="hidden" name="status" value={query.status} />}
        <TextField
          name="search"
          type="search"
          label={t`Search`}
          placeholder={hasBills ? t`Name, city, bill number` : t`Name or city`}
          defaultValue={query.search}
          maxLength={100}
        />
        <div className={styles.order}>
          <Select
            name="sort"
            label={t`Sort by`}
            options={[
              { value: 'newest', label: t`Newest` },
              { value: 'leastRemaining', label: t`Smallest amount left` },
              { value: 'mostFunded', label: t`Most funded` },
              { value: 'endingSoon', label: t`Ending soon` },
            ]}
            defaultValue={query.sort ?? 'newest'}
          />
        </div>
        <Button tone="tonal" type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}
