import type { CurrencyCode } from '#money/currencies.ts';
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

/** Whether there is an account to which money in a currency can be transferred. */
export const hasAccountIn = async ({ db }: Pick<ServiceContext, 'db'>, currency: string): Promise<boolean> =>
  (await findBankAccounts(db)).some((account) => account.currency === currency);

/**
 * Those that one order is paid to: in its currency and of its purpose, where there is one, and in the donor's own country first.
 */
export async function listBankAccountsFor(
  ctx: Pick<ServiceContext, 'db'>,
  { currency, orderId }: { currency: CurrencyCode; orderId: string },
): Promise<BankAccount[]> {
  const [all, country, lines] = await Promise.all([
    listBankAccounts(ctx),
    findDonorCountry(ctx.db, orderId),
    findOrderLines(ctx.db, orderId),
  ]);
  const inCurrency = all.filter((account) => account.currency === currency);
  const accounts = inCurrency.length > 0 ? inCurrency : all;
  const purpose = purposeOf(lines);
  const own = accounts.filter((account) => account.purpose === purpose);
  const others = accounts.filter((account) => account.purpose === 'donations');
  return countryFirst(own.length > 0 ? own : others, country);
}
