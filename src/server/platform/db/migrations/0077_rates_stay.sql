-- What a donation counts as follows from the rate of its day, also years later: neither is ever changed.
CREATE TRIGGER exchange_rates_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON exchange_rates FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_other_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what a line of an order counts as is never changed: %', OLD.id USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER order_items_rate_stays BEFORE UPDATE OF counts_in, exchange_rate ON order_items FOR EACH ROW
  WHEN ((OLD.counts_in, OLD.exchange_rate) IS DISTINCT FROM (NEW.counts_in, NEW.exchange_rate)) EXECUTE FUNCTION refuse_other_rate();
--> statement-breakpoint
-- What was counted in one currency would be read as if it were the same number of another.
CREATE FUNCTION refuse_other_currency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM ledger_postings WHERE project_id = OLD.id) THEN
    RAISE EXCEPTION 'the currency of a project that was given to is never changed: %', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER projects_currency_stays BEFORE UPDATE OF currency ON projects FOR EACH ROW
  WHEN (OLD.currency IS DISTINCT FROM NEW.currency) EXECUTE FUNCTION refuse_other_currency();
