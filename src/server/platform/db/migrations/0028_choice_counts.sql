-- A least donation without a greatest one was refused: the greatest one counted as 1.
ALTER TABLE "projects" DROP CONSTRAINT "projects_bounds";
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_bounds" CHECK (coalesce("projects"."minimum_minor", 1) > 0 and ("projects"."maximum_minor" is null or "projects"."maximum_minor" >= coalesce("projects"."minimum_minor", 1)));
--> statement-breakpoint
-- How many public projects each way of donating has, and those for girls or boys, beside the counts of the other filters.
CREATE FUNCTION count_choices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb := '[]';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    changes := changes || (SELECT coalesce(jsonb_agg(c), '[]') FROM (SELECT 'method' AS facet, donation_method AS value, status, -count(*) AS n FROM old_rows GROUP BY donation_method, status) c)
      || (SELECT coalesce(jsonb_agg(c), '[]') FROM (SELECT 'gender' AS facet, beneficiaries_gender AS value, status, -count(*) AS n FROM old_rows WHERE beneficiaries_gender IS NOT NULL GROUP BY beneficiaries_gender, status) c);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    changes := changes || (SELECT coalesce(jsonb_agg(c), '[]') FROM (SELECT 'method' AS facet, donation_method AS value, status, count(*) AS n FROM new_rows GROUP BY donation_method, status) c)
      || (SELECT coalesce(jsonb_agg(c), '[]') FROM (SELECT 'gender' AS facet, beneficiaries_gender AS value, status, count(*) AS n FROM new_rows WHERE beneficiaries_gender IS NOT NULL GROUP BY beneficiaries_gender, status) c);
  END IF;
  PERFORM add_facet_counts(changes);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER choices_inserted AFTER INSERT ON projects REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_choices();
--> statement-breakpoint
CREATE TRIGGER choices_updated AFTER UPDATE ON projects REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_choices();
--> statement-breakpoint
CREATE TRIGGER choices_deleted AFTER DELETE ON projects REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_choices();
--> statement-breakpoint
INSERT INTO project_facet_counts (facet, value, status, total)
  SELECT 'method', donation_method, status, count(*) FROM projects WHERE status IN ('published', 'completed') GROUP BY donation_method, status
  UNION ALL SELECT 'gender', beneficiaries_gender, status, count(*) FROM projects WHERE beneficiaries_gender IS NOT NULL AND status IN ('published', 'completed') GROUP BY beneficiaries_gender, status;
