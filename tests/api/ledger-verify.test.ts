import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerDayAnswer, LedgerHeads, PublicLedger } from '#src/contracts/ledger.ts';
import { lineHash, NO_HASH } from '#src/domain/ledger-line.ts';
import type { ReadJson } from '#src/domain/verify-ledger.ts';
import { type Statements, verifySite } from '#src/domain/verify-site.ts';
import { createLedgerFiles } from '#src/endpoints/ledger.ts';
import { publishDay } from '#src/server/ledger/publish-day.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import { giveTo, projectThat } from '#tests/fixtures/ledger.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let project: { id: string; slug: string };
let kept: Statements;
const answers = new Map<string, unknown>();
/** The site, read once and then from memory: what a forger would have to answer instead is put over it. */
const read: ReadJson = async (path) => {
  if (!answers.has(path)) {
    const files = createLedgerFiles(async () => app.services).app;
    const response = path.startsWith('/api/v1')
      ? await app.api.request(path.slice('/api/v1'.length))
      : await files.request(`http://localhost:3000${path}`);
    answers.set(path, response.status === 404 ? undefined : await response.json());
  }
  return structuredClone(answers.get(path));
};
const verify = async (reader: ReadJson = read, before: Statements | undefined = kept) => {
  const said: string[] = [];
  const { faults } = await verifySite(reader, before, (line) => said.push(line));
  return { faults, said: said.join('\n') };
};
const accountOf = (id: string) => `/api/v1/projects/${id}/ledger?sort=oldest&limit=1000`;

beforeAll(async () => {
  app = await createTestApp();
  project = await projectThat(app, sql`true`);
  for (const amount of [1000, 2000]) {
    await publishDay(app.services);
    app.clock.pass(86_400_000);
    const { order, payment } = await giveTo(app, project.id, amount);
    await confirmTransfer(app.services, {
      reference: payment.reference!,
      amount: order.total,
      movement: `V-${amount}`,
    });
  }
  await publishDay(app.services);
  ({ statements: kept } = await verifySite(read, undefined, () => {}));
});
afterAll(() => app.close());

/** The site with one answer changed. */
const forged =
  <Answer>(path: string, change: (answer: Answer) => unknown): ReadJson =>
  async (asked) => {
    const answer = await read(asked);
    return asked === path ? change(answer as Answer) : answer;
  };

describe('ledger:verify', () => {
  it('finds a site in order, and says how much it has read', async () => {
    const { faults, said } = await verify();
    expect(faults).toBe(0);
    expect(said).toContain('Statements: 3.');
    expect(said).toMatch(/Projects: \d+\. Lines: \d{4}\./);
  });

  it('finds a changed line', async () => {
    const { said } = await verify(
      forged<{ result: PublicLedger }>(accountOf(project.id), ({ result }) => ({
        result: { ...result, data: result.data.with(1, { ...result.data[1]!, amount: 1 }) },
      })),
    );
    expect(said).toContain(`Project ${project.id}: line 2 was changed.`);
  });

  it('finds a chain that was hashed again from a changed line on', async () => {
    const { said } = await verify(async (path) => {
      const answer = await read(path);
      if (path !== accountOf(project.id)) return answer;
      const { result } = answer as { result: PublicLedger };
      let previous: string = NO_HASH;
      const data: PublicLedger['data'] = [];
      for (const line of result.data) {
        const changed = { ...line, day: '2026-01-01' };
        previous = await lineHash(project.id, previous, changed);
        data.push({ ...changed, hash: previous });
      }
      return { result: { ...result, data, published: null } };
    });
    expect(said).toMatch(/is another one than was published/);
  });

  it('finds lines that were removed from the end', async () => {
    const { said } = await verify(
      forged<{ result: PublicLedger }>(accountOf(project.id), ({ result }) => ({
        result: { ...result, data: result.data.slice(0, -1), published: null },
      })),
    );
    expect(said).toMatch(/was published and is gone/);
  });

  it('finds a statement that was left out, changed, or signed again', async () => {
    const heads = '/ledger/heads.json';
    const without = (at: number) =>
      forged<LedgerHeads>(heads, (page) => ({ ...page, days: page.days.toSpliced(at, 1) }));
    expect((await verify(without(0))).said).toContain('is not the one that was kept');
    expect((await verify(without(1), undefined)).said).toContain('one before it is missing');
    const changed = forged<LedgerHeads>(heads, (page) => ({
      ...page,
      days: page.days.with(0, { ...page.days[0]!, signature: page.days[1]!.signature }),
    }));
    expect((await verify(changed)).said).toContain('signature of the statement');
    const { days } = (await read(heads)) as LedgerHeads;
    const unlike = forged<LedgerDayAnswer>(`/ledger/days/${days[0]!.day}.json`, (day) => ({ ...day, heads: [] }));
    expect((await verify(unlike)).said).toContain('not those that were signed');
  });

  it('leaves out a project that is not public any more, and says so', async () => {
    const { faults, said } = await verify(forged(accountOf(project.id), () => undefined));
    expect(faults).toBe(0);
    expect(said).toContain('were not read: 1.');
  });
});
