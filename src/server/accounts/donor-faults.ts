import type { FieldError } from '#src/contracts/errors.ts';
import { birthFault } from '#src/domain/age.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { findProjectCategories, findProjectTypes } from '#src/server/programs/programs.repository.ts';

export type DonorDetails = {
  dateOfBirth: string;
  gender?: 'male' | 'female' | undefined;
  nationality?: string | undefined;
  mainDonationField?: string | undefined;
  secondaryDonationField?: string | undefined;
};

/** What is wrong with the details of a new donor: the age, and programs or causes that do not exist. */
export async function donorFaults(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  { dateOfBirth, mainDonationField, secondaryDonationField }: DonorDetails,
): Promise<FieldError[]> {
  const birth = birthFault(dateOfBirth, now().toISOString().slice(0, 10));
  const [programs, categories] = [await findProjectTypes(db), await findProjectCategories(db)];
  const known = new Set([...programs, ...categories].flatMap(({ id, slug }) => [id, slug]));
  const isUnknown = (field: string | undefined): boolean => field !== undefined && !known.has(field);
  return [
    ...(birth ? [{ path: 'dateOfBirth', ...birth }] : []),
    ...(isUnknown(mainDonationField) ? [{ path: 'mainDonationField', code: 'invalidSelection' as const }] : []),
    ...(isUnknown(secondaryDonationField)
      ? [{ path: 'secondaryDonationField', code: 'invalidSelection' as const }]
      : []),
  ];
}
