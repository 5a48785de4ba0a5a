ALTER TABLE "stock_rates" DROP CONSTRAINT "stock_rates_source";
--> statement-breakpoint
ALTER TABLE "stock_rates" ALTER COLUMN "source" SET DATA TYPE jsonb USING jsonb_build_object('en', "source");
--> statement-breakpoint
ALTER TABLE "stock_rates" ADD CONSTRAINT "stock_rates_source" CHECK (jsonb_typeof("stock_rates"."source") = 'object' and "stock_rates"."source" <> '{}'::jsonb);
