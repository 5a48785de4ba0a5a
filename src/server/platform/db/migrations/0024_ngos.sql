CREATE TABLE "ngo_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ngo_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"finding" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"promised" integer,
	"delivered" integer,
	"counted" jsonb,
	"due_on" date NOT NULL,
	"delivered_on" date,
	"checked_on" date NOT NULL,
	"checked_by_id" uuid,
	CONSTRAINT "ngo_deliveries_texts" CHECK (jsonb_typeof("ngo_deliveries"."title") = 'object' and "ngo_deliveries"."title" <> '{}'::jsonb and jsonb_typeof("ngo_deliveries"."finding") = 'object' and "ngo_deliveries"."finding" <> '{}'::jsonb),
	CONSTRAINT "ngo_deliveries_verdict" CHECK ("ngo_deliveries"."verdict" in ('full', 'partial', 'none')),
	CONSTRAINT "ngo_deliveries_checker" CHECK ("ngo_deliveries"."checked_by_id" <> "ngo_deliveries"."ngo_id"),
	CONSTRAINT "ngo_deliveries_date" CHECK (("ngo_deliveries"."verdict" = 'none') = ("ngo_deliveries"."delivered_on" is null)),
	CONSTRAINT "ngo_deliveries_order" CHECK ("ngo_deliveries"."delivered_on" <= "ngo_deliveries"."checked_on"),
	CONSTRAINT "ngo_deliveries_counts" CHECK (num_nonnulls("ngo_deliveries"."promised", "ngo_deliveries"."delivered", "ngo_deliveries"."counted") in (0, 3) and "ngo_deliveries"."delivered" between 0 and "ngo_deliveries"."promised"),
	CONSTRAINT "ngo_deliveries_full" CHECK ("ngo_deliveries"."verdict" <> 'full' or "ngo_deliveries"."delivered" is not distinct from "ngo_deliveries"."promised")
);
--> statement-breakpoint
CREATE TABLE "ngo_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ngo_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"url" text NOT NULL,
	"format" text NOT NULL,
	"size_bytes" bigint,
	"issued_on" date NOT NULL,
	CONSTRAINT "ngo_documents_title" CHECK (jsonb_typeof("ngo_documents"."title") = 'object' and "ngo_documents"."title" <> '{}'::jsonb),
	CONSTRAINT "ngo_documents_url" CHECK ("ngo_documents"."url" ~ '^(https://|/files/)'),
	CONSTRAINT "ngo_documents_format" CHECK ("ngo_documents"."format" ~ '^[A-Z]{2,5}$'),
	CONSTRAINT "ngo_documents_size" CHECK ("ngo_documents"."size_bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "ngo_totals" (
	"ngo_id" uuid NOT NULL,
	"currency" char(3) NOT NULL,
	"shard" smallint NOT NULL,
	"raised_minor" bigint NOT NULL,
	CONSTRAINT "ngo_totals_ngo_id_currency_shard_pk" PRIMARY KEY("ngo_id","currency","shard")
);
--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "description" jsonb;--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "established_on" date;--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "public_email" text;--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "public_phone_country" text;--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "public_phone_number" text;--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "social_media_links" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "permit_number" text;--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "permit_authority" jsonb;--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "permit_valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "permit_confirmed_on" date;--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "supervisor_id" uuid;--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "supervision" jsonb;--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "last_visit_on" date;--> statement-breakpoint
ALTER TABLE "ngos" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ngo_deliveries" ADD CONSTRAINT "ngo_deliveries_ngo_id_ngos_id_fk" FOREIGN KEY ("ngo_id") REFERENCES "public"."ngos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ngo_deliveries" ADD CONSTRAINT "ngo_deliveries_checked_by_id_ngos_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."ngos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ngo_documents" ADD CONSTRAINT "ngo_documents_ngo_id_ngos_id_fk" FOREIGN KEY ("ngo_id") REFERENCES "public"."ngos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ngo_totals" ADD CONSTRAINT "ngo_totals_ngo_id_ngos_id_fk" FOREIGN KEY ("ngo_id") REFERENCES "public"."ngos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ngo_deliveries_ngo" ON "ngo_deliveries" USING btree ("ngo_id","checked_on" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ngo_documents_ngo" ON "ngo_documents" USING btree ("ngo_id","issued_on");--> statement-breakpoint
ALTER TABLE "ngos" ADD CONSTRAINT "ngos_supervisor_id_ngos_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."ngos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ngos_approved" ON "ngos" USING btree ("approved_at") WHERE "ngos"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "ngos_supervisor" ON "ngos" USING btree ("supervisor_id");--> statement-breakpoint
ALTER TABLE "ngos" ADD CONSTRAINT "ngos_country" CHECK ("ngos"."country" ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "ngos" ADD CONSTRAINT "ngos_phone" CHECK (("ngos"."public_phone_country" is null) = ("ngos"."public_phone_number" is null));--> statement-breakpoint
ALTER TABLE "ngos" ADD CONSTRAINT "ngos_logo" CHECK ("ngos"."logo" ~ '^(https://|/files/)');--> statement-breakpoint
ALTER TABLE "ngos" ADD CONSTRAINT "ngos_cover" CHECK ("ngos"."cover" ~ '^(https://|/files/)');--> statement-breakpoint
ALTER TABLE "ngos" ADD CONSTRAINT "ngos_permit" CHECK (num_nonnulls("ngos"."permit_number", "ngos"."permit_authority", "ngos"."permit_valid_until") in (0, 3) and ("ngos"."permit_confirmed_on" is null or "ngos"."permit_number" is not null));--> statement-breakpoint
ALTER TABLE "ngos" ADD CONSTRAINT "ngos_supervisor" CHECK ("ngos"."supervisor_id" <> "ngos"."id");--> statement-breakpoint
ALTER TABLE "ngos" ADD CONSTRAINT "ngos_supervision" CHECK ("ngos"."supervisor_id" is not null or ("ngos"."supervision" is null and "ngos"."last_visit_on" is null));
--> statement-breakpoint
-- In the transaction that posts: what an institution's projects were given, in the order of its ids, which prevents deadlocks.
CREATE FUNCTION add_ngo_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ngo_totals (ngo_id, currency, shard, raised_minor)
    SELECT p.ngo_id, l.currency, pg_backend_pid() % 16, -sum(l.amount_minor)
    FROM new_rows l JOIN ledger_accounts a ON a.id = l.account_id JOIN projects p ON p.id = l.project_id
    WHERE a.kind = 'fund' AND p.ngo_id IS NOT NULL GROUP BY p.ngo_id, l.currency ORDER BY p.ngo_id, l.currency
    ON CONFLICT (ngo_id, currency, shard) DO UPDATE SET raised_minor = ngo_totals.raised_minor + excluded.raised_minor;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_of_ngos AFTER INSERT ON ledger_postings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_ngo_totals();
--> statement-breakpoint
-- A project that another institution takes over takes along what it was given.
CREATE FUNCTION move_ngo_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ngo_totals (ngo_id, currency, shard, raised_minor)
    SELECT n.ngo_id, l.currency, pg_backend_pid() % 16, n.sign * -sum(l.amount_minor)
    FROM ledger_postings l JOIN ledger_accounts a ON a.id = l.account_id, (VALUES (OLD.ngo_id, -1), (NEW.ngo_id, 1)) n (ngo_id, sign)
    WHERE l.project_id = NEW.id AND a.kind = 'fund' AND n.ngo_id IS NOT NULL GROUP BY n.ngo_id, n.sign, l.currency ORDER BY n.ngo_id, l.currency
    ON CONFLICT (ngo_id, currency, shard) DO UPDATE SET raised_minor = ngo_totals.raised_minor + excluded.raised_minor;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER projects_moved AFTER UPDATE OF ngo_id ON projects FOR EACH ROW WHEN (OLD.ngo_id IS DISTINCT FROM NEW.ngo_id) EXECUTE FUNCTION move_ngo_totals();
--> statement-breakpoint
-- How many public projects an institution has, beside the counts of the other filters.
CREATE FUNCTION count_ngo_projects() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb := '[]';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    changes := changes || (SELECT coalesce(jsonb_agg(c), '[]') FROM (SELECT 'ngo' AS facet, ngo_id::text AS value, status, -count(*) AS n FROM old_rows WHERE ngo_id IS NOT NULL GROUP BY ngo_id, status) c);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    changes := changes || (SELECT coalesce(jsonb_agg(c), '[]') FROM (SELECT 'ngo' AS facet, ngo_id::text AS value, status, count(*) AS n FROM new_rows WHERE ngo_id IS NOT NULL GROUP BY ngo_id, status) c);
  END IF;
  PERFORM add_facet_counts(changes);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ngo_projects_inserted AFTER INSERT ON projects REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_ngo_projects();
--> statement-breakpoint
CREATE TRIGGER ngo_projects_updated AFTER UPDATE ON projects REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_ngo_projects();
--> statement-breakpoint
CREATE TRIGGER ngo_projects_deleted AFTER DELETE ON projects REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_ngo_projects();
--> statement-breakpoint
INSERT INTO project_facet_counts (facet, value, status, total)
  SELECT 'ngo', ngo_id::text, status, count(*) FROM projects WHERE ngo_id IS NOT NULL AND status IN ('published', 'completed') GROUP BY ngo_id, status;
--> statement-breakpoint
INSERT INTO ngo_totals (ngo_id, currency, shard, raised_minor)
  SELECT p.ngo_id, l.currency, 0, -sum(l.amount_minor)
  FROM ledger_postings l JOIN ledger_accounts a ON a.id = l.account_id JOIN projects p ON p.id = l.project_id
  WHERE a.kind = 'fund' AND p.ngo_id IS NOT NULL GROUP BY p.ngo_id, l.currency;
--> statement-breakpoint
-- Pages and cached answers that show these are made again after a change, whoever makes it.
CREATE TRIGGER ngos_announced AFTER INSERT OR UPDATE OR DELETE ON ngos FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
--> statement-breakpoint
CREATE TRIGGER ngo_documents_announced AFTER INSERT OR UPDATE OR DELETE ON ngo_documents FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
--> statement-breakpoint
CREATE TRIGGER ngo_deliveries_announced AFTER INSERT OR UPDATE OR DELETE ON ngo_deliveries FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
