CREATE TABLE "exchange_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"currency" char(3) NOT NULL,
	"counts_in" char(3) NOT NULL,
	"day" date NOT NULL,
	"rate" numeric NOT NULL,
	"source" jsonb NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_rates_rate" CHECK ("exchange_rates"."rate" > 0),
	CONSTRAINT "exchange_rates_pair" CHECK ("exchange_rates"."currency" <> "exchange_rates"."counts_in"),
	CONSTRAINT "exchange_rates_source" CHECK (jsonb_typeof("exchange_rates"."source") = 'object' and "exchange_rates"."source" <> '{}'::jsonb)
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "counted_minor" bigint;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "counts_in" char(3);--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "exchange_rate" numeric;--> statement-breakpoint
CREATE INDEX "exchange_rates_newest" ON "exchange_rates" USING btree ("currency","counts_in","day" DESC NULLS FIRST,"set_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_counted" CHECK ("ledger_postings"."counted_minor" is null or "ledger_postings"."project_id" is not null);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_exchange" CHECK (num_nonnulls("order_items"."counts_in", "order_items"."exchange_rate") in (0, 2) and "order_items"."exchange_rate" > 0 and ("order_items"."counts_in" is null or "order_items"."project_id" is not null));--> statement-breakpoint
-- What an institution's projects were given counts as it counts for them: in the project's currency, by the rate of the order.
CREATE OR REPLACE FUNCTION add_ngo_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ngo_totals (ngo_id, currency, shard, raised_minor)
    SELECT p.ngo_id, p.currency, pg_backend_pid() % 16, -sum(coalesce(l.counted_minor, l.amount_minor))
    FROM new_rows l JOIN ledger_accounts a ON a.id = l.account_id JOIN projects p ON p.id = l.project_id
    WHERE a.kind = 'fund' AND p.ngo_id IS NOT NULL GROUP BY p.ngo_id, p.currency ORDER BY p.ngo_id, p.currency
    ON CONFLICT (ngo_id, currency, shard) DO UPDATE SET raised_minor = ngo_totals.raised_minor + excluded.raised_minor;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION move_ngo_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ngo_totals (ngo_id, currency, shard, raised_minor)
    SELECT n.ngo_id, NEW.currency, pg_backend_pid() % 16, n.sign * -sum(coalesce(l.counted_minor, l.amount_minor))
    FROM ledger_postings l JOIN ledger_accounts a ON a.id = l.account_id, (VALUES (OLD.ngo_id, -1), (NEW.ngo_id, 1)) n (ngo_id, sign)
    WHERE l.project_id = NEW.id AND a.kind = 'fund' AND n.ngo_id IS NOT NULL GROUP BY n.ngo_id, n.sign ORDER BY n.ngo_id
    ON CONFLICT (ngo_id, currency, shard) DO UPDATE SET raised_minor = ngo_totals.raised_minor + excluded.raised_minor;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A sum in another currency would be added to the project's own as if one unit of each were worth the same.
CREATE FUNCTION check_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong uuid;
BEGIN
  SELECT l.id INTO wrong FROM new_rows l JOIN ledger_accounts a ON a.id = l.account_id JOIN projects p ON p.id = l.project_id
    WHERE a.kind = 'fund' AND (l.currency <> p.currency) <> (l.counted_minor IS NOT NULL) LIMIT 1;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'a posting in another currency than its project says what it counts as, and no other does: %', wrong;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_counted AFTER INSERT ON ledger_postings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION check_counted();
