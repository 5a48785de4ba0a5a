import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect } from 'vitest';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { hijriCommands } from '#src/server/renewals/hijri-commands.ts';
import { categoryOf, give } from '#tests/fixtures/giving.ts';
import { renewalTest as it } from '#tests/fixtures/renewals.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sanad-hijri-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(app: TestApp, text: string, ...source: string[]): Promise<{ code: number; lines: string[] }> {
  const file = path.join(folder, 'months.csv');
  writeFileSync(file, text);
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  const code = await hijriCommands['hijri:import']!(app.services, [file, ...source], print, { hasPage: () => true });
  return { code, lines };
}
const TABLE = 'month,first day\n1448-08,2027-01-08\n1448-09,2027-02-07\n1448-10,2027-03-09\n';
const months = ({ services }: TestApp) =>
  rowsOf(services.db, sql`select name, starts_on::text as day, source from hijri_months order by name`);

describe('the table of an authority’s calendar', () => {
  it('moves the dates that depend on it, once, and is audited with its source', async ({ app, given, stripe }) => {
    given.at('2026-11-25T12:00:00Z');
    const line = { type: 'endowment', categoryId: await categoryOf(app, 'health'), price: 2500, isSubscription: true };
    const items = [{ ...line, subscriptionRecurringInterval: 'day', subscriptionCalendar: 'ramadan' }];
    const placed = await give(app, { items, paymentMethod: 'stripe' });
    stripe.turn(`pi_${placed.payment.id}`, 'succeeded');
    app.clock.pass(20_000);
    await given.work();
    expect(await given.plan()).toMatchObject({ nextAt: '2027-02-08T06:00:00.000Z' });
    const { code, lines } = await run(app, TABLE, 'Fiqh', 'Council');
    expect(code).toBe(0);
    expect(lines).toContain('1448-09 begins on 2027-02-07 (before: 2027-02-08).');
    expect(lines.at(-1)).toBe('1 recurring donations have another next date.');
    expect(await given.plan()).toMatchObject({ nextAt: '2027-02-07T06:00:00.000Z' });
    const entries = () =>
      rowsOf<{ after: object }>(app.services.db, sql`select after from audit_log where action = 'hijriMonthsImported'`);
    expect((await entries())[0]!.after).toMatchObject({ '1448-09': '2027-02-07', source: 'Fiqh Council' });
    const stored = await months(app);
    expect((await run(app, TABLE, 'Fiqh', 'Council')).lines).toEqual([
      'Every month begins as it was known.',
      '0 recurring donations have another next date.',
    ]);
    expect(await months(app)).toEqual(stored);
    expect(await entries()).toHaveLength(1);
    await given.work();
    expect((await given.emails()).filter((kind) => kind === 'planMoved')).toHaveLength(1);
  });

  it('with an error changes nothing, and names the line', async ({ app }) => {
    const refused = async (text: string): Promise<string[]> => {
      const { code, lines } = await run(app, text, 'Council');
      expect(code).toBe(1);
      expect(lines.at(-1)).toBe('Nothing was imported.');
      return lines;
    };
    expect((await refused(`${TABLE}1448-9,2027-02-08`))[0]).toMatch(/^line 5: the month is written as/);
    expect((await refused(`${TABLE}1448-11,2027-04-31`))[0]).toMatch(/^line 5: the first day is written as/);
    expect((await refused('1448-09,2027-02-10'))[0]).toMatch(/^line 1: 1448-08 would have \d+ days/);
    expect((await refused(''))[0]).toBe('There are no months in the file.');
    expect((await refused('month\n'))[0]).toBe('There are no months in the file.');
    expect((await refused('"1448-09,2027-02-08'))[0]).toBe('line 1: a quote is not closed');
    expect((await refused('1448-09,2027-02-08\n'.repeat(1001)))[0]).toContain('more than 1000 lines');
    expect(await months(app)).toEqual([]);
    expect((await run(app, TABLE)).code).toBe(2);
  });

  it('lets months change their days with each other', async ({ app }) => {
    expect((await run(app, TABLE, 'Council')).code).toBe(0);
    const back = '1448-08,2027-01-09\n1448-09,2027-02-08\n1448-10,2027-03-09\n';
    expect((await run(app, back, 'Supreme Court')).code).toBe(0);
    expect(await months(app)).toEqual([
      { name: '1448-08', day: '2027-01-09', source: 'Supreme Court' },
      { name: '1448-09', day: '2027-02-08', source: 'Supreme Court' },
    ]);
  });
});
