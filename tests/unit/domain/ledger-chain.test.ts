import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChainReader, type ChainFault, type KnownLine } from '#src/domain/ledger-chain.ts';
import {
  checkDay,
  checkHeads,
  dayHash,
  dayText,
  FIRST_PREVIOUS,
  isSigned,
  rootOf,
  type SignedDay,
} from '#src/domain/ledger-day.ts';
import {
  LINE_ACCOUNTS,
  LINE_INTENTIONS,
  LINE_KINDS,
  type LedgerLine,
  lineHash,
  lineText,
  NO_HASH,
} from '#src/domain/ledger-line.ts';
import { commitmentOf, openingOf } from '#src/domain/ledger-proof.ts';

const PROJECT = '01a20680-06c1-73e8-8f33-153e72778206';
const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !/[\n\r]/.test(text));
const draft = fc.record({
  day: fc.constantFrom('2026-11-22', '2026-11-23'),
  kind: fc.constantFrom(...LINE_KINDS),
  account: fc.constantFrom(...LINE_ACCOUNTS),
  intention: fc.constantFrom(...LINE_INTENTIONS),
  currency: fc.constantFrom('USD', 'TRY'),
  amount: fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0),
  commitment: fc.option(fc.constant('ab'.repeat(32))),
  words: fc.option(fc.record({ en: word, ar: word }, { requiredKeys: [] })),
});

type Draft = typeof draft extends fc.Arbitrary<infer Value> ? Value : never;

/** A chain as the database writes it. */
async function chainOf(drafts: readonly Draft[]) {
  const lines: LedgerLine[] = [];
  const balances: Record<string, number> = {};
  for (const [index, one] of drafts.entries()) {
    balances[one.currency] = (balances[one.currency] ?? 0) + (one.account === 'project' ? one.amount : 0);
    const line = { ...one, seq: index + 1, balance: balances[one.currency]! };
    lines.push({ ...line, hash: await lineHash(PROJECT, lines.at(-1)?.hash ?? NO_HASH, line) });
  }
  return lines;
}
const chain = fc.array(draft, { minLength: 2, maxLength: 12 });

async function faultOf(
  lines: readonly LedgerLine[],
  known: readonly KnownLine[] = [],
): Promise<ChainFault | undefined> {
  const reader = new ChainReader(PROJECT, known);
  for (const line of lines) {
    const fault = await reader.read(line);
    if (fault) return fault;
  }
  return reader.end();
}

describe('a chain of lines', () => {
  it('is sound as it was written, and agrees with each line that somebody kept', () =>
    fc.assert(
      fc.asyncProperty(chain, fc.nat(), async (drafts, at) => {
        const lines = await chainOf(drafts);
        expect(await faultOf(lines)).toBeUndefined();
        expect(await faultOf(lines, [lines[at % lines.length]!])).toBeUndefined();
      }),
    ));

  it('has a text that anybody can hash again', async () => {
    const [line] = await chainOf([
      {
        day: '2026-11-23',
        kind: 'donation',
        account: 'project',
        intention: 'zakat',
        currency: 'USD',
        amount: 2500,
        commitment: null,
        words: null,
      },
    ]);
    const text = `sanad-ledger-line-1\n${PROJECT}\n1\n${NO_HASH}\n2026-11-23\ndonation\nproject\nzakat\nUSD\n2500\n2500\n-\n-`;
    expect(lineText(PROJECT, NO_HASH, line!, null)).toBe(text);
    expect(line!.hash).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('shows a change of any field of any line', () =>
    fc.assert(
      fc.asyncProperty(chain, fc.nat(), draft, async (drafts, at, other) => {
        const lines = await chainOf(drafts);
        const index = at % lines.length;
        for (const field of Object.keys(other) as (keyof typeof other)[]) {
          if (JSON.stringify(other[field]) === JSON.stringify(lines[index]![field])) continue;
          // No words and words without any are told apart by the hash too.
          const changed = lines.with(index, { ...lines[index]!, [field]: other[field] });
          expect(await faultOf(changed)).toMatchObject({ seq: index + 1 });
        }
        expect(
          await faultOf(lines.with(index, { ...lines[index]!, balance: lines[index]!.balance + 1 })),
        ).toBeDefined();
      }),
    ));

  it('shows a line that was removed, added or moved', () =>
    fc.assert(
      fc.asyncProperty(chain, fc.nat(), async (drafts, at) => {
        const lines = await chainOf(drafts);
        const index = at % (lines.length - 1);
        expect(await faultOf(lines.toSpliced(index, 1))).toMatchObject({ fault: 'missing', seq: index + 1 });
        expect(await faultOf(lines.toSpliced(index, 0, lines[index]!))).toMatchObject({ fault: 'missing' });
        const renumbered = lines.toSpliced(index, 1).map((line, position) => ({ ...line, seq: position + 1 }));
        expect(await faultOf(renumbered)).toMatchObject({ fault: 'changed' });
        const swapped = lines.with(index, lines[index + 1]!).with(index + 1, lines[index]!);
        expect(await faultOf(swapped)).toMatchObject({ fault: 'missing', seq: index + 1 });
      }),
    ));

  it('that was written again from a line on differs from every later line that somebody kept', () =>
    fc.assert(
      fc.asyncProperty(chain, fc.nat(), fc.nat(), async (drafts, at, keptAt) => {
        const lines = await chainOf(drafts);
        const index = at % lines.length;
        const kept = lines[index + (keptAt % (lines.length - index))]!;
        const forged = await chainOf(
          drafts.with(index, { ...drafts[index]!, amount: drafts[index]!.amount + 1_000_001 }),
        );
        expect(await faultOf(forged)).toBeUndefined();
        expect(await faultOf(forged, [kept])).toEqual({ fault: 'differs', seq: kept.seq });
      }),
    ));

  it('whose end was cut off is shown by any line that somebody kept beyond it, and by nothing else', () =>
    fc.assert(
      fc.asyncProperty(chain, fc.nat(), async (drafts, at) => {
        const lines = await chainOf(drafts);
        const left = lines.slice(0, at % lines.length);
        expect(await faultOf(left)).toBeUndefined();
        expect(await faultOf(left, [lines.at(-1)!])).toEqual({ fault: 'truncated', seq: lines.length });
      }),
    ));

  it('says which arithmetic is wrong where a forger has hashed a wrong balance', async () => {
    const lines = await chainOf(fc.sample(chain, { numRuns: 1, seed: 1 })[0]!);
    const last = { ...lines.at(-1)!, balance: lines.at(-1)!.balance + 5 };
    const forged = { ...last, hash: await lineHash(PROJECT, lines.at(-2)!.hash, last) };
    expect(await faultOf([...lines.slice(0, -1), forged])).toEqual({ fault: 'balance', seq: lines.length });
  });
});

describe('the statement of a day', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const heads = [
    { project: 'b', seq: 2, hash: '22'.repeat(32) },
    { project: 'a', seq: 7, hash: '11'.repeat(32) },
  ];
  async function stateDay(previous = FIRST_PREVIOUS): Promise<SignedDay> {
    const day = { day: '2026-11-23', previous, projects: heads.length, root: await rootOf(heads) };
    return {
      ...day,
      hash: await dayHash(day),
      signature: sign(null, Buffer.from(dayText(day)), privateKey).toString('base64url'),
      publicKey: publicKey.export({ format: 'jwk' }).x!,
    };
  }

  it('is sound as it was signed, whatever the order of its heads', async () => {
    const day = await stateDay();
    expect(await isSigned(day)).toBe(true);
    expect(await checkDay(day, FIRST_PREVIOUS)).toBeUndefined();
    expect(await checkHeads(day, heads.toReversed())).toBeUndefined();
  });

  it.each(['day', 'previous', 'root', 'hash', 'projects'] as const)('shows a change of its %s', async (field) => {
    const day = await stateDay();
    const changed = { ...day, [field]: field === 'projects' ? 3 : day[field].toString().replace(/^./, '9') };
    expect(await checkDay(changed, undefined)).toEqual({ fault: 'day', day: changed.day });
    const rehashed = { ...changed, hash: await dayHash(changed) };
    // A hash is not signed by itself: made again, it is the right one.
    const fault = field === 'hash' ? undefined : { fault: 'signature', day: changed.day };
    expect(await checkDay(rehashed, undefined)).toEqual(fault);
  });

  it('shows a signature of another key, and one that is no signature', async () => {
    const day = await stateDay();
    const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x!;
    expect(await isSigned({ ...day, publicKey: other })).toBe(false);
    expect(await isSigned({ ...day, signature: 'AAAA' })).toBe(false);
    expect(await isSigned({ ...day, publicKey: 'AAAA' })).toBe(false);
  });

  it('shows a statement that was left out before it', async () => {
    expect(await checkDay(await stateDay('aa'.repeat(32)), 'bb'.repeat(32))).toEqual({
      fault: 'day',
      day: '2026-11-23',
    });
  });

  it('shows a head that was left out, added or changed', async () => {
    const day = await stateDay();
    const fault = { fault: 'heads', day: '2026-11-23' };
    expect(await checkHeads(day, heads.slice(1))).toEqual(fault);
    expect(await checkHeads(day, [...heads, { project: 'c', seq: 1, hash: NO_HASH }])).toEqual(fault);
    expect(await checkHeads(day, heads.with(0, { ...heads[0]!, seq: 1 }))).toEqual(fault);
  });
});

describe('the commitment to a receipt', () => {
  it('is opened by the opening and the donation number together, and differs on every line', async () => {
    const salt = '0f'.repeat(16);
    const [first, second] = [await openingOf(salt, PROJECT, 1), await openingOf(salt, PROJECT, 2)];
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(first).not.toBe(second);
    const seen = new Set([
      await commitmentOf(first, 1234),
      await commitmentOf(second, 1234),
      await commitmentOf(first, 1235),
    ]);
    expect(seen.size).toBe(3);
    expect(await commitmentOf(first, '1234')).toBe(await commitmentOf(first, 1234));
  });
});
