import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { TextInput } from '#ds/components/text-input/text-input.tsx';

type SearchAndLinksProps = {
  /** The address of the list, without a search. */
  base: string;
  /** The id of the search form. */
  form: string;
  search: string | undefined;
  searchLabel: string;
  /** What the links are, such as tags. */
  linksLabel: string;
  /** How many there are without a choice, and whether nothing is chosen. */
  all: { total: number; isHere: boolean };
  links: readonly { key: string; href: string; name: string; total: number; isHere: boolean }[];
  /** The classes of the list's own page. */
  look: Readonly<Record<'find' | 'list' | 'link' | 'count' | 'search', string>>;
};

/** Choices as words with their counts, and a search; both work without script. */
export function SearchAndLinks(props: SearchAndLinksProps) {
  const { all, base, form, links, linksLabel, look, search, searchLabel } = props;
  const { t } = useLingui();
  return (
    <div className={look.find}>
      <nav aria-label={linksLabel}>
        <ul className={look.list}>
          {[{ key: '', href: base, name: t`All`, ...all }, ...links].map(({ href, isHere, key, name, total }) => (
            <li key={key}>
              <a className={look.link} href={href} aria-current={isHere ? 'page' : undefined}>
                {name}{' '}
                <span className={look.count}>
                  <FormattedNumber value={total} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <search aria-label={searchLabel}>
        {/* Going back shows the search of the address, not what the browser remembers of the field. */}
        <form method="get" action={base} autoComplete="off" id={form} className={look.search}>
          <TextInput
            name="search"
            type="search"
            label={searchLabel}
            placeholder={searchLabel}
            defaultValue={search}
            maxLength={100}
          />
          <Button tone="tonal" type="submit">
            <Trans>Search</Trans>
          </Button>
        </form>
      </search>
    </div>
  );
}
