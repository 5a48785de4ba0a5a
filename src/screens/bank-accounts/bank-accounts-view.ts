import type { BankAccount, ContactInfo } from '#src/contracts/site.ts';
import { ACCOUNT_PURPOSES, type AccountPurpose, bankCountry, countryFirst } from '#src/domain/bank-account.ts';

export type BankAccountsView = {
  accounts: readonly BankAccount[];
  /** The country that the donor banks in, as the address says. */
  country?: string | undefined;
  contact?: Pick<ContactInfo, 'email' | 'phoneNumber'> | undefined;
};

/** The accounts of each purpose that has one, those of the chosen country first. */
export const byPurpose = ({
  accounts,
  country,
}: BankAccountsView): { purpose: AccountPurpose; accounts: BankAccount[] }[] =>
  ACCOUNT_PURPOSES.map((purpose) => ({
    purpose,
    accounts: countryFirst(
      accounts.filter((account) => account.purpose === purpose),
      country,
    ),
  })).filter((group) => group.accounts.length > 0);

/** The countries of the banks, in the order of the accounts. */
export const bankCountries = (accounts: readonly BankAccount[]): string[] => [...new Set(accounts.map(bankCountry))];

/** The holder's one name, where all accounts have the same. */
export function onlyHolder(accounts: readonly BankAccount[]): BankAccount['accountHolder'] | undefined {
  const names = new Set(accounts.map(({ accountHolder }) => JSON.stringify(accountHolder)));
  return names.size === 1 ? accounts[0]!.accountHolder : undefined;
}
