CREATE TABLE "donor_entries" (
	"account_id" uuid NOT NULL,
	"currency" char(3) NOT NULL,
	"seq" integer NOT NULL,
	"entry_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount_minor" bigint NOT NULL,
	"given_minor" bigint NOT NULL,
	"highest_minor" bigint NOT NULL,
	CONSTRAINT "donor_entries_account_id_currency_seq_pk" PRIMARY KEY("account_id","currency","seq")
);
--> statement-breakpoint
CREATE TABLE "donor_sums" (
	"account_id" uuid NOT NULL,
	"currency" char(3) NOT NULL,
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"donations" integer NOT NULL,
	CONSTRAINT "donor_sums_account_id_currency_facet_value_pk" PRIMARY KEY("account_id","currency","facet","value")
);
--> statement-breakpoint
CREATE TABLE "donor_totals" (
	"account_id" uuid NOT NULL,
	"currency" char(3) NOT NULL,
	"entries" integer NOT NULL,
	"given_minor" bigint NOT NULL,
	"highest_minor" bigint NOT NULL,
	CONSTRAINT "donor_totals_account_id_currency_pk" PRIMARY KEY("account_id","currency")
);
--> statement-breakpoint
CREATE INDEX "donor_entries_highest" ON "donor_entries" USING btree ("account_id","currency","highest_minor","seq");
--> statement-breakpoint
-- The postings that count for what an account gave: to funds, without stock purification and fees, of what was donated since the
-- account exists. What was donated before and is returned later counts neither way.
CREATE VIEW donor_postings AS
  SELECT p.id AS posting_id, o.account_id, p.currency, e.id AS entry_id, e.occurred_at AS at, e.posted_at, -p.amount_minor AS amount
  FROM ledger_postings p
    JOIN ledger_accounts a ON a.id = p.account_id JOIN ledger_entries e ON e.id = p.entry_id
    JOIN orders o ON o.id = e.order_id JOIN users u ON u.id = o.account_id
    JOIN ledger_entries d ON d.order_id = o.id AND d.kind = 'donation' AND d.occurred_at >= u.created_at
  WHERE a.kind = 'fund' AND a.code NOT IN ('fund:purification', 'fund:fee-cover') AND e.kind NOT IN ('fee', 'disputeFee');
--> statement-breakpoint
-- What is stored of one account is changed by one transaction after the other, so that two never wait for each other's rows.
CREATE FUNCTION lock_donor(account uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('donor:' || account, 0))
$$;
--> statement-breakpoint
-- In the transaction that posts: each entry with the totals up to it, in the order in which the entries were posted.
CREATE FUNCTION add_donor_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given record;
  total donor_totals;
BEGIN
  FOR given IN
    SELECT d.account_id, d.currency, d.entry_id, d.at, sum(d.amount)::bigint AS amount
    FROM new_rows n JOIN donor_postings d ON d.posting_id = n.id
    GROUP BY d.account_id, d.currency, d.entry_id, d.at, d.posted_at HAVING sum(d.amount) <> 0
    ORDER BY d.account_id, d.posted_at, sum(d.amount) DESC, d.entry_id
  LOOP
    PERFORM lock_donor(given.account_id);
    INSERT INTO donor_totals AS t (account_id, currency, entries, given_minor, highest_minor)
      VALUES (given.account_id, given.currency, 1, given.amount, greatest(0, given.amount))
      ON CONFLICT (account_id, currency) DO UPDATE SET entries = t.entries + 1, given_minor = t.given_minor + given.amount,
        highest_minor = greatest(t.highest_minor, t.given_minor + given.amount)
      RETURNING * INTO total;
    INSERT INTO donor_entries (account_id, currency, seq, entry_id, at, amount_minor, given_minor, highest_minor)
      VALUES (given.account_id, given.currency, total.entries, given.entry_id, given.at, given.amount, total.given_minor, total.highest_minor);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_of_donors AFTER INSERT ON ledger_postings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_donor_entries();
--> statement-breakpoint
-- What a paid line adds to the sums of its donor.
CREATE FUNCTION donor_facets(item order_items) RETURNS TABLE (facet text, value text, amount bigint, donations int) LANGUAGE sql IMMUTABLE AS $$
  SELECT f.facet, f.value, item.amount_minor - item.refunded_minor, (item.position = 0)::int
  FROM (VALUES ('month', to_char(item.paid_at AT TIME ZONE 'UTC', 'YYYY-MM')), ('kind', item.type), ('project', item.project_id::text)) f (facet, value)
  WHERE item.paid_at IS NOT NULL AND f.value IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION add_donor_sums() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  donor record;
BEGIN
  SELECT o.account_id, o.currency INTO donor FROM orders o WHERE o.id = NEW.order_id AND o.account_id IS NOT NULL;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM lock_donor(donor.account_id);
  INSERT INTO donor_sums AS s (account_id, currency, facet, value, amount_minor, donations)
    SELECT donor.account_id, donor.currency, f.facet, f.value, sum(f.amount), sum(f.donations)
    FROM (
      SELECT * FROM donor_facets(NEW)
      UNION ALL SELECT b.facet, b.value, -b.amount, -b.donations FROM donor_facets(OLD) b WHERE TG_OP = 'UPDATE'
    ) f
    GROUP BY f.facet, f.value
    ON CONFLICT (account_id, currency, facet, value) DO UPDATE
      SET amount_minor = s.amount_minor + excluded.amount_minor, donations = s.donations + excluded.donations;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_items_paid AFTER INSERT ON order_items FOR EACH ROW WHEN (NEW.paid_at IS NOT NULL) EXECUTE FUNCTION add_donor_sums();
--> statement-breakpoint
CREATE TRIGGER order_items_changed AFTER UPDATE OF paid_at, refunded_minor ON order_items FOR EACH ROW
  WHEN ((OLD.paid_at, OLD.refunded_minor) IS DISTINCT FROM (NEW.paid_at, NEW.refunded_minor)) EXECUTE FUNCTION add_donor_sums();
--> statement-breakpoint
-- Makes all that is stored of some accounts again from the ledger and their orders, where nobody else changes them.
CREATE FUNCTION fill_donors(accounts uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM donor_entries WHERE account_id = ANY (accounts);
  DELETE FROM donor_totals WHERE account_id = ANY (accounts);
  DELETE FROM donor_sums WHERE account_id = ANY (accounts);
  INSERT INTO donor_entries (account_id, currency, seq, entry_id, at, amount_minor, given_minor, highest_minor)
    SELECT account_id, currency, seq, entry_id, at, amount, given,
      greatest(0, max(given) OVER (PARTITION BY account_id, currency ORDER BY seq))
    FROM (
      SELECT account_id, currency, entry_id, at, amount, row_number() OVER posted AS seq, sum(amount) OVER posted AS given
      FROM (
        SELECT account_id, currency, entry_id, at, posted_at, sum(amount) AS amount FROM donor_postings
        WHERE account_id = ANY (accounts) GROUP BY account_id, currency, entry_id, at, posted_at HAVING sum(amount) <> 0
      ) entries
      WINDOW posted AS (PARTITION BY account_id, currency ORDER BY posted_at, amount DESC, entry_id ROWS UNBOUNDED PRECEDING)
    ) added;
  INSERT INTO donor_totals (account_id, currency, entries, given_minor, highest_minor)
    SELECT account_id, currency, count(*), sum(amount_minor), max(highest_minor) FROM donor_entries
    WHERE account_id = ANY (accounts) GROUP BY account_id, currency;
  INSERT INTO donor_sums (account_id, currency, facet, value, amount_minor, donations)
    SELECT o.account_id, o.currency, f.facet, f.value, sum(f.amount), sum(f.donations)
    FROM orders o JOIN order_items i ON i.order_id = o.id CROSS JOIN LATERAL donor_facets(i) f
    WHERE o.account_id = ANY (accounts) GROUP BY o.account_id, o.currency, f.facet, f.value;
END $$;
--> statement-breakpoint
-- The same while others may change them.
CREATE FUNCTION rebuild_donors(accounts uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_donor(account) FROM (SELECT DISTINCT account FROM unnest(accounts) account ORDER BY account) sorted;
  PERFORM fill_donors(accounts);
END $$;
--> statement-breakpoint
-- A paid order that becomes an account's was given before some that it has: its totals are made again.
CREATE FUNCTION move_donor_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved uuid[];
BEGIN
  SELECT array_agg(DISTINCT m.account_id) INTO moved
  FROM new_rows n JOIN old_rows o ON o.id = n.id AND o.account_id IS DISTINCT FROM n.account_id,
    LATERAL (VALUES (o.account_id), (n.account_id)) m (account_id)
  WHERE n.paid_at IS NOT NULL AND m.account_id IS NOT NULL;
  IF moved IS NOT NULL THEN PERFORM rebuild_donors(moved); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_moved AFTER UPDATE ON orders REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION move_donor_orders();
--> statement-breakpoint
-- Without a lock for each account: the database holds some thousands of them at once, and there may be more donors.
SELECT fill_donors(coalesce((SELECT array_agg(DISTINCT account_id) FROM orders WHERE paid_at IS NOT NULL AND account_id IS NOT NULL), '{}'));
