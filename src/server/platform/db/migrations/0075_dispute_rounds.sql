ALTER TABLE "disputes" ADD COLUMN "lost_lines" jsonb;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "round" smallint DEFAULT 0 NOT NULL;