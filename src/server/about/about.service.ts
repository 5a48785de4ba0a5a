import { type Office, OFFICES } from '#src/domain/office.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { countInstitutions, findOfficeHolders } from '#src/server/about/about.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

export type OfficeHolders = { office: Office; holders: { id: string; name: LocalText; duty: LocalText }[] };

/** Who decides what, by office; an office that nobody holds is left out. */
export async function listOffices({ db }: Pick<ServiceContext, 'db'>): Promise<OfficeHolders[]> {
  const rows = await findOfficeHolders(db);
  return OFFICES.map((office) => ({
    office,
    holders: rows.filter((row) => row.office === office).map(({ duty, id, name }) => ({ id, name, duty })),
  })).filter(({ holders }) => holders.length > 0);
}

/** How many institutions have applied, and how many are approved now. */
export const readInstitutionCounts = ({ db }: Pick<ServiceContext, 'db'>) => countInstitutions(db);
