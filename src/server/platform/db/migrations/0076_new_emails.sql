ALTER TABLE "account_codes" DROP CONSTRAINT "account_codes_purpose";--> statement-breakpoint
ALTER TABLE "account_codes" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "account_codes" ADD CONSTRAINT "account_codes_new_email" CHECK (("account_codes"."new_email" is not null) = ("account_codes"."purpose" = 'newEmail'));--> statement-breakpoint
ALTER TABLE "account_codes" ADD CONSTRAINT "account_codes_purpose" CHECK ("account_codes"."purpose" in ('email', 'phone', 'password', 'link', 'newEmail'));