CREATE TABLE "bank_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bank_movements_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" uuid NOT NULL,
	"account" text NOT NULL,
	"key" text NOT NULL,
	"bank_reference" text,
	"booked_on" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"payment_id" uuid,
	"closed_at" timestamp with time zone,
	"reason" text,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_movements_number_unique" UNIQUE("number"),
	CONSTRAINT "bank_movements_key_unique" UNIQUE("key"),
	CONSTRAINT "bank_movements_status" CHECK ("bank_movements"."status" in ('open', 'booked', 'ignored')),
	CONSTRAINT "bank_movements_amount" CHECK ("bank_movements"."amount_minor" > 0),
	CONSTRAINT "bank_movements_booked" CHECK (("bank_movements"."status" = 'booked') = ("bank_movements"."payment_id" is not null)),
	CONSTRAINT "bank_movements_closed" CHECK (("bank_movements"."status" = 'open') = ("bank_movements"."closed_at" is null)),
	CONSTRAINT "bank_movements_ignored" CHECK (("bank_movements"."status" = 'ignored') = ("bank_movements"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"currency" char(3) NOT NULL,
	"format" text NOT NULL,
	"number" text,
	"opening_minor" bigint,
	"closing_minor" bigint,
	"from_day" date,
	"until_day" date,
	"movement_count" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_statements_format" CHECK ("bank_statements"."format" in ('camt053', 'mt940', 'csv'))
);
--> statement-breakpoint
ALTER TABLE "bank_movements" ADD CONSTRAINT "bank_movements_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_movements" ADD CONSTRAINT "bank_movements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_movements_open" ON "bank_movements" USING btree ("number") WHERE "bank_movements"."status" = 'open';--> statement-breakpoint
CREATE INDEX "bank_movements_to_erase" ON "bank_movements" USING btree ("imported_at") WHERE "bank_movements"."name" <> '' or "bank_movements"."text" <> '';--> statement-breakpoint
CREATE INDEX "bank_statements_newest" ON "bank_statements" USING btree ("account","until_day" DESC NULLS LAST,"imported_at" DESC NULLS LAST);