/** Checks the whole public ledger of a site: all statements, and all accounts that they speak of. */
import type { KnownLine } from '#src/domain/ledger-chain.ts';
import { checkDay, checkHeads, FIRST_PREVIOUS, isSigned, type SignedDay } from '#src/domain/ledger-day.ts';
import { type DayWithHeads, type ReadJson, verifyChain } from '#src/domain/verify-ledger.ts';

/** Statements as somebody kept them, by their day. */
export type Statements = Record<string, Pick<SignedDay, 'hash' | 'publicKey'>>;

const FAULTS = {
  missing: 'is missing, or stands in another place',
  changed: 'was changed',
  balance: 'is followed by a wrong balance',
  differs: 'is another one than was published',
  truncated: 'was published and is gone',
} as const;

/** Every statement of the site, the oldest first. */
async function readDays(read: ReadJson): Promise<SignedDay[]> {
  const days: SignedDay[] = [];
  for (let path: string | null = '/ledger/heads.json'; path !== null;) {
    const page = (await read(path)) as { days: SignedDay[]; next: string | null } | undefined;
    if (!page) throw new Error('This site has no public ledger.');
    days.push(...page.days);
    path = page.next;
  }
  return days.toReversed();
}

/** Reads everything and says each thing that is wrong in a line. `kept`: the statements of an earlier time. */
export async function verifySite(
  read: ReadJson,
  kept: Statements | undefined,
  say: (line: string) => void,
): Promise<{ faults: number; statements: Statements }> {
  let faults = 0;
  const fault = (line: string): void => {
    faults += 1;
    say(line);
  };
  const days = await readDays(read);
  const statements: Statements = Object.fromEntries(days.map(({ day, hash, publicKey }) => [day, { hash, publicKey }]));
  for (const [day, { hash, publicKey }] of Object.entries(kept ?? {})) {
    if (statements[day]?.hash !== hash) fault(`The statement of ${day} is not the one that was kept.`);
    else if (statements[day].publicKey !== publicKey) fault(`The statement of ${day} is signed with another key.`);
  }

  const known = new Map<string, KnownLine[]>();
  let previous: string = FIRST_PREVIOUS;
  for (const day of days) {
    const whole = (await read(`/ledger/days/${day.day}.json`)) as DayWithHeads | undefined;
    const wrong = (await checkDay(day, previous)) ?? (await checkHeads(day, whole?.heads ?? []));
    if (wrong)
      fault(
        {
          day: `The statement of ${day.day} was changed, or one before it is missing.`,
          signature: `The signature of the statement of ${day.day} is wrong.`,
          heads: `The heads of ${day.day} are not those that were signed.`,
        }[wrong.fault],
      );
    else if ((await isSigned(day)) === undefined) say(`The signature of ${day.day} cannot be checked by this program.`);
    for (const { hash, project, seq } of whole?.heads ?? [])
      known.set(project, [...(known.get(project) ?? []), { seq, hash }]);
    previous = day.hash;
  }
  say(
    `Statements: ${days.length}. Signing keys: ${[...new Set(days.map(({ publicKey }) => publicKey))].join(', ') || 'none'}.`,
  );

  let lines = 0;
  let gone = 0;
  for (const [project, heads] of known) {
    const result = await verifyChain(read, project, heads);
    if (result.outcome === 'holds') lines += result.lines;
    else if (result.outcome === 'gone') gone += 1;
    else fault(`Project ${project}: line ${result.seq} ${FAULTS[result.fault]}.`);
  }
  say(`Projects: ${known.size - gone}. Lines: ${lines}.`);
  if (gone > 0) say(`Projects that are not public now, and were not read: ${gone}.`);
  return { faults, statements };
}
