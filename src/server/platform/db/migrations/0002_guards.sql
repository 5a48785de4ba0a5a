-- What must hold whatever the program does.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_transitions_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON order_transitions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER payment_transitions_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_transitions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION check_entry_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry uuid := CASE WHEN TG_TABLE_NAME = 'ledger_entries' THEN (to_jsonb(NEW)->>'id')::uuid ELSE (to_jsonb(NEW)->>'entry_id')::uuid END;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM ledger_postings WHERE entry_id = entry) THEN
    RAISE EXCEPTION 'ledger entry % has no postings', entry USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT 1 FROM ledger_postings WHERE entry_id = entry GROUP BY currency HAVING sum(amount_minor) <> 0) THEN
    RAISE EXCEPTION 'ledger entry % is out of balance', entry USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balanced AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_entry_balance();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_entry_balance();
--> statement-breakpoint
-- Zakat is never spent on what is not suitable for it, nor made endowment capital.
CREATE FUNCTION check_zakat_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.intention = 'zakat' AND (
    EXISTS (SELECT 1 FROM ledger_accounts WHERE id = NEW.account_id AND code LIKE 'fund:endowment%')
    OR EXISTS (SELECT 1 FROM projects WHERE id = NEW.project_id AND NOT is_suitable_for_zakat AND NEW.amount_minor < 0)
  ) THEN
    RAISE EXCEPTION 'zakat cannot be posted there' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_zakat BEFORE INSERT ON ledger_postings FOR EACH ROW EXECUTE FUNCTION check_zakat_posting();
--> statement-breakpoint
CREATE FUNCTION count_projects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND (TG_OP = 'DELETE' OR OLD.status <> NEW.status) THEN
    UPDATE project_counts SET total = total - 1 WHERE status = OLD.status;
  END IF;
  IF TG_OP <> 'DELETE' AND (TG_OP = 'INSERT' OR OLD.status <> NEW.status) THEN
    INSERT INTO project_counts (status, total) VALUES (NEW.status, 1)
      ON CONFLICT (status) DO UPDATE SET total = project_counts.total + 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER projects_counted AFTER INSERT OR DELETE OR UPDATE OF status ON projects FOR EACH ROW EXECUTE FUNCTION count_projects();
--> statement-breakpoint
-- Search reads parts of words: quick where the trigram extension may be had, right everywhere.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX projects_search ON projects USING gin (search_text gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'no trigram index: %', SQLERRM;
END $$;
