CREATE TABLE "zakat_days" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"starts_on" date NOT NULL,
	"next_on" date,
	"reminded_for" date,
	CONSTRAINT "zakat_days_order" CHECK ("zakat_days"."next_on" is null or "zakat_days"."next_on" > "zakat_days"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "zakat_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"computed_on" date NOT NULL,
	"currency" char(3) NOT NULL,
	"wealth_minor" bigint NOT NULL,
	"nisab_minor" bigint NOT NULL,
	"zakat_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "zakat_records_sums" CHECK ("zakat_records"."wealth_minor" >= 0 and "zakat_records"."nisab_minor" >= 0 and "zakat_records"."zakat_minor" >= 0 and "zakat_records"."zakat_minor" <= "zakat_records"."wealth_minor")
);
--> statement-breakpoint
ALTER TABLE "zakat_days" ADD CONSTRAINT "zakat_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zakat_records" ADD CONSTRAINT "zakat_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "zakat_days_next" ON "zakat_days" USING btree ("next_on");--> statement-breakpoint
CREATE INDEX "zakat_records_user" ON "zakat_records" USING btree ("user_id","computed_on" DESC NULLS LAST,"id" DESC NULLS LAST);