import {
  findNearNames,
  findNearWords,
  type NamedList,
  type NearName,
} from '#src/server/near-pages/near-pages.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

export type { NamedList };

/** So many pages are proposed in place of one that does not exist, of each kind. */
const PROPOSED = 3;

/** The public pages of a list whose names are most like a name that nothing has. */
export const nearNames = (ctx: Pick<ServiceContext, 'db'>, list: NamedList, name: string): Promise<NearName[]> =>
  findNearNames(ctx.db, list, name, PROPOSED);

/** Those of some words of addresses that are most like a word. */
export const nearWords = (ctx: Pick<ServiceContext, 'db'>, words: readonly string[], word: string): Promise<string[]> =>
  findNearWords(ctx.db, words, word, PROPOSED);
