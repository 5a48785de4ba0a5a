-- What keeps lists as quick with a million projects as with a thousand. Every index says which rows it holds in literals,
-- as the queries do, and descends with NULLS FIRST, as drizzle's `desc()` means it: else the planner never uses it.

CREATE TABLE "project_ranks" (
	"project_id" uuid PRIMARY KEY NOT NULL REFERENCES "projects"("id") ON DELETE cascade,
	"status" text NOT NULL,
	"is_endowment" boolean NOT NULL,
	"remaining_minor" bigint NOT NULL,
	"funded_ratio" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_facet_counts" (
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"status" text NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "project_facet_counts_facet_value_status_pk" PRIMARY KEY("facet","value","status")
);
--> statement-breakpoint
ALTER TABLE "projects_to_types" ADD COLUMN "status" text, ADD COLUMN "published_at" timestamp with time zone, ADD COLUMN "remaining_minor" bigint;
--> statement-breakpoint
ALTER TABLE "projects_to_categories" ADD COLUMN "status" text, ADD COLUMN "published_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "paid_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "giving_totals" ADD COLUMN "shard" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "giving_totals" DROP CONSTRAINT "giving_totals_pkey", ADD CONSTRAINT "giving_totals_currency_shard_pk" PRIMARY KEY ("currency", "shard");
--> statement-breakpoint
-- Minor units that a project still wants; a completed one stands behind all others.
CREATE FUNCTION rank_remaining(status text, goal bigint, raised bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN status = 'completed' THEN 9000000000000000 ELSE greatest(0, goal - raised) END
$$;
--> statement-breakpoint
INSERT INTO project_ranks (project_id, status, is_endowment, remaining_minor, funded_ratio)
  SELECT p.id, p.status, p.is_endowment, rank_remaining(p.status, p.goal_minor, coalesce(t.raised_minor, 0)), coalesce(t.raised_minor, 0) * 10000 / p.goal_minor
  FROM projects p LEFT JOIN project_totals t ON t.project_id = p.id WHERE p.status IN ('published', 'completed');
--> statement-breakpoint
UPDATE projects_to_types l SET status = p.status, published_at = p.published_at, remaining_minor = r.remaining_minor
  FROM projects p JOIN project_ranks r ON r.project_id = p.id WHERE p.id = l.project_id;
--> statement-breakpoint
UPDATE projects_to_categories l SET status = p.status, published_at = p.published_at FROM projects p WHERE p.id = l.project_id AND p.status IN ('published', 'completed');
--> statement-breakpoint
UPDATE order_items i SET paid_at = o.paid_at FROM orders o WHERE o.id = i.order_id AND o.paid_at IS NOT NULL;
--> statement-breakpoint
INSERT INTO project_facet_counts (facet, value, status, total)
  SELECT 'country', country, status, count(*) FROM projects WHERE status IN ('published', 'completed') GROUP BY country, status
  UNION ALL SELECT 'zakat', is_suitable_for_zakat::text, status, count(*) FROM projects WHERE status IN ('published', 'completed') GROUP BY is_suitable_for_zakat, status
  UNION ALL SELECT 'type', type_id::text, status, count(*) FROM projects_to_types WHERE status IS NOT NULL GROUP BY type_id, status
  UNION ALL SELECT 'category', category_id::text, status, count(*) FROM projects_to_categories WHERE status IS NOT NULL GROUP BY category_id, status;
--> statement-breakpoint
DROP INDEX "projects_newest";
--> statement-breakpoint
DROP INDEX "projects_ending";
--> statement-breakpoint
DROP INDEX "project_totals_raised";
--> statement-breakpoint
DROP INDEX "projects_to_types_type";
--> statement-breakpoint
DROP INDEX "projects_to_categories_category";
--> statement-breakpoint
DROP INDEX "order_items_project";
--> statement-breakpoint
CREATE INDEX "projects_newest" ON "projects" ("published_at" DESC, "id" DESC) WHERE "status" IN ('published', 'completed');
--> statement-breakpoint
CREATE INDEX "projects_status_newest" ON "projects" ("status", "published_at" DESC, "id" DESC) WHERE "status" IN ('published', 'completed');
--> statement-breakpoint
CREATE INDEX "projects_country_newest" ON "projects" ("country", "published_at" DESC, "id" DESC) WHERE "status" IN ('published', 'completed');
--> statement-breakpoint
CREATE INDEX "projects_zakat_newest" ON "projects" ("is_suitable_for_zakat", "published_at" DESC, "id" DESC) WHERE "status" IN ('published', 'completed');
--> statement-breakpoint
CREATE INDEX "projects_method_newest" ON "projects" ("donation_method", "published_at" DESC, "id" DESC) WHERE "status" IN ('published', 'completed');
--> statement-breakpoint
CREATE INDEX "projects_fundraiser_newest" ON "projects" ("fundraiser_type", "published_at" DESC, "id" DESC) WHERE "status" IN ('published', 'completed');
--> statement-breakpoint
CREATE INDEX "projects_gender_newest" ON "projects" ("beneficiaries_gender", "published_at" DESC, "id" DESC) WHERE "status" IN ('published', 'completed');
--> statement-breakpoint
CREATE INDEX "projects_nationality_newest" ON "projects" ("nationality", "published_at" DESC, "id" DESC) WHERE "status" IN ('published', 'completed');
--> statement-breakpoint
CREATE INDEX "projects_age" ON "projects" ("age_in_years") WHERE "status" IN ('published', 'completed');
--> statement-breakpoint
CREATE INDEX "projects_tags" ON "projects" USING gin ("tags");
--> statement-breakpoint
CREATE INDEX "projects_urgent" ON "projects" ("published_at" DESC, "id" DESC) WHERE "status" = 'published' AND "is_urgent";
--> statement-breakpoint
CREATE INDEX "projects_ending" ON "projects" ((CASE WHEN "status" = 'completed' THEN 'infinity'::timestamptz ELSE coalesce("ends_at", 'infinity'::timestamptz) END), "id") WHERE "status" IN ('published', 'completed');
--> statement-breakpoint
CREATE INDEX "projects_status_ending" ON "projects" ("status", (CASE WHEN "status" = 'completed' THEN 'infinity'::timestamptz ELSE coalesce("ends_at", 'infinity'::timestamptz) END), "id") WHERE "status" IN ('published', 'completed');
--> statement-breakpoint
CREATE INDEX "project_ranks_remaining" ON "project_ranks" ("remaining_minor", "project_id");
--> statement-breakpoint
CREATE INDEX "project_ranks_funded" ON "project_ranks" ("funded_ratio" DESC, "project_id" DESC);
--> statement-breakpoint
CREATE INDEX "project_ranks_status_funded" ON "project_ranks" ("status", "funded_ratio" DESC, "project_id" DESC);
--> statement-breakpoint
CREATE INDEX "project_ranks_closing" ON "project_ranks" ("remaining_minor", "project_id") WHERE "status" = 'published' AND NOT "is_endowment" AND "remaining_minor" > 0 AND "funded_ratio" >= 6000;
--> statement-breakpoint
CREATE INDEX "projects_to_types_newest" ON "projects_to_types" ("type_id", "published_at" DESC, "project_id" DESC);
--> statement-breakpoint
CREATE INDEX "projects_to_types_status_newest" ON "projects_to_types" ("type_id", "status", "published_at" DESC, "project_id" DESC) WHERE "status" IN ('published', 'completed');
--> statement-breakpoint
CREATE INDEX "projects_to_types_remaining" ON "projects_to_types" ("type_id", "remaining_minor", "project_id") WHERE "status" IN ('published', 'completed');
--> statement-breakpoint
CREATE INDEX "projects_to_categories_newest" ON "projects_to_categories" ("category_id", "published_at" DESC, "project_id" DESC);
--> statement-breakpoint
CREATE INDEX "projects_to_categories_status_newest" ON "projects_to_categories" ("category_id", "status", "published_at" DESC, "project_id" DESC) WHERE "status" IN ('published', 'completed');
--> statement-breakpoint
CREATE INDEX "order_items_project_paid" ON "order_items" ("project_id", "paid_at" DESC, "order_id" DESC);
--> statement-breakpoint
-- Counters by triggers that see all rows of a statement at once: a thousand projects written together cost one addition each.
DROP TRIGGER projects_counted ON projects;
--> statement-breakpoint
DROP FUNCTION count_projects();
--> statement-breakpoint
CREATE FUNCTION add_project_counts(changes jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO project_counts (status, total)
    SELECT status, sum(n) FROM jsonb_to_recordset(changes) AS c(status text, n int) GROUP BY status HAVING sum(n) <> 0 ORDER BY status
    ON CONFLICT (status) DO UPDATE SET total = project_counts.total + excluded.total
$$;
--> statement-breakpoint
CREATE FUNCTION add_facet_counts(changes jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO project_facet_counts (facet, value, status, total)
    SELECT facet, value, status, sum(n) FROM jsonb_to_recordset(changes) AS c(facet text, value text, status text, n int)
    WHERE status IN ('published', 'completed') GROUP BY facet, value, status HAVING sum(n) <> 0 ORDER BY facet, value, status
    ON CONFLICT (facet, value, status) DO UPDATE SET total = project_facet_counts.total + excluded.total
$$;
--> statement-breakpoint
CREATE FUNCTION sync_projects() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counts jsonb := '[]';
  facets jsonb := '[]';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    counts := counts || (SELECT coalesce(jsonb_agg(c), '[]') FROM (SELECT status, -count(*) AS n FROM old_rows GROUP BY status) c);
    facets := facets || (SELECT coalesce(jsonb_agg(c), '[]') FROM (SELECT 'country' AS facet, country AS value, status, -count(*) AS n FROM old_rows GROUP BY country, status) c)
      || (SELECT coalesce(jsonb_agg(c), '[]') FROM (SELECT 'zakat' AS facet, is_suitable_for_zakat::text AS value, status, -count(*) AS n FROM old_rows GROUP BY is_suitable_for_zakat, status) c);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    counts := counts || (SELECT coalesce(jsonb_agg(c), '[]') FROM (SELECT status, count(*) AS n FROM new_rows GROUP BY status) c);
    facets := facets || (SELECT coalesce(jsonb_agg(c), '[]') FROM (SELECT 'country' AS facet, country AS value, status, count(*) AS n FROM new_rows GROUP BY country, status) c)
      || (SELECT coalesce(jsonb_agg(c), '[]') FROM (SELECT 'zakat' AS facet, is_suitable_for_zakat::text AS value, status, count(*) AS n FROM new_rows GROUP BY is_suitable_for_zakat, status) c);
    INSERT INTO project_ranks AS r (project_id, status, is_endowment, remaining_minor, funded_ratio)
      SELECT p.id, p.status, p.is_endowment, rank_remaining(p.status, p.goal_minor, coalesce(t.raised_minor, 0)), coalesce(t.raised_minor, 0) * 10000 / p.goal_minor
      FROM new_rows p LEFT JOIN project_totals t ON t.project_id = p.id WHERE p.status IN ('published', 'completed')
      ON CONFLICT (project_id) DO UPDATE SET status = excluded.status, is_endowment = excluded.is_endowment, remaining_minor = excluded.remaining_minor, funded_ratio = excluded.funded_ratio
      WHERE (r.status, r.is_endowment, r.remaining_minor, r.funded_ratio) IS DISTINCT FROM (excluded.status, excluded.is_endowment, excluded.remaining_minor, excluded.funded_ratio);
  END IF;
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM project_ranks r USING new_rows p WHERE r.project_id = p.id AND p.status NOT IN ('published', 'completed');
    UPDATE projects_to_types l SET status = r.status, published_at = CASE WHEN r.status IS NULL THEN NULL ELSE p.published_at END, remaining_minor = r.remaining_minor
      FROM new_rows p LEFT JOIN project_ranks r ON r.project_id = p.id
      WHERE l.project_id = p.id AND (l.status, l.published_at, l.remaining_minor) IS DISTINCT FROM (r.status, CASE WHEN r.status IS NULL THEN NULL ELSE p.published_at END, r.remaining_minor);
    UPDATE projects_to_categories l SET status = r.status, published_at = CASE WHEN r.status IS NULL THEN NULL ELSE p.published_at END
      FROM new_rows p LEFT JOIN project_ranks r ON r.project_id = p.id
      WHERE l.project_id = p.id AND (l.status, l.published_at) IS DISTINCT FROM (r.status, CASE WHEN r.status IS NULL THEN NULL ELSE p.published_at END);
  END IF;
  PERFORM add_project_counts(counts), add_facet_counts(facets);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER projects_inserted AFTER INSERT ON projects REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_projects();
--> statement-breakpoint
CREATE TRIGGER projects_updated AFTER UPDATE ON projects REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_projects();
--> statement-breakpoint
CREATE TRIGGER projects_deleted AFTER DELETE ON projects REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_projects();
--> statement-breakpoint
-- A link carries what its list is ordered by, so that one program's page is one stretch of an index.
CREATE FUNCTION fill_type_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.status, p.published_at, r.remaining_minor INTO NEW.status, NEW.published_at, NEW.remaining_minor
    FROM projects p JOIN project_ranks r ON r.project_id = p.id WHERE p.id = NEW.project_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION fill_category_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.status, p.published_at INTO NEW.status, NEW.published_at FROM projects p JOIN project_ranks r ON r.project_id = p.id WHERE p.id = NEW.project_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER projects_to_types_filled BEFORE INSERT OR UPDATE OF project_id ON projects_to_types FOR EACH ROW EXECUTE FUNCTION fill_type_link();
--> statement-breakpoint
CREATE TRIGGER projects_to_categories_filled BEFORE INSERT OR UPDATE OF project_id ON projects_to_categories FOR EACH ROW EXECUTE FUNCTION fill_category_link();
--> statement-breakpoint
-- Arguments: the facet, and the column that holds its value.
CREATE FUNCTION count_project_links() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    changes := jsonb_build_array(
      jsonb_build_object('facet', TG_ARGV[0], 'value', to_jsonb(OLD) ->> TG_ARGV[1], 'status', OLD.status, 'n', -1),
      jsonb_build_object('facet', TG_ARGV[0], 'value', to_jsonb(NEW) ->> TG_ARGV[1], 'status', NEW.status, 'n', 1));
  ELSIF TG_OP = 'INSERT' THEN
    SELECT jsonb_agg(c) INTO changes FROM (SELECT TG_ARGV[0] AS facet, to_jsonb(l) ->> TG_ARGV[1] AS value, l.status, count(*) AS n FROM new_rows l GROUP BY 2, 3) c;
  ELSE
    SELECT jsonb_agg(c) INTO changes FROM (SELECT TG_ARGV[0] AS facet, to_jsonb(l) ->> TG_ARGV[1] AS value, l.status, -count(*) AS n FROM old_rows l GROUP BY 2, 3) c;
  END IF;
  PERFORM add_facet_counts(changes);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER projects_to_types_inserted AFTER INSERT ON projects_to_types REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_project_links('type', 'type_id');
--> statement-breakpoint
CREATE TRIGGER projects_to_types_deleted AFTER DELETE ON projects_to_types REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_project_links('type', 'type_id');
--> statement-breakpoint
CREATE TRIGGER projects_to_types_updated AFTER UPDATE ON projects_to_types FOR EACH ROW WHEN ((OLD.status, OLD.type_id) IS DISTINCT FROM (NEW.status, NEW.type_id)) EXECUTE FUNCTION count_project_links('type', 'type_id');
--> statement-breakpoint
CREATE TRIGGER projects_to_categories_inserted AFTER INSERT ON projects_to_categories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_project_links('category', 'category_id');
--> statement-breakpoint
CREATE TRIGGER projects_to_categories_deleted AFTER DELETE ON projects_to_categories REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_project_links('category', 'category_id');
--> statement-breakpoint
CREATE TRIGGER projects_to_categories_updated AFTER UPDATE ON projects_to_categories FOR EACH ROW WHEN ((OLD.status, OLD.category_id) IS DISTINCT FROM (NEW.status, NEW.category_id)) EXECUTE FUNCTION count_project_links('category', 'category_id');
--> statement-breakpoint
-- In the transaction that posts: what a project still wants follows what it has raised.
CREATE FUNCTION sync_project_ranks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE project_ranks r SET remaining_minor = rank_remaining(p.status, p.goal_minor, t.raised_minor), funded_ratio = t.raised_minor * 10000 / p.goal_minor
    FROM new_rows t JOIN projects p ON p.id = t.project_id
    WHERE r.project_id = t.project_id AND (r.remaining_minor, r.funded_ratio) IS DISTINCT FROM (rank_remaining(p.status, p.goal_minor, t.raised_minor), t.raised_minor * 10000 / p.goal_minor);
  UPDATE projects_to_types l SET remaining_minor = r.remaining_minor FROM new_rows t JOIN project_ranks r ON r.project_id = t.project_id
    WHERE l.project_id = t.project_id AND l.remaining_minor IS DISTINCT FROM r.remaining_minor;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER project_totals_inserted AFTER INSERT ON project_totals REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_project_ranks();
--> statement-breakpoint
CREATE TRIGGER project_totals_updated AFTER UPDATE ON project_totals REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_project_ranks();
--> statement-breakpoint
CREATE FUNCTION date_paid_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_items SET paid_at = NEW.paid_at WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_paid AFTER UPDATE OF paid_at ON orders FOR EACH ROW WHEN (OLD.paid_at IS DISTINCT FROM NEW.paid_at) EXECUTE FUNCTION date_paid_items();
