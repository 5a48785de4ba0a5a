import { expect, test } from 'vitest';
import { refusesAddress } from '#src/domain/suppression.ts';

test.each<[string, boolean, number, string]>([
  ['an unknown mailbox', true, 550, '550 5.1.1 <huda@example.org>: Recipient address rejected: User unknown'],
  ['an unknown domain', true, 550, '550 5.1.2 Bad destination system'],
  ['a closed mailbox', true, 550, '550 5.2.1 The account is disabled'],
  ['an unknown mailbox without an enhanced code', true, 550, '550 No such user here'],
  ['a full mailbox', false, 552, '552 5.2.2 Mailbox full'],
  ['a full mailbox by 550', false, 550, '550 5.2.2 Over quota'],
  ['a refusal of this server', false, 550, '550 5.7.1 Message blocked by policy'],
  ['a refusal of this server by 554', false, 554, '554 Your address is on a block list'],
  ['a refusal for now', false, 450, '450 4.2.0 Greylisted, try again'],
  ['a refusal for now that names a lasting one', false, 450, '450 later it will be 5.1.1'],
])('%s ends all mail to the address: %s', (_what, expected, reply, text) => {
  expect(refusesAddress(reply, text)).toBe(expected);
});
