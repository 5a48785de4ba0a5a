import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What the search says: a sentence for each number of answers up to all of them, with places for the rest. */
export function useFaqWords(total: number): { counts: string[]; part: string } {
  const { t } = useLingui();
  const search = '{search}';
  const found = '{found}';
  const all = '{all}';
  return {
    counts: Array.from(
      { length: total + 1 },
      (_, count) =>
        t`${plural(count, { one: `# answer mentions “${search}”.`, other: `# answers mention “${search}”.` })}`,
    ),
    part: t`${found} of ${all}`,
  };
}
