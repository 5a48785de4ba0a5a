ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "sacrifice_animals" ADD COLUMN "proof_file_id" uuid;--> statement-breakpoint
ALTER TABLE "sacrifice_animals" ADD COLUMN "recordings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "sacrifice_animals" SET "recordings" = 1 WHERE "slaughtered_at" is not null;--> statement-breakpoint
ALTER TABLE "sacrifice_animals" ADD CONSTRAINT "sacrifice_animals_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('avatar', 'cover', 'gallery', 'logo', 'legalDocument', 'proof'));--> statement-breakpoint
ALTER TABLE "sacrifice_animals" ADD CONSTRAINT "sacrifice_animals_proof" CHECK (num_nonnulls("sacrifice_animals"."proof_url", "sacrifice_animals"."proof_file_id") <= case when "sacrifice_animals"."slaughtered_at" is null then 0 else 1 end);--> statement-breakpoint
ALTER TABLE "sacrifice_animals" ADD CONSTRAINT "sacrifice_animals_recordings" CHECK ("sacrifice_animals"."recordings" >= 0);