import type { BankAccount } from '#src/contracts/site.ts';
import { countryFirst, purposeOf } from '#src/domain/bank-account.ts';
import {
  findBankAccounts,
  findDonorCountry,
  findOrderLines,
} from '#src/server/bank-accounts/bank-accounts.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** The site's bank accounts for transfers, in their order. */
export async function listBankAccounts({ db }: Pick<ServiceContext, 'db'>): Promise<BankAccount[]> {
  return (await findBankAccounts(db)).map(({ position: _position, ...account }) => account);
}

/** Those that one order is paid to: of its purpose, where there is one, and in the donor's own country first. */
export async function listBankAccountsFor(
  ctx: Pick<ServiceContext, 'db'>,
  { orderId }: { orderId: string },
): Promise<BankAccount[]> {
  const [accounts, country, lines] = await Promise.all([
    listBankAccounts(ctx),
    findDonorCountry(ctx.db, orderId),
    findOrderLines(ctx.db, orderId),
  ]);
  const purpose = purposeOf(lines);
  const own = accounts.filter((account) => account.purpose === purpose);
  const others = accounts.filter((account) => account.purpose === 'donations');
  return countryFirst(own.length > 0 ? own : others, country);
}
