import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerDayAnswer, LedgerHeads } from '#src/contracts/ledger.ts';
import { checkDay, checkHeads } from '#src/domain/ledger-day.ts';
import { commitmentOf, openingOf } from '#src/domain/ledger-proof.ts';
import { createLedgerFiles } from '#src/endpoints/ledger.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { publishDay } from '#src/server/ledger/publish-day.ts';
import { databaseErrorCode, rowsOf } from '#src/server/platform/db/client.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { faultOf, giveTo, ledgerOf, projectThat, wordsFile } from '#tests/fixtures/ledger.ts';
import { createRefundSite, type RefundSite } from '#tests/fixtures/refunds.ts';

const DAY = 86_400_000;
let site: RefundSite;
let water: { id: string; slug: string };
let zakatProject: { id: string; slug: string };
let ours: { id: string; slug: string };
beforeAll(async () => {
  site = await createRefundSite();
  water = await projectThat(
    site.app,
    sql`ngo_id is not null and not is_suitable_for_zakat and endowment_percentage > 0`,
  );
  zakatProject = await projectThat(
    site.app,
    sql`ngo_id is not null and is_suitable_for_zakat and not exists (select 1 from ledger_sums s where s.project_id = p.id and s.kind = 'payout')`,
  );
  ours = await projectThat(site.app, sql`ngo_id is null`);
});
afterAll(() => site.app.close());

const newest = async (slug: string, count: number) =>
  (await ledgerOf(site.app, slug, `?limit=${count}`)).data.map(({ account, amount, kind }) => [kind, account, amount]);

const files = () => createLedgerFiles(async () => site.app.services).app;
const read = async <Answer>(path: string): Promise<Answer> =>
  (await (await files().request(`http://localhost:3000${path}`)).json()) as Answer;
const words = () => wordsFile({ en: 'School meals, January', ar: 'وجبات مدرسية، يناير' });
const passOn = (slug: string, amount: string, intention: string) =>
  site.run('ledger:payout', slug, amount, intention, 'BANK-9', words(), 'yes');
/** Posts an entry by SQL alone, past every rule of the program. */
const post = (kind: string, postings: [string, number, string | null, string | null][], memo: string | null = null) =>
  site.app.services.db
    .transaction(async (tx) => {
      const ngo =
        memo === null
          ? null
          : (await rowsOf<{ id: string }>(tx, sql`select ngo_id as id from projects where id = ${zakatProject.id}`))[0]!
              .id;
      for (const [code] of postings)
        await tx.execute(
          sql`insert into ledger_accounts (id, code, kind) values (gen_random_uuid(), ${code}, split_part(${code}, ':', 1)) on conflict do nothing`,
        );
      await tx.execute(sql`with e as (insert into ledger_entries (id, kind, external_key, occurred_at, posted_at, memo, ngo_id)
          values (gen_random_uuid(), ${kind}, gen_random_uuid()::text, now(), now(), ${memo}::jsonb, ${ngo}) returning id)
        insert into ledger_postings (id, entry_id, account_id, currency, amount_minor, project_id, intention)
        select gen_random_uuid(), e.id, a.id, 'USD', (p->>1)::bigint, (p->>2)::uuid, p->>3
        from e, jsonb_array_elements(${JSON.stringify(postings)}::jsonb) p join ledger_accounts a on a.code = p->>0`);
    })
    .then(() => 'booked', databaseErrorCode);

describe("a project's public account", () => {
  it('has a line for each posting, from the first donation on, and every chain of the demo charity holds', async () => {
    const slugs = await rowsOf<{ slug: string }>(
      site.app.services.db,
      sql`select slug from projects where status in ('published', 'completed') order by slug limit 12`,
    );
    for (const { slug } of slugs) expect(await faultOf(site.app, slug)).toBeUndefined();
    expect(await runLedgerCheck(site.app.services)).toEqual([]);
  });

  it('shows a donation, its share for the endowment and its fee, and the balance after each', async () => {
    const before = await ledgerOf(site.app, water.slug, '?limit=1');
    const { order } = await site.paid([{ type: 'project', projectId: water.id, price: 10_000 }]);
    const after = await ledgerOf(site.app, water.slug, '?limit=3');
    const [fee, share, donation] = after.data;
    expect(after.data.map(({ kind }) => kind)).toEqual(['fee', 'endowmentShare', 'donation']);
    expect(donation!.amount + share!.amount).toBe(10_000);
    expect(share!.account).toBe('endowment');
    expect(fee!.amount).toBeLessThan(0);
    expect(fee!.balance).toBe((before.data[0]?.balance ?? 0) + donation!.amount + fee!.amount);
    expect(after.total).toBe(before.total + 3);
    expect(after.head).toEqual({ seq: fee!.seq, hash: fee!.hash });
    expect(JSON.stringify(after)).not.toContain(order.number);
    expect(JSON.stringify(after)).not.toContain(order.id);
    expect(await faultOf(site.app, water.slug)).toBeUndefined();
  });

  it('shows a refund and a lost dispute as lines of their own', async () => {
    const paid = await site.transferred([{ type: 'project', projectId: water.id, price: 5000 }]);
    await site.run('refund:make', paid.order.number, 'whole', 'typed', 'twice');
    await site.run('refund:paid', paid.order.number, 'OUT-77');
    expect((await newest(water.slug, 2)).map(([kind]) => kind)).toEqual(['refund', 'refund']);
    const lines = await newest(water.slug, 4);
    expect(lines.reduce((sum, [, , amount]) => sum + Number(amount), 0)).toBe(0);
    expect(await faultOf(site.app, water.slug)).toBeUndefined();
  });

  it('keeps its order when many donations are booked at the same moment', async () => {
    const placed = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => giveTo(site.app, turn % 2 ? water.id : ours.id, 1000 + turn)),
    );
    const before = await ledgerOf(site.app, water.slug);
    await Promise.all(
      placed.map(({ order, payment }) =>
        confirmTransfer(site.app.services, {
          reference: payment.reference!,
          amount: order.total,
          movement: `AT-ONCE-${order.number}`,
        }),
      ),
    );
    const { total } = await ledgerOf(site.app, water.slug);
    expect(total).toBe(before.total + 12);
    expect(await faultOf(site.app, water.slug, [before.head!])).toBeUndefined();
    expect(await faultOf(site.app, ours.slug)).toBeUndefined();
    expect(await site.findings()).toEqual([]);
  });

  it('is read in pages, forwards and backwards, without a gap or a repetition', async () => {
    for (const sort of ['newest', 'oldest']) {
      const seen: number[] = [];
      for (let cursor = ''; ;) {
        const page = await ledgerOf(site.app, water.slug, `?limit=4&sort=${sort}${cursor}`);
        seen.push(...page.data.map(({ seq }) => seq));
        if (page.nextCursor === undefined) break;
        cursor = `&cursor=${page.nextCursor}`;
      }
      const { total } = await ledgerOf(site.app, water.slug);
      const upwards = Array.from({ length: total }, (_, index) => index + 1);
      expect(seen).toEqual(sort === 'oldest' ? upwards : upwards.toReversed());
    }
  });

  it.each([
    ['?limit=1001', 'limit', 'tooHigh'],
    ['?limit=0', 'limit', 'tooLow'],
    ['?sort=amount', 'sort', 'invalidSelection'],
    ['?cursor=bm90', 'cursor', 'invalidFormat'],
    [`?sort=oldest&cursor=${Buffer.from('newest:3').toString('base64url')}`, 'cursor', 'invalidFormat'],
  ])('rejects %s', async (query, path, code) => {
    const answer = await site.app.get(`/projects/${water.slug}/ledger${query}`);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { errors: object[] }).errors[0]).toMatchObject({ path, code });
  });

  it('answers an offset and a cursor beyond the end with no lines', async () => {
    const { total } = await ledgerOf(site.app, water.slug);
    expect((await ledgerOf(site.app, water.slug, `?offset=${total}`)).data).toEqual([]);
    const beyond = Buffer.from(`oldest:${total + 1}`).toString('base64url');
    expect((await ledgerOf(site.app, water.slug, `?sort=oldest&cursor=${beyond}`)).data).toEqual([]);
  });

  it('is not there for a project that is not public, and for none', async () => {
    const [draft] = await rowsOf<{ slug: string }>(
      site.app.services.db,
      sql`select slug from projects where status not in ('published', 'completed') limit 1`,
    );
    for (const slug of [draft!.slug, 'no-such-project'])
      expect((await site.app.get(`/projects/${slug}/ledger`)).status).toBe(404);
  });

  it('that has no line yet is empty', async () => {
    await site.app.services.db
      .execute(sql`insert into projects (id, slug, title, currency, goal_minor, country, status, published_at, created_at, updated_at)
      values (gen_random_uuid(), 'untouched', '{"en": "Untouched"}', 'USD', 100, 'SY', 'published', now(), now(), now())`);
    expect(await ledgerOf(site.app, 'untouched')).toMatchObject({
      data: [],
      total: 0,
      head: null,
      published: null,
      sums: [],
    });
  });
});

describe('a line', () => {
  it('is proven by the opening of its receipt, and by no other number', async () => {
    const { order } = await site.transferred([{ type: 'project', projectId: water.id, price: 3000 }]);
    const [line] = (await ledgerOf(site.app, water.slug, '?limit=1')).data;
    const [salt] = await rowsOf<{ salt: string }>(
      site.app.services.db,
      sql`select salt from ledger_salts where order_id = ${order.id}`,
    );
    const opening = await openingOf(salt!.salt, water.id, line!.seq);
    expect(await commitmentOf(opening, order.number)).toBe(line!.commitment);
    expect(await commitmentOf(opening, Number(order.number) + 1)).not.toBe(line!.commitment);
  });

  it('of a person who is erased holds, and belongs to nobody any more', async () => {
    const { order } = await site.transferred([{ type: 'project', projectId: water.id, price: 3100 }]);
    const { head } = await ledgerOf(site.app, water.slug, '?limit=1');
    const { db } = site.app.services;
    const salts = () => rowsOf(db, sql`select 1 from ledger_salts where order_id = ${order.id}`);
    expect(await salts()).toHaveLength(1);
    await db.execute(sql`delete from order_donors where order_id = ${order.id}`);
    await db.execute(sql`update orders set erased_at = now() where id = ${order.id}`);
    expect(await salts()).toEqual([]);
    expect((await ledgerOf(site.app, water.slug, '?limit=1')).head).toEqual(head);
    expect(await faultOf(site.app, water.slug, [head!])).toBeUndefined();
    await site.run('refund:make', order.number, 'whole', 'asked', 'for');
    await site.run('refund:paid', order.number, 'OUT-78');
    expect((await ledgerOf(site.app, water.slug, '?limit=1')).data[0]!.commitment).toBeNull();
    expect(await salts()).toEqual([]);
  });

  it.each(['ledger_lines', 'ledger_days', 'ledger_day_heads'])('of %s cannot be changed or removed', async (table) => {
    const { db } = site.app.services;
    const failure = (query: ReturnType<typeof sql>) => db.execute(query).then(() => 'nothing', databaseErrorCode);
    expect(await failure(sql`delete from ${sql.identifier(table)}`)).toBe('23001');
    expect(await failure(sql`update ${sql.identifier(table)} set hash = hash`)).toBe('23001');
    expect(await failure(sql`truncate ${sql.identifier(table)} cascade`)).toBe('23001');
  });
});

describe('ledger:check', () => {
  it.each([
    ['whose hash or balance', sql`update ledger_lines set day = day - 1 where seq = 2`],
    ['differ from their posting', sql`update ledger_lines set amount_minor = amount_minor + 1 where seq = 2`],
    ['heads that are not', sql`update ledger_heads set seq = seq - 1 where seq > 2`],
    ['sums that differ', sql`update ledger_sums set amount_minor = amount_minor + 1`],
    ['postings without', sql`delete from ledger_lines where seq = 1`],
    ['published heads', sql`update ledger_day_heads set hash = repeat('a', 64)`],
  ])('finds lines %s', async (name, damage) => {
    await publishDay(site.app.services);
    const seen: string[] = [];
    await site.app.services.db
      .transaction(async (tx) => {
        for (const table of ['ledger_lines', 'ledger_day_heads'])
          await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
        await tx.execute(damage);
        seen.push(...(await runLedgerCheck({ db: tx })).map(({ check }) => check));
        tx.rollback();
      })
      .catch(() => {});
    expect(seen.some((check) => check.includes(name))).toBe(true);
  });
});

describe('the statement of each day', () => {
  it('is signed once a day by whichever process comes first, and speaks of what is new', async () => {
    site.app.clock.pass(DAY);
    await site.transferred([{ type: 'project', projectId: water.id, price: 2000 }]);
    const [first, second] = await Promise.all([publishDay(site.app.services), publishDay(site.app.services)]);
    expect([first, second].filter(Boolean)).toHaveLength(1);
    site.app.clock.pass(DAY);
    await site.transferred([{ type: 'project', projectId: water.id, price: 2100 }]);
    while ((await runDueJobs(site.app.services)) > 0);
    const { days } = await read<LedgerHeads>('/ledger/heads.json');
    const [last, before] = days;
    expect(last!.previous).toBe(before!.hash);
    for (const day of days) {
      const whole = await read<LedgerDayAnswer>(`/ledger/days/${day.day}.json`);
      expect(await checkDay(day, undefined)).toBeUndefined();
      expect(await checkHeads(day, whole.heads)).toBeUndefined();
    }
    const { heads } = await read<LedgerDayAnswer>(`/ledger/days/${last!.day}.json`);
    expect(heads.map(({ project }) => project)).toEqual([water.id]);
    const { head, published } = await ledgerOf(site.app, water.slug);
    expect(published).toEqual({ day: last!.day, ...head });
    expect(await faultOf(site.app, water.slug, heads)).toBeUndefined();
  });

  it('waits where the clock was set back', async () => {
    site.app.clock.pass(-2 * DAY);
    while ((await runDueJobs(site.app.services)) > 0);
    expect(await publishDay(site.app.services)).toBe(false);
    site.app.clock.pass(2 * DAY);
  });

  it('shows to whoever kept it that lines were removed from the end', async () => {
    const { head } = await ledgerOf(site.app, water.slug);
    expect(await faultOf(site.app, water.slug, [{ seq: head!.seq + 1, hash: head!.hash }])).toMatchObject({
      fault: 'truncated',
    });
  });

  it('is kept for ever, as a file that never changes, and comes as a feed', async () => {
    const { days } = await read<LedgerHeads>('/ledger/heads.json');
    const day = await files().request(`http://localhost:3000/ledger/days/${days[0]!.day}.json`);
    expect(day.headers.get('cache-control')).toContain('immutable');
    expect(day.headers.get('access-control-allow-origin')).toBe('*');
    const again = await files().request(`http://localhost:3000/ledger/days/${days[0]!.day}.json`, {
      headers: { 'if-none-match': day.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
    const feed = await (await files().request('http://localhost:3000/ledger/heads.atom.xml')).text();
    expect(feed).toContain(days[0]!.hash);
    expect((await read<LedgerHeads>(`/ledger/heads.json?before=${days[0]!.day}`)).days).toEqual(days.slice(1));
    for (const path of ['/ledger/days/2020-01-01.json', '/ledger/days/2026-99-99.json', '/ledger/projects/none.csv'])
      expect((await files().request(`http://localhost:3000${path}`)).status).toBe(404);
    expect((await files().request('http://localhost:3000/ledger/heads.json?before=x')).status).toBe(400);
  });

  it('has every line of a project beside it as a table', async () => {
    const { total } = await ledgerOf(site.app, water.slug);
    const table = await (await files().request(`http://localhost:3000/ledger/projects/${water.slug}.csv`)).text();
    expect(table.trimEnd().split('\r\n')).toHaveLength(total + 1);
  });
});

describe('ledger:payout and ledger:delivery', () => {
  it('pass money on to the institution and record what it spent, after a second look', async () => {
    await site.transferred([{ type: 'project', projectId: zakatProject.id, price: 8000, intention: 'zakat' }]);
    const file = words();
    const args = [zakatProject.slug, '60.00', 'zakat', 'BANK-1', file];
    const look = await site.run('ledger:payout', ...args);
    expect(look.code).toBe(0);
    expect(look.lines.join(' ')).toContain('Nothing is booked yet');
    expect(await newest(zakatProject.slug, 1)).toEqual([['donation', 'project', 8000]]);
    expect(await site.run('ledger:payout', ...args, 'yes')).toMatchObject({ code: 0 });
    expect(await newest(zakatProject.slug, 1)).toEqual([['payout', 'project', -6000]]);
    expect((await site.run('ledger:payout', ...args, 'yes')).lines[0]).toContain('recorded already');
    const spend = (amount: string, reference: string) =>
      site.run('ledger:delivery', zakatProject.slug, amount, 'zakat', reference, file, 'yes');
    expect((await spend('60.01', 'REPORT-1')).lines[0]).toBe('Too much: 60.00 USD of this intention is there.');
    expect(await spend('45.00', 'REPORT-1')).toMatchObject({ code: 0 });
    const { data } = await ledgerOf(site.app, zakatProject.slug, '?limit=1');
    expect(data[0]).toMatchObject({ kind: 'delivery', account: 'institution', amount: -4500, intention: 'zakat' });
    expect(data[0]!.words).toMatchObject({ en: 'School meals, January', ar: 'وجبات مدرسية، يناير' });
    expect(data[0]!.words!.institution).toBeDefined();
    expect(await faultOf(site.app, zakatProject.slug)).toBeUndefined();
    expect(await site.findings()).toEqual([]);
  });

  it('record what the charity itself spent out of the fund', async () => {
    await site.transferred([{ type: 'project', projectId: ours.id, price: 5000 }]);
    expect((await site.run('ledger:payout', ours.slug, '1.00', 'sadaqah', 'P-1', words())).lines[0]).toContain(
      'No institution',
    );
    expect(await site.run('ledger:delivery', ours.slug, '10.00', 'sadaqah', 'D-1', words(), 'yes')).toMatchObject({
      code: 0,
    });
    expect(await newest(ours.slug, 1)).toEqual([['delivery', 'project', -1000]]);
    expect(await site.findings()).toEqual([]);
  });

  it('do not let zakat go to an unsuitable project, nor more than there is', async () => {
    expect((await passOn(water.slug, '1.00', 'zakat')).lines[0]).toBe('This project is not suitable for zakat.');
    expect((await passOn(water.slug, '9999999.00', 'sadaqah')).lines[0]).toMatch(/^Too much/);
    expect((await passOn('nowhere', '1.00', 'sadaqah')).lines[0]).toBe('No project has this address.');
  });

  it('keep a refund from returning what was passed on', async () => {
    const project = await projectThat(
      site.app,
      sql`ngo_id is not null and is_suitable_for_zakat and slug <> ${zakatProject.slug}`,
    );
    const { order } = await site.transferred([
      { type: 'project', projectId: project.id, price: 4000, intention: 'zakat' },
    ]);
    const [held] = await rowsOf<{ held: string }>(
      site.app.services.db,
      sql`select sum(amount_minor)::text as held from ledger_sums where project_id = ${project.id} and intention = 'zakat' and account = 'project'`,
    );
    await site.run(
      'ledger:payout',
      project.slug,
      (Number(held!.held) / 100 - 10).toFixed(2),
      'zakat',
      'BANK-3',
      words(),
      'yes',
    );
    expect((await site.run('refund:make', order.number, 'whole', 'asked')).lines[0]).toContain(
      '10.00 USD can be returned',
    );
  });

  it.each([
    [[]],
    [['x', '1.00', 'sadaqah', 'R-1']],
    [['x', '1.00', 'gift', 'R-1', 'FILE']],
    [['x', '1.00', 'sadaqah', 'a reference with spaces', 'FILE']],
    [['x', '1.00', 'sadaqah', 'R-1', 'FILE', 'perhaps']],
    [['x', '1.00', 'sadaqah', 'R-1', 'EMPTY']],
    [['x', '1.00', 'sadaqah', 'R-1', 'LINES']],
  ])('%j says how it is used', async (args) => {
    const named: Record<string, unknown> = { FILE: { en: 'Meals' }, EMPTY: {}, LINES: { en: 'Meals\nfor all' } };
    const given = args.map((arg) => (arg in named ? wordsFile(named[arg]) : arg));
    expect(await site.run('ledger:payout', ...given)).toMatchObject({ code: 2 });
  });
});

describe('the database', () => {
  it('lets zakat move to a suitable project, so that the refusals below are no accident', async () => {
    await site.transferred([{ type: 'zakat', price: 5000 }]);
    expect(
      await post('donation', [
        ['fund:zakat', 1000, null, 'zakat'],
        [`fund:project:${zakatProject.id}:zakat`, -1000, zakatProject.id, 'zakat'],
      ]),
    ).toBe('booked');
    expect(
      await post(
        'payout',
        [
          [`asset:advance:${zakatProject.id}:zakat`, 1000, zakatProject.id, 'zakat'],
          ['asset:bank', -1000, null, null],
        ],
        '{"en": "Meals"}',
      ),
    ).toBe('booked');
  });

  it.each([
    [
      'a project that is not suitable',
      () => [
        ['fund:zakat', 1000, null, 'zakat'],
        [`fund:project:${water.id}:zakat`, -1000, water.id, 'zakat'],
      ],
    ],
    [
      'charity',
      () => [
        ['fund:zakat', 1000, null, 'zakat'],
        ['fund:general', -1000, null, null],
      ],
    ],
    [
      'charity, under the name of zakat',
      () => [
        ['fund:zakat', 1000, null, 'zakat'],
        ['fund:general', -1000, null, 'zakat'],
      ],
    ],
    [
      'charity of a suitable project',
      () => [
        [`fund:project:${zakatProject.id}:zakat`, 1000, zakatProject.id, 'zakat'],
        [`fund:project:${zakatProject.id}:sadaqah`, -1000, zakatProject.id, 'sadaqah'],
      ],
    ],
    [
      'an endowment',
      () => [
        ['fund:zakat', 1000, null, 'zakat'],
        ['fund:endowment', -1000, null, 'zakat'],
      ],
    ],
    [
      'fees',
      () => [
        ['fund:zakat', 1000, null, 'zakat'],
        ['expense:fees:stripe', -1000, null, null],
      ],
    ],
    [
      'the bank',
      () => [
        ['fund:zakat', 1000, null, 'zakat'],
        ['asset:bank', -1000, null, null],
      ],
    ],
    [
      'the bank, without its name',
      () => [
        ['fund:zakat', 1000, null, null],
        ['asset:bank', -1000, null, null],
      ],
    ],
  ] as [string, () => [string, number, string | null, string | null][]][])(
    'does not let zakat leave its fund for %s',
    async (_, postings) => {
      expect(await post('donation', postings())).toBe('23514');
      expect(await post('refund', postings())).toBe('23514');
    },
  );

  it.each([
    [
      'to a project that is not suitable',
      () => [
        [`asset:advance:${water.id}:zakat`, 100, water.id, 'zakat'],
        ['asset:bank', -100, null, null],
      ],
    ],
    [
      'beyond what its fund holds',
      () => [
        [`asset:advance:${zakatProject.id}:zakat`, 99_999_999, zakatProject.id, 'zakat'],
        ['asset:bank', -99_999_999, null, null],
      ],
    ],
    [
      'under the name of another project',
      () => [
        [`asset:advance:${zakatProject.id}:zakat`, 100, water.id, 'zakat'],
        ['asset:bank', -100, null, null],
      ],
    ],
    [
      'under another intention',
      () => [
        [`asset:advance:${zakatProject.id}:zakat`, 100, zakatProject.id, 'sadaqah'],
        ['asset:bank', -100, null, null],
      ],
    ],
  ] as [string, () => [string, number, string | null, string | null][]][])(
    'does not pass zakat on %s',
    async (_, postings) => {
      expect(await post('payout', postings(), '{"en": "Meals"}')).toBe('23514');
    },
  );

  it('takes no payout without words, and none without its institution', async () => {
    const postings: [string, number, string | null, string | null][] = [
      [`asset:advance:${zakatProject.id}:zakat`, 1, zakatProject.id, 'zakat'],
      ['asset:bank', -1, null, null],
    ];
    expect(await post('payout', postings)).toBe('23514');
    expect(await post('payout', postings, '{"en": "two\\nlines"}')).toBe('23514');
  });
});
