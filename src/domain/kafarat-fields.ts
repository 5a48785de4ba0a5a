/** The three questions of the form, read alike by the browser and the server. */
import { parseWhole } from '#money/parse-money.ts';
import { KAFARAH_KINDS, type KafarahKind, MOST_KAFARAT } from '#src/domain/kafarat.ts';

type KafaratFieldError = {
  path: 'kind' | 'count';
  code: 'required' | 'invalidType' | 'tooLow' | 'tooHigh';
  limit?: number;
};
export type ReadKafarah = {
  kind: KafarahKind;
  /** Undefined where it could not be read. */
  count: number | undefined;
  country: string | undefined;
  errors: KafaratFieldError[];
};

/** Reads what was chosen and typed; a broken oath, one, unless something else is. */
export function readKafaratFields(fields: Readonly<Record<string, string | undefined>>): ReadKafarah {
  const typed = fields['count']?.trim() ?? '1';
  const count = parseWhole(typed);
  const fault = faultOf(typed, count);
  return {
    kind: KAFARAH_KINDS.find((kind) => kind === fields['kind']) ?? 'oath',
    count: fault ? undefined : count,
    country: fields['country'] || undefined,
    errors: fault ? [fault] : [],
  };
}

function faultOf(typed: string, count: number | undefined): KafaratFieldError | undefined {
  if (typed === '') return { path: 'count', code: 'required' };
  if (count === undefined) return { path: 'count', code: 'invalidType' };
  if (count < 1) return { path: 'count', code: 'tooLow', limit: 1 };
  return count > MOST_KAFARAT ? { path: 'count', code: 'tooHigh', limit: MOST_KAFARAT } : undefined;
}

/** The choice that a shown sum is of, as the form sends it back beside the sum. */
export const shownFor = ({
  count,
  country,
  kind,
}: {
  kind: string;
  count: number;
  country?: string | undefined;
}): string => [kind, count, country ?? ''].join(' ');
