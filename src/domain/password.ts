/** Characters of a password: the contract's least, and a limit that no person meets. */
export const MIN_PASSWORD = 10;
export const MAX_PASSWORD = 200;
/** Shorter parts of a name say nothing. */
const SHORTEST_OWN = 4;

export type PasswordFault = 'tooShort' | 'tooLong' | 'common' | 'ownName' | 'oneCharacter';

/** The same password typed on another keyboard is the same characters. */
export const normalPassword = (typed: string): string => typed.normalize('NFKC');

/**
 * Why a password is too easy to guess; undefined where it is accepted. There are no rules of composition.
 *
 * @param isCommon whether a password in lower case is among those that were breached most often
 * @param own username and email of the account
 */
export function passwordFault(
  typed: string,
  { isCommon, own }: { isCommon: (password: string) => boolean; own: readonly string[] },
): PasswordFault | undefined {
  const password = normalPassword(typed);
  const length = [...password].length;
  if (length < MIN_PASSWORD) return 'tooShort';
  if (length > MAX_PASSWORD) return 'tooLong';
  if (new Set(password).size < 3) return 'oneCharacter';
  const plain = password.toLowerCase();
  const rest = own
    .flatMap((name) => name.toLowerCase().split(/[@.]/))
    .filter((part) => part.length >= SHORTEST_OWN)
    .reduce((text, part) => text.replaceAll(part, ''), plain);
  // What remains beside one's own name must be long enough by itself.
  if (rest !== plain && rest.length < MIN_PASSWORD / 2) return 'ownName';
  return isCommon(plain) || isCommon(plain.replace(/[\d!.]+$/, '')) ? 'common' : undefined;
}
