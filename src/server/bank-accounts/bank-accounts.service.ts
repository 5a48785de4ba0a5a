import type { BankAccount } from '#src/contracts/site.ts';
import { findBankAccounts, findDonorCountry } from '#src/server/bank-accounts/bank-accounts.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** The site's bank accounts for transfers, in their order. */
export async function listBankAccounts({ db }: Pick<ServiceContext, 'db'>): Promise<BankAccount[]> {
  return (await findBankAccounts(db)).map(({ position: _position, ...account }) => account);
}

/** The same for one order: an account in the donor's own country first, as a transfer within a country costs least. */
export async function listBankAccountsFor(
  ctx: Pick<ServiceContext, 'db'>,
  { orderId }: { orderId: string },
): Promise<BankAccount[]> {
  const [accounts, country] = await Promise.all([listBankAccounts(ctx), findDonorCountry(ctx.db, orderId)]);
  // An IBAN begins with the country of its bank.
  const isOwn = ({ iban }: BankAccount): boolean => country != null && iban.startsWith(country);
  return [...accounts.filter(isOwn), ...accounts.filter((account) => !isOwn(account))];
}
