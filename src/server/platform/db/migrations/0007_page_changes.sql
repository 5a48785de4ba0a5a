-- Whoever changes a project, pages that show it learn of it: the service, a command, or staff at the database itself.
-- A change of status takes pages away at once; any other is shown within seconds. Many at once are told as one.
CREATE FUNCTION announce_projects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT 1 FROM after_change LIMIT 101) AS counted) > 100 THEN
    PERFORM pg_notify('touched', CASE WHEN EXISTS (SELECT 1 FROM after_change n JOIN before_change o ON o.id = n.id WHERE o.status IS DISTINCT FROM n.status) THEN 'gone:site' ELSE 'site' END);
    RETURN NULL;
  END IF;
  PERFORM pg_notify('touched', CASE WHEN o.status IS DISTINCT FROM n.status THEN 'gone:project:' ELSE 'project:' END || n.id)
    FROM after_change n JOIN before_change o ON o.id = n.id;
  IF EXISTS (SELECT 1 FROM after_change n JOIN before_change o ON o.id = n.id WHERE o.status IS DISTINCT FROM n.status) THEN
    PERFORM pg_notify('touched', 'projects');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER projects_announced AFTER UPDATE ON projects REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION announce_projects();
--> statement-breakpoint
CREATE FUNCTION announce_project_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('touched', 'projects');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER project_lists_announced AFTER INSERT ON projects FOR EACH STATEMENT EXECUTE FUNCTION announce_project_lists();
--> statement-breakpoint
CREATE FUNCTION announce_deleted_projects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT 1 FROM before_change LIMIT 101) AS counted) > 100 THEN
    PERFORM pg_notify('touched', 'gone:site');
  ELSE
    PERFORM pg_notify('touched', 'gone:project:' || id) FROM before_change;
  END IF;
  PERFORM pg_notify('touched', 'projects');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deleted_projects_announced AFTER DELETE ON projects REFERENCING OLD TABLE AS before_change
  FOR EACH STATEMENT EXECUTE FUNCTION announce_deleted_projects();
