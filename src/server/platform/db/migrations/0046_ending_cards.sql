ALTER TABLE "subscriptions" ADD COLUMN "card_expires_on" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "card_told_for" timestamp with time zone;