import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#ds/components/link/link.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { close } from '#ds/icons/icons.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type Multilingual, textIn } from '#src/i18n/multilingual.ts';
import { type CatalogueQuery, catalogueHref } from '#src/screens/projects/catalogue-query.ts';
import type { Site } from '#src/screens/shell/site.ts';
import * as styles from '#src/screens/projects/filters.css';

type ActiveFiltersProps = {
  base: string;
  locale: Locale;
  query: CatalogueQuery;
  site: Site;
  ngoName?: Multilingual | undefined;
};

/** What narrows the list now; each is a link to the list without it. */
export function ActiveFilters({ base, locale, ngoName, query, site }: ActiveFiltersProps) {
  const { t } = useLingui();
  const titleOf = (
    entries: readonly { id: string; slug?: string | undefined; title: object }[],
    asked: string | undefined,
  ) => {
    const entry = asked && entries.find(({ id, slug }) => id === asked || slug === asked);
    return entry ? textIn(entry.title, locale) : asked;
  };
  const methods: Record<string, string> = { money: t`Any amount`, units: t`By unit or share` };
  const genders: Record<string, string> = { female: t`Girls and women`, male: t`Boys and men` };
  const statuses: Record<string, string> = { published: t`Open`, completed: t`Completed` };
  const named: [keyof CatalogueQuery, string | undefined][] = [
    ['search', query.search && t`“${query.search}”`],
    ['isSuitableForZakat', query.isSuitableForZakat === 'true' ? t`Zakat-eligible only` : undefined],
    ['type', titleOf(site.programs, query.type)],
    ['country', query.country && countryName(query.country, locale)],
    ['category', titleOf(site.categories, query.category)],
    ['donationMethod', query.donationMethod && methods[query.donationMethod]],
    ['gender', query.gender && genders[query.gender]],
    ['ngo', query.ngo && (ngoName ? textIn(ngoName, locale) : query.ngo)],
    ['status', query.status && statuses[query.status]],
  ];
  const shown = named.flatMap(([key, label]) => (label ? [{ key, label }] : []));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t`Active filters`}>
      {shown.map(({ key, label }) => (
        <li key={key}>
          <a
            className={styles.chip}
            href={catalogueHref(base, query, { [key]: undefined })}
            aria-label={t`Remove the filter: ${label}`}
          >
            <bdi>{label}</bdi>
            <Icon icon={close} size="small" />
          </a>
        </li>
      ))}
      <li>
        <Link tone="quiet" href={base}>
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  );
}
