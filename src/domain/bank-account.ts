import type { Intention, ItemType } from '#src/domain/cart.ts';

/** What the money on an account may be used for, in the order in which pages show them. */
export const ACCOUNT_PURPOSES = ['zakat', 'donations', 'endowments'] as const;
export type AccountPurpose = (typeof ACCOUNT_PURPOSES)[number];

type Line = { type: ItemType; intention: Intention; projectId?: string | null | undefined };

/** The account that an order is paid to: its own for zakat and for endowments, where every line is one; else that of donations. */
export function purposeOf(lines: readonly Line[]): AccountPurpose {
  if (lines.length === 0) return 'donations';
  if (lines.every(({ intention }) => intention === 'zakat')) return 'zakat';
  // Without a project it is a quick donation to a cause, not capital.
  if (lines.every(({ projectId, type }) => type === 'endowment' && projectId != null)) return 'endowments';
  return 'donations';
}

/** The country of an account's bank, ISO 3166-1: an IBAN begins with it. */
export const bankCountry = ({ iban }: { iban: string }): string => iban.slice(0, 2).toUpperCase();

/** The same accounts, those of a country first; a transfer within a country costs least. Otherwise their order stays. */
export function countryFirst<Account extends { iban: string }>(
  accounts: readonly Account[],
  country: string | null | undefined,
): Account[] {
  const isOwn = (account: Account) => bankCountry(account) === country;
  return [...accounts.filter(isOwn), ...accounts.filter((account) => !isOwn(account))];
}
