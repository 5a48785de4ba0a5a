import type { ContactInfo } from '#src/contracts/site.ts';
import { findContactInfo } from '#src/server/contact-info/contact-info.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** The contact records of the site; pages show the first. */
export async function listContactInfo({ db }: Pick<ServiceContext, 'db'>): Promise<ContactInfo[]> {
  return (await findContactInfo(db)).map(({ createdAt: _createdAt, ...record }) => record);
}

/** The contact record that pages show; undefined where there is none. */
export const getContactInfo = async (ctx: Pick<ServiceContext, 'db'>): Promise<ContactInfo | undefined> =>
  (await listContactInfo(ctx))[0];
