import { type SQL, sql } from 'drizzle-orm';

/** Minor units of a fund that refunds will take which are approved and have not ended. `account`: the fund's code. */
export const reservedIn = (account: SQL, currency: SQL): SQL =>
  sql`coalesce((select sum((part ->> 'amount')::bigint) from refunds r cross join lateral jsonb_array_elements(r.reserved) part
    where r.status in ('approved', 'processing', 'failed') and r.currency = ${currency} and part ->> 'account' = ${account}), 0)`;
