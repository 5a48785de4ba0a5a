/** Checks the ledger by SQL that is independent of the site's own check. */
import type { Experience } from './donors.ts';

export type Query = (text: string) => Promise<Record<string, unknown>[]>;
export type Intent = {
  id: string;
  status: string;
  amount_received: number;
  metadata: { paymentId?: string; orderNumber?: string };
  /** The provider's id of the money, where it charged by itself and knows no payment of this site. */
  moneyRef?: string;
};

/** Each query finds violations, and its number of rows is reported. */
const BROKEN: Record<string, string> = {
  'entries out of balance':
    'select entry_id from ledger_postings group by entry_id, currency having sum(amount_minor) <> 0',
  'paid orders without exactly one donation': `select o.id from orders o left join ledger_entries e on e.order_id = o.id and e.kind = 'donation' where o.paid_at is not null group by o.id having count(e.id) <> 1`,
  'donations of unpaid orders': `select e.id from ledger_entries e join orders o on o.id = e.order_id where e.kind = 'donation' and o.paid_at is null`,
  'donations that differ from the received amount': `select o.id from orders o where o.paid_at is not null and o.received_minor <> (select coalesce(-sum(p.amount_minor), 0) from ledger_entries e join ledger_postings p on p.entry_id = e.id
    join ledger_accounts a on a.id = p.account_id where e.order_id = o.id and e.kind in ('donation', 'surplus') and a.kind = 'fund')`,
  'totals that differ': `select t.currency from (select currency, sum(raised_minor) as raised from giving_totals group by currency) t full join (select p.currency, -sum(p.amount_minor) as raised from ledger_postings p
    join ledger_accounts a on a.id = p.account_id where a.kind = 'fund' group by p.currency) l on l.currency = t.currency where coalesce(t.raised, 0) <> coalesce(l.raised, 0)`,
  'gaps between receipt numbers': `select 1 from (select max(receipt_number) - min(receipt_number) + 1 - count(*) as gaps from orders where receipt_number is not null) g where g.gaps <> 0`,
  'stored forged events': `select event_id from webhook_events where event_id like 'evt_forged%'`,
  'orders without a donor': `select o.id from orders o where not exists (select 1 from order_donors d where d.order_id = o.id)`,
};
const DOUBLED: Record<string, string> = {
  'donors with two orders for one donation': `select d.email from order_donors d join orders o on o.id = d.order_id where not o.is_demo and not exists (select 1 from subscription_charges c where c.order_id = o.id) group by d.email having count(*) > 1`,
  'orders with two donations': `select order_id from ledger_entries where kind = 'donation' group by order_id having count(*) > 1`,
  'money held as paid twice': `select e.id from ledger_entries e where e.kind = 'duplicate'`,
};

export type Verdict = { lost: string[]; doubled: string[]; broken: string[] };

export async function checkBooks(query: Query, intents: readonly Intent[], { tried }: Experience): Promise<Verdict> {
  const verdict: Verdict = { lost: [], doubled: [], broken: [] };
  for (const [name, text] of Object.entries(BROKEN)) {
    const rows = await query(text);
    if (rows.length > 0) verdict.broken.push(`${rows.length} ${name}`);
  }
  for (const [name, text] of Object.entries(DOUBLED)) {
    const rows = await query(text);
    if (rows.length > 0) verdict.doubled.push(`${rows.length} ${name}`);
  }
  verdict.lost.push(...(await unbooked(query, intents)));
  const known = new Set((await query('select number::text as number from orders')).map(({ number }) => String(number)));
  for (const { number } of tried)
    if (number !== undefined && !known.has(number)) verdict.lost.push(`order ${number}, which was answered`);
  const paidPerOrder = Map.groupBy(
    intents.filter(({ metadata, status }) => status === 'succeeded' && metadata.orderNumber !== undefined),
    ({ metadata }) => metadata.orderNumber,
  );
  for (const [number, group] of paidPerOrder)
    if (group.length > 1) verdict.doubled.push(`order ${number} paid ${group.length} times at the provider`);
  return verdict;
}

/** Payments of the provider that the ledger lacks or books differently. */
export async function unbooked(query: Query, intents: readonly Intent[]): Promise<string[]> {
  const rows =
    await query(`select e.external_key as key, sum(case when a.code like 'asset:%' then p.amount_minor else 0 end)::text as amount
    from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id where e.kind in ('donation', 'duplicate', 'held') and e.external_key like 'payment:%' group by e.external_key`);
  const booked = new Map(rows.map(({ amount, key }) => [String(key), Number(amount)]));
  const ours = new Map(
    (await query('select id::text as id, money_ref as ref from payments where money_ref is not null')).map(
      ({ id, ref }) => [String(ref), String(id)],
    ),
  );
  const keyOf = ({ metadata, moneyRef }: Intent): string =>
    `payment:${moneyRef === undefined ? metadata.paymentId : ours.get(moneyRef)}`;
  const paid = intents.filter(({ status }) => status === 'succeeded');
  const lost = paid
    .filter((intent) => booked.get(keyOf(intent)) !== intent.amount_received)
    .map(({ id }) => `payment ${id}`);
  const known = new Set(paid.map(keyOf));
  const invented = [...booked.keys()]
    .filter((key) => !known.has(key))
    .map((key) => `${key}, which the provider does not know as paid`);
  // What a donor agreed to and is not declined is captured, whichever event was lost.
  const waiting = new Set(
    (
      await query("select id::text as id from payments where status in ('created', 'requiresAction', 'processing')")
    ).map(({ id }) => String(id)),
  );
  const untaken = intents
    .filter(({ metadata, status }) => status === 'approved' && waiting.has(metadata.paymentId ?? ''))
    .map(({ id }) => `payment ${id}, which was agreed to and never taken`);
  return [...lost, ...invented, ...untaken];
}

/** The number of waiting events and due emails. */
export const WAITING = `select (select count(*) from webhook_events where applied_at is null) + (select count(*) from outbox where done_at is null and (run_at <= now() or attempts > 0)) as n`;
/** Makes the next attempts of all jobs due now. */
export const HURRY = [
  'update webhook_events set run_at = now(), failed_at = null where applied_at is null',
  'update outbox set run_at = now(), failed_at = null where done_at is null and attempts > 0',
  'update payments set next_poll_at = now(), poll_failed_at = null where next_poll_at is not null',
];
