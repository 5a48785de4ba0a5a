/** Checks the bank's account and payouts in the books, by SQL that is independent of the site's own code. */
import type { BankPlace, BankRecord } from './bank.ts';
import type { Query, Verdict } from './books.ts';

/** The project with most money of charity in its fund that an institution carries out, in dollars. */
const RICHEST = `select p.slug, (-sum(l.amount_minor))::text as held from ledger_postings l join ledger_accounts a on a.id = l.account_id
  join projects p on p.id = l.project_id where a.kind = 'fund' and l.intention = 'sadaqah' and p.ngo_id is not null and l.currency = 'USD' and p.currency = 'USD'
  group by p.slug order by -sum(l.amount_minor) desc limit 1`;
const ACCOUNT = `select iban from bank_accounts where currency = 'USD' order by position limit 1`;

/** What statements brought to each order, and what its entries brought to the bank's account. */
const BOOKED_TWICE = `select m.order_id as id, m.minor::text as came, coalesce(b.minor, 0)::text as booked from
  (select p.order_id, sum(m.amount_minor) as minor from bank_movements m join payments p on p.id = m.payment_id where m.status = 'booked' group by p.order_id) m
  left join (select e.order_id, sum(l.amount_minor) as minor from ledger_entries e join ledger_postings l on l.entry_id = e.id
    join ledger_accounts a on a.id = l.account_id where a.code = 'asset:bank' group by e.order_id) b on b.order_id = m.order_id
  where m.minor <> coalesce(b.minor, 0)`;
const MOVEMENTS = `select bank_reference as ref, status, count(*)::text as n from bank_movements where bank_reference like 'B%' group by bank_reference, status`;
const PAYOUTS = `select substr(e.external_key, length('payout:') + 1) as reference, (-sum(l.amount_minor))::text as minor from ledger_entries e
  join ledger_postings l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id where e.kind = 'payout' and a.code = 'asset:bank' group by e.id, e.external_key`;

/** The account of the site, and a project from whose fund staff pay out. */
export async function bankPlace(query: Query, place: Omit<BankPlace, 'iban' | 'from'>): Promise<BankPlace> {
  const [[account], [richest]] = [await query(ACCOUNT), await query(RICHEST)];
  if (!account || !richest) throw new Error('the demo charity has no account, or no fund with money');
  return {
    ...place,
    iban: String(account['iban']),
    from: { slug: String(richest['slug']), heldMinor: Number(richest['held']) },
  };
}

export async function checkBank(query: Query, { lines, payouts }: BankRecord): Promise<Verdict> {
  const movements = await query(MOVEMENTS);
  const stateOf = new Map(movements.map(({ ref, status }) => [String(ref), String(status)]));
  const twice = movements.filter(({ n }) => Number(n) > 1);
  const booked = new Map((await query(PAYOUTS)).map(({ minor, reference }) => [String(reference), Number(minor)]));
  const tried = new Map(payouts.map((one) => [one.reference, one]));
  return {
    lost: [
      ...lines.filter(({ bankRef }) => !stateOf.has(bankRef)).map(({ bankRef }) => `movement ${bankRef} of the bank`),
      ...lines
        .filter(({ bankRef, reference }) => reference !== undefined && stateOf.get(bankRef) === 'open')
        .map(({ reference }) => `transfer ${reference}, which is not booked`),
      ...payouts
        .filter(({ isAnswered, reference }) => isAnswered && !booked.has(reference))
        .map(({ reference }) => `payout ${reference}, which was said to be recorded`),
    ],
    doubled: [
      ...twice.map(({ ref }) => `movement ${String(ref)}`),
      ...(await query(BOOKED_TWICE)).map(
        ({ booked: ours, came, id }) => `order ${String(id)}: ${String(came)} came, ${String(ours)} is booked`,
      ),
    ],
    broken: [...booked]
      .filter(([reference, minor]) => tried.has(reference) && tried.get(reference)!.minor !== minor)
      .map(([reference, minor]) => `payout ${reference} is booked as ${minor} minor units`),
  };
}
