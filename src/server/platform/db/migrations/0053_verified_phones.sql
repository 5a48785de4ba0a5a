ALTER TABLE "users" ADD COLUMN "phone_e164" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_verified_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone_e164");--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_phone_key" ON "users" USING btree ("phone_e164") WHERE "users"."phone_verified_at" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_phone_e164" CHECK ("users"."phone_e164" ~ '^[+][1-9][0-9]{6,14}$');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_phone_verified" CHECK ("users"."phone_verified_at" is null or "users"."phone_e164" is not null);--> statement-breakpoint
UPDATE "users" SET "phone_e164" = "called"."number" FROM (
  SELECT u."id", c."calling_code" || CASE WHEN c."code" IN ('IT', 'SM', 'VA') THEN u."phone_number" ELSE ltrim(u."phone_number", '0') END AS "number"
  FROM "users" u JOIN "countries" c ON c."code" = u."phone_country"
  WHERE u."phone_number" IS NOT NULL AND c."calling_code" IS NOT NULL
) "called" WHERE "called"."id" = "users"."id" AND "called"."number" ~ '^[+][1-9][0-9]{6,14}$';
