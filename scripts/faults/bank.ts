import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Chance, pause } from './chance.ts';
import type { Experience } from './donors.ts';
import type { Staff } from './returns.ts';

/** A line of the account, as the bank lists it. `reference`: of the donor's transfer. Minor units of USD. */
export type BankLine = { bankRef: string; minor: number; reference?: string };
/** A payout that staff tried to record. `isAnswered`: the command said that it is recorded. */
type PayoutTried = { reference: string; minor: number; isAnswered: boolean };
/** What the bank's account lists, what staff paid out, and how often each was done. */
export type BankRecord = { lines: BankLine[]; payouts: PayoutTried[]; tried: Record<string, number> };
export const noBank = (): BankRecord => ({ lines: [], payouts: [], tried: {} });

/** A project whose fund has money, and how much, in minor units. */
type PayoutFrom = { slug: string; heldMinor: number };

/** Transfers under these references are confirmed by hand in the end, so no statement lists them. */
export const BY_HAND = 2;
/** A file of the bank lists so many movements: the newest, so that files overlap. */
const LISTED = 25;

export type BankPlace = {
  staff: Staff;
  chance: Chance;
  record: BankRecord;
  experience: Experience;
  /** The account that donors transfer to. */
  iban: string;
  folder: string;
  from: PayoutFrom;
};

const count = (record: BankRecord, what: string): void => {
  record.tried[what] = (record.tried[what] ?? 0) + 1;
};

/** Transfers that reached the account since the last look, and now and then a movement that is none. */
function receive({ chance, experience, record }: BankPlace): void {
  const listed = new Set(record.lines.map(({ reference }) => reference));
  const expected = experience.tried.filter(({ reference }) => reference !== undefined).slice(BY_HAND);
  for (const { amount, reference } of expected)
    if (!listed.has(reference) && chance.of(0.6))
      record.lines.push({ bankRef: `B${record.lines.length}`, minor: amount, reference: reference! });
  if (chance.of(0.3)) record.lines.push({ bankRef: `B${record.lines.length}`, minor: chance.between(1, 90_000) });
}

/** The newest lines of the account, as the CSV file of a bank. */
export function statementFile(lines: readonly BankLine[], iban: string): string {
  const rows = lines.map(
    ({ bankRef, minor, reference }) =>
      `${iban},2026-11-20,${(minor / 100).toFixed(2)},USD,A Donor,${reference ? `Donation ${reference}` : 'Rent of the hall'},${bankRef}`,
  );
  return ['account,date,amount,currency,name,text,reference', ...rows].join('\n');
}

async function importAndConfirm(place: BankPlace): Promise<void> {
  const { chance, folder, iban, record, staff } = place;
  receive(place);
  if (record.lines.length === 0) return;
  const file = path.join(folder, `statement-${record.lines.length}.csv`);
  writeFileSync(file, statementFile(record.lines.slice(-LISTED), iban));
  const times = chance.of(0.3) ? 2 : 1;
  count(record, times === 2 ? 'statements imported twice at once' : 'statements imported');
  await Promise.all(Array.from({ length: times }, () => staff(['statement:import', file])));
  await Promise.all(Array.from({ length: chance.of(0.3) ? 2 : 1 }, () => staff(['statement:confirm', 'certain'])));
}

async function payOut({ chance, folder, from, record, staff }: BankPlace): Promise<void> {
  const words = path.join(folder, 'words.json');
  writeFileSync(words, JSON.stringify({ en: 'School meals' }));
  const pay = async (reference: string, minor: number): Promise<void> => {
    const payout = { reference, minor, isAnswered: false };
    record.payouts.push(payout);
    const amount = (minor / 100).toFixed(2);
    const { code } = await staff(['ledger:payout', from.slug, amount, 'sadaqah', reference, words, 'yes']);
    payout.isAnswered = code === 0;
  };
  const reference = `P${record.payouts.length}`;
  if (chance.of(0.4)) {
    count(record, 'one payout recorded twice at once');
    await Promise.all([pay(reference, 100), pay(reference, 100)]);
    return;
  }
  // Two that together are more than the fund ever held: one of them at most is recorded.
  const most = Math.floor(from.heldMinor * 0.6);
  count(record, 'two payouts at once, together too much');
  await Promise.all([pay(`${reference}a`, most), pay(`${reference}b`, most)]);
}

/** Staff import statements that overlap, confirm them and record payouts, also twice at once, until the time is over. */
export async function bankAllTheWhile(place: BankPlace, { until }: { until: number }): Promise<void> {
  const { chance } = place;
  while (Date.now() < until) {
    await pause(chance.between(500, 2500));
    await (chance.of(0.7) ? importAndConfirm(place) : payOut(place));
  }
}

/** The whole account is imported and confirmed once more: nothing is left that carries one expected reference. */
export async function closeBank({ folder, iban, record: { lines }, staff }: BankPlace): Promise<void> {
  if (lines.length === 0) return;
  const file = path.join(folder, 'statement-of-all.csv');
  writeFileSync(file, statementFile(lines, iban));
  await staff(['statement:import', file]);
  await staff(['statement:confirm', 'certain']);
}
