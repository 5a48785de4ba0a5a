import type { ContactInfo } from '#src/contracts/site.ts';
import type { ServiceContext } from '../context.ts';
import { findContactInfo } from './contact-info.repository.ts';

/** Where we are reached; the first record is the one that is shown. */
export async function listContactInfo({ db }: Pick<ServiceContext, 'db'>): Promise<ContactInfo[]> {
  return (await findContactInfo(db)).map(({ createdAt: _createdAt, ...record }) => record);
}

export const getContactInfo = async (ctx: Pick<ServiceContext, 'db'>): Promise<ContactInfo | undefined> => (await listContactInfo(ctx))[0];
