import { type SQL, sql } from 'drizzle-orm';
import { WITH_THREE_DIGITS, WITHOUT_MINOR_UNIT } from '#money/exponents.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';

/** How many decimals the currency in a column has. */
const exponentIn = (code: SQL): SQL => sql`(case when ${code} in (${listOf(WITHOUT_MINOR_UNIT)}) then 0
  when ${code} in (${listOf(WITH_THREE_DIGITS)}) then 3 else 2 end)::numeric`;
const listOf = (codes: readonly string[]): SQL => sql.raw(codes.map((code) => `'${code}'`).join(', '));

/** Each query finds rows that violate a rule of the ledger, and should find none. */
const CHECKS: Record<string, SQL> = {
  'entries out of balance': sql`select entry_id as id, currency, sum(amount_minor) as amount
    from ledger_postings group by entry_id, currency having sum(amount_minor) <> 0`,
  'entries without postings': sql`select e.id from ledger_entries e where not exists (select 1 from ledger_postings p where p.entry_id = e.id)`,
  'postings without an entry': sql`select p.id from ledger_postings p where not exists (select 1 from ledger_entries e where e.id = p.entry_id)`,
  'projects whose raised amount differs from the ledger': sql`
    with expected as (
      select p.project_id, -sum(coalesce(p.counted_minor, p.amount_minor)) as raised from ledger_postings p join ledger_accounts a on a.id = p.account_id
      where p.project_id is not null and a.kind = 'fund' group by p.project_id)
    select coalesce(t.project_id, expected.project_id) as id, t.raised_minor as counter, expected.raised as ledger
    from project_totals t full join expected on expected.project_id = t.project_id where coalesce(t.raised_minor, 0) <> coalesce(expected.raised, 0)`,
  'institutions whose raised amount differs from the ledger': sql`
    with expected as (
      select j.ngo_id, j.currency, -sum(coalesce(p.counted_minor, p.amount_minor)) as raised from ledger_postings p
        join ledger_accounts a on a.id = p.account_id join projects j on j.id = p.project_id
      where a.kind = 'fund' and j.ngo_id is not null group by j.ngo_id, j.currency)
    select coalesce(t.ngo_id, expected.ngo_id) as id, t.raised_minor as counter, expected.raised as ledger
    from (select ngo_id, currency, sum(raised_minor) as raised_minor from ngo_totals group by ngo_id, currency) t
    full join expected on expected.ngo_id = t.ngo_id and expected.currency = t.currency
    where coalesce(t.raised_minor, 0) <> coalesce(expected.raised, 0)`,
  'postings in another currency than their project that count as nothing, or in its own that do': sql`
    select p.id from ledger_postings p join ledger_accounts a on a.id = p.account_id join projects j on j.id = p.project_id
    where a.kind = 'fund' and (p.currency <> j.currency) <> (p.counted_minor is not null)`,
  // Half a unit rounds up, as in the domain, in whole numbers: doubled, and a half added.
  'orders that count at another rate than theirs': sql`
    with given as (
      select e.order_id, p.project_id, p.currency, -sum(p.amount_minor) as amount, -sum(p.counted_minor) as counted
      from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
      where a.kind = 'fund' and p.counted_minor is not null group by e.order_id, p.project_id, p.currency)
    select g.order_id || ' ' || g.project_id as id from given g left join lateral (
      select i.exchange_rate as rate, i.counts_in from order_items i where i.order_id = g.order_id and i.project_id = g.project_id limit 1) line on true
    where g.counted is distinct from div(2 * g.amount * line.rate * 10 ^ ${exponentIn(sql`line.counts_in`)} + 10 ^ ${exponentIn(sql`g.currency`)}, 2 * 10 ^ ${exponentIn(sql`g.currency`)})`,
  'projects whose number of donors is wrong': sql`
    select t.project_id as id from project_totals t
    where t.donors_count <> (select count(*) from project_donors d where d.project_id = t.project_id)`,
  'totals that differ from the ledger': sql`
    with expected as (
      select p.currency, -sum(p.amount_minor) as raised from ledger_postings p
        join ledger_accounts a on a.id = p.account_id where a.kind = 'fund'
        group by p.currency)
    select coalesce(t.currency, expected.currency) as id, t.raised_minor as counter, expected.raised as ledger
    from (select currency, sum(raised_minor) as raised_minor from giving_totals group by currency) t
    full join expected on expected.currency = t.currency
    where coalesce(t.raised_minor, 0) <> coalesce(expected.raised, 0)`,
  'paid orders without exactly one donation': sql`
    select o.id from orders o where o.paid_at is not null
    and (select count(*) from ledger_entries e where e.order_id = o.id and e.kind = 'donation') <> 1`,
  'donations of unpaid orders': sql`
    select e.id from ledger_entries e join orders o on o.id = e.order_id where e.kind = 'donation' and o.paid_at is null`,
  'donations that differ from the received amount': sql`
    select o.id from orders o join ledger_entries e on e.order_id = o.id
      join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
    where o.paid_at is not null and e.kind in ('donation', 'surplus') and a.kind = 'fund' group by o.id, o.received_minor having -sum(p.amount_minor) <> o.received_minor`,
  'succeeded payments without an entry': sql`
    select p.id from payments p where p.status in ('succeeded', 'refunded', 'disputed', 'lost') and not exists (
      select 1 from ledger_entries e where e.payment_id = p.id and e.kind in ('donation', 'duplicate', 'held', 'afterRefund'))`,
  'orders whose refunded amount differs from the ledger': sql`
    with returned as (
      select e.order_id, sum(p.amount_minor) as amount from ledger_entries e
        join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
      where e.kind in ('refund', 'disputeLost') and a.kind = 'fund' group by e.order_id)
    select o.id from orders o full join returned r on r.order_id = o.id where coalesce(o.refunded_minor, 0) <> coalesce(r.amount, 0)`,
  'lines of which more was refunded than their order': sql`
    select o.id from orders o join order_items i on i.order_id = o.id
    group by o.id having sum(i.refunded_minor) > o.refunded_minor or (o.status = 'refunded' and sum(i.refunded_minor) <> sum(i.amount_minor))`,
  'refunds whose entry is missing or of another amount': sql`
    select r.id from refunds r where r.status = 'succeeded' and not exists (
      select 1 from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
      where e.external_key = 'refund:' || r.id and e.order_id = r.order_id and e.payment_id = r.payment_id and a.kind = 'asset' and p.amount_minor = -r.amount_minor)`,
  'entries without a refund': sql`
    select e.id from ledger_entries e where e.kind = 'refund' and not exists (
      select 1 from refunds r where r.status = 'succeeded' and e.external_key = 'refund:' || r.id)`,
  'disputes whose entries are missing or of another amount': sql`
    select d.provider_ref as id from disputes d cross join lateral (
      select coalesce(sum(p.amount_minor) filter (where a.code like 'asset:disputed:%'), 0) as withdrawn,
        coalesce(-sum(p.amount_minor) filter (where e.kind = 'disputeLost' and a.kind = 'asset'), 0) as lost,
        coalesce(sum(p.amount_minor) filter (where e.kind = 'disputeFee' and a.kind = 'expense'), 0) as fee
      from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
      where e.external_key like 'dispute:' || d.provider_ref || ':%') booked
    where booked.withdrawn <> (case when d.status = 'open' and d.is_withdrawn then d.amount_minor else 0 end)
      or booked.lost <> (case when d.status = 'lost' then d.amount_minor else 0 end) or booked.fee <> d.fee_minor`,
  'payments whose state differs from their disputes': sql`
    select p.id from payments p where (p.status = 'disputed') <> exists (select 1 from disputes d where d.payment_id = p.id and d.status = 'open') and p.status in ('succeeded', 'disputed')
    union all select p.id from payments p where p.status = 'lost' and not exists (select 1 from disputes d where d.payment_id = p.id and d.status = 'lost')`,
  'funds and debts below zero': sql`
    select a.code as id from ledger_accounts a join ledger_postings p on p.account_id = a.id
    where a.kind in ('fund', 'liability') group by a.code, p.currency having sum(p.amount_minor) > 0`,
  // Without fees, which stay where a donation is returned.
  'projects that have given out more than they hold': sql`
    select project_id || ' ' || intention as id from ledger_sums where account = 'project' and kind <> 'fee'
    group by project_id, currency, intention having sum(amount_minor) < 0`,
  'payments of which more was returned than received': sql`
    select e.payment_id as id from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
    where (a.kind = 'asset' or a.code = 'expense:losses') and e.kind not in ('fee', 'disputeFee') and e.payment_id is not null group by e.payment_id having sum(p.amount_minor) < 0`,
  'held money that differs from the received amount': sql`
    select o.id from orders o where o.paid_at is null and o.received_minor <> (
      select coalesce(-sum(p.amount_minor), 0) from ledger_entries e
        join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
      where e.order_id = o.id and a.code = 'liability:unallocated')`,
  'advances below zero': sql`
    select a.code as id from ledger_accounts a join ledger_postings p on p.account_id = a.id
    where a.code like 'asset:advance:%' group by a.code, p.currency having sum(p.amount_minor) < 0`,
  'postings without a public line': sql`
    select p.id from ledger_postings p join ledger_accounts a on a.id = p.account_id
    where p.project_id is not null and (a.code like 'fund:%' or a.code like 'expense:%' or (a.code like 'asset:advance:%' and p.amount_minor > 0))
      and not exists (select 1 from ledger_lines l where l.posting_id = p.id)`,
  'public lines whose hash or balance is wrong': sql`
    with chain as (
      select l.*, coalesce(lag(l.hash) over project, repeat('0', 64)) as previous, lag(l.seq) over project as seq_before,
        sum(l.amount_minor) filter (where l.account = 'project') over (partition by l.project_id, l.currency order by l.seq) as balance,
        ledger_words_hash(e.ngo_id, e.memo) as words
      from ledger_lines l join ledger_postings p on p.id = l.posting_id join ledger_entries e on e.id = p.entry_id
      window project as (partition by l.project_id order by l.seq))
    select project_id || ' ' || seq as id from chain
    where seq <> coalesce(seq_before, 0) + 1 or balance_minor <> coalesce(balance, 0) or hash <> ledger_sha256(concat_ws(E'\\n', 'sanad-ledger-line-1',
      project_id, seq, previous, day, kind, account, intention, currency, amount_minor, balance_minor, coalesce(commitment, '-'), words))`,
  'public lines that differ from their posting': sql`
    select l.project_id || ' ' || l.seq as id from ledger_lines l join ledger_postings p on p.id = l.posting_id
    where l.project_id <> p.project_id or l.amount_minor <> -p.amount_minor or l.currency <> p.currency or l.intention <> coalesce(p.intention, 'sadaqah')`,
  'heads that are not the last public line': sql`
    select h.project_id as id from ledger_heads h left join lateral (
      select l.seq, l.hash from ledger_lines l where l.project_id = h.project_id order by l.seq desc limit 1) last on true
    where (coalesce(last.seq, 0), coalesce(last.hash, repeat('0', 64))) is distinct from (h.seq, h.hash)
    union all select l.project_id from ledger_lines l where not exists (select 1 from ledger_heads h where h.project_id = l.project_id)`,
  'published heads that are not in the public account': sql`
    select d.project_id || ' ' || d.seq as id from ledger_day_heads d
    where not exists (select 1 from ledger_lines l where l.project_id = d.project_id and l.seq = d.seq and l.hash = d.hash)`,
  'sums that differ from the public lines': sql`
    with expected as (
      select project_id, currency, account, kind, intention, sum(amount_minor) as amount, count(*) as lines
      from ledger_lines group by project_id, currency, account, kind, intention)
    select coalesce(s.project_id, expected.project_id) as id from ledger_sums s
    full join expected using (project_id, currency, account, kind, intention)
    where coalesce(s.amount_minor, 0) <> coalesce(expected.amount, 0) or coalesce(s.lines, 0) <> coalesce(expected.lines, 0)`,
  'totals of donors that differ from the ledger': sql`
    with expected as (select account_id, currency, sum(amount) as given from donor_postings group by account_id, currency)
    select coalesce(t.account_id, expected.account_id) as id from donor_totals t
    full join expected on expected.account_id = t.account_id and expected.currency = t.currency
    where coalesce(t.given_minor, 0) <> coalesce(expected.given, 0)`,
  'entries of donors that differ from the ledger': sql`
    with expected as (
      select account_id, currency, entry_id, at, sum(amount) as amount from donor_postings
      group by account_id, currency, entry_id, at having sum(amount) <> 0)
    select coalesce(e.account_id, expected.account_id) as id from donor_entries e
    full join expected on expected.entry_id = e.entry_id and expected.account_id = e.account_id and expected.currency = e.currency
    where (e.at, e.amount_minor) is distinct from (expected.at, expected.amount)`,
  'entries of donors whose totals are wrong': sql`
    with added as (
      select e.*, sum(amount_minor) over posted as given, row_number() over posted as place from donor_entries e
      window posted as (partition by account_id, currency order by seq)),
    expected as (select a.*, greatest(0, max(given) over (partition by account_id, currency order by seq)) as highest from added a)
    select account_id || ' ' || seq as id from expected where (seq, given_minor, highest_minor) is distinct from (place, given, highest)
    union all select t.account_id::text from donor_totals t left join lateral (
      select e.seq, e.given_minor, e.highest_minor from donor_entries e
      where e.account_id = t.account_id and e.currency = t.currency order by e.seq desc limit 1) last on true
    where (t.entries, t.given_minor, t.highest_minor) is distinct from (last.seq, last.given_minor, last.highest_minor)`,
  'sums of donors that differ from their orders': sql`
    with expected as (
      select o.account_id, o.currency, f.facet, f.value, sum(f.amount) as amount, sum(f.donations) as donations
      from orders o join order_items i on i.order_id = o.id cross join lateral donor_facets(i) f
      where o.account_id is not null group by o.account_id, o.currency, f.facet, f.value)
    select coalesce(s.account_id, expected.account_id) as id from donor_sums s
    full join expected on expected.account_id = s.account_id and expected.currency = s.currency and expected.facet = s.facet and expected.value = s.value
    where (coalesce(s.amount_minor, 0), coalesce(s.donations, 0)) <> (coalesce(expected.amount, 0), coalesce(expected.donations, 0))`,
  'zakat in an endowment': sql`
    select p.id from ledger_postings p join ledger_accounts a on a.id = p.account_id where p.intention = 'zakat' and a.code like 'fund:endowment%'`,
  'project counts that are wrong': sql`
    select c.status as id from project_counts c where c.total <> (select count(*) from projects p where p.status = c.status)`,
  'ranks that are not what projects have raised': sql`
    select coalesce(r.project_id, p.id) as id from project_ranks r
    full join (select * from projects where status in ('published', 'completed')) p on p.id = r.project_id
      left join project_totals t on t.project_id = p.id
    where r.project_id is null or p.id is null or r.status <> p.status or r.is_endowment <> p.is_endowment
    or r.remaining_minor <> rank_remaining(p.status, p.goal_minor, coalesce(t.raised_minor, 0)) or r.funded_ratio <> coalesce(t.raised_minor, 0) * 10000 / p.goal_minor`,
  'links to programs and campaigns that are wrong': sql`
    select l.project_id as id from projects_to_types l join projects p on p.id = l.project_id left join project_ranks r on r.project_id = p.id
    where (l.status, l.published_at, l.remaining_minor) is distinct from
      (r.status, case when r.status is null then null else p.published_at end, r.remaining_minor)
    union all select l.project_id from projects_to_categories l
      join projects p on p.id = l.project_id left join project_ranks r on r.project_id = p.id
    where (l.status, l.published_at) is distinct from (r.status, case when r.status is null then null else p.published_at end)`,
  'filter counts that are wrong': sql`
    with expected as (
      select 'country' as facet, country as value, status, count(*) as total
        from projects where status in ('published', 'completed')
        group by country, status
      union all select 'zakat', is_suitable_for_zakat::text, status, count(*)
        from projects where status in ('published', 'completed')
        group by is_suitable_for_zakat, status
      union all select 'type', type_id::text, status, count(*) from projects_to_types where status is not null group by type_id, status
      union all select 'category', category_id::text, status, count(*)
        from projects_to_categories where status is not null group by category_id, status
      union all select 'method', donation_method, status, count(*)
        from projects where status in ('published', 'completed')
        group by donation_method, status
      union all select 'gender', beneficiaries_gender, status, count(*)
        from projects where beneficiaries_gender is not null and status in ('published', 'completed')
        group by beneficiaries_gender, status
      union all select 'ngo', ngo_id::text, status, count(*)
        from projects where ngo_id is not null and status in ('published', 'completed')
        group by ngo_id, status)
    select coalesce(c.facet, expected.facet) || ' ' || coalesce(c.value, expected.value) as id
    from project_facet_counts c full join expected on expected.facet = c.facet and expected.value = c.value and expected.status = c.status
      where coalesce(c.total, 0) <> coalesce(expected.total, 0)`,
  "items whose date differs from their order's": sql`
    select i.id from order_items i join orders o on o.id = i.order_id where i.paid_at is distinct from o.paid_at`,
};

export type LedgerFinding = { check: string; count: number; examples: string[] };

/** Checks the ledger, and all sums and counts derived from it. Returns the violations, none if all is well. */
export async function runLedgerCheck({ db }: Pick<ServiceContext, 'db'>): Promise<LedgerFinding[]> {
  const findings: LedgerFinding[] = [];
  for (const [check, query] of Object.entries(CHECKS)) {
    const rows = await rowsOf<{ id: string }>(db, query);
    if (rows.length > 0)
      findings.push({ check, count: rows.length, examples: rows.slice(0, 5).map(({ id }) => String(id)) });
  }
  return findings;
}
