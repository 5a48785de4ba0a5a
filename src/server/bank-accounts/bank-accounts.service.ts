import type { BankAccount } from '#src/contracts/site.ts';
import type { ServiceContext } from '../context.ts';
import { findBankAccounts } from './bank-accounts.repository.ts';

/** Our accounts for transfers, in their order. */
export async function listBankAccounts({ db }: Pick<ServiceContext, 'db'>): Promise<BankAccount[]> {
  return (await findBankAccounts(db)).map(({ position: _position, ...account }) => account);
}
