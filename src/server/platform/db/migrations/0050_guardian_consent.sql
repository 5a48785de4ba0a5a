ALTER TABLE "projects" ADD COLUMN "consent_by" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "consent_on" date;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_consent" CHECK (("projects"."consent_by" is null) = ("projects"."consent_on" is null) and ("projects"."consent_by" is null or "projects"."monthly_minor" is not null));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_consent_by" CHECK ("projects"."consent_by" in ('mother', 'father', 'grandmother', 'grandfather', 'aunt', 'uncle', 'sibling', 'guardian'));--> statement-breakpoint
-- A child comes onto the site only with a recorded consent. Those that are there already stay until it is recorded or withdrawn.
CREATE FUNCTION require_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.monthly_minor IS NULL OR NEW.consent_on IS NOT NULL OR NEW.status NOT IN ('published', 'sponsored', 'completed') THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' THEN
    RAISE EXCEPTION 'a child is published with the consent of its guardian' USING ERRCODE = 'check_violation';
  ELSIF OLD.consent_on IS NOT NULL OR OLD.monthly_minor IS NULL OR OLD.status NOT IN ('published', 'sponsored', 'completed') THEN
    RAISE EXCEPTION 'a child is published with the consent of its guardian' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER projects_consent BEFORE INSERT OR UPDATE OF status, monthly_minor, consent_on ON projects FOR EACH ROW EXECUTE FUNCTION require_consent();
