import type { Messages } from '@lingui/core';

const letters: Record<string, string> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ø',
  u: 'û',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
  A: 'Å',
  E: 'Ë',
  I: 'Ï',
  O: 'Ø',
  U: 'Û',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
};
const RIGHT_TO_LEFT = '\u202E';
const END = '\u202C';

/** English, made a third longer and turned from right to left: what is cut off, glued together or pinned to a side shows. */
export function pseudo(text: string): string {
  const long = text.replaceAll(/[a-zA-Z]/g, (letter) =>
    /[aeou]/.test(letter) ? `${letters[letter]}${letters[letter]}` : (letters[letter] ?? letter),
  );
  return text.trim() === '' ? text : `${RIGHT_TO_LEFT}${long}${END}`;
}

type Message = Messages[string];
/** Only the literal parts of a compiled message: names of arguments and of plural forms stay. */
function pseudoMessage(message: Message): Message {
  if (typeof message === 'string') return pseudo(message);
  return message.map((part) => (typeof part === 'string' ? pseudo(part) : part)) as Message;
}

export const pseudoCatalog = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message)]));
