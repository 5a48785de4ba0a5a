CREATE TABLE "project_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"icon" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "project_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "project_categories_title" CHECK (jsonb_typeof("project_categories"."title") = 'object' and "project_categories"."title" <> '{}'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "project_counts" (
	"status" text PRIMARY KEY NOT NULL,
	"total" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_donors" (
	"project_id" uuid NOT NULL,
	"donor_hash" text NOT NULL,
	CONSTRAINT "project_donors_project_id_donor_hash_pk" PRIMARY KEY("project_id","donor_hash")
);
--> statement-breakpoint
CREATE TABLE "project_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_totals" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"raised_minor" bigint DEFAULT 0 NOT NULL,
	"donations_count" integer DEFAULT 0 NOT NULL,
	"donors_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb,
	"icon" text NOT NULL,
	"palette" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "project_types_slug_unique" UNIQUE("slug"),
	CONSTRAINT "project_types_title" CHECK (jsonb_typeof("project_types"."title") = 'object' and "project_types"."title" <> '{}'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"sub_title" jsonb,
	"description" jsonb,
	"status" text DEFAULT 'draft' NOT NULL,
	"rejection_reason" jsonb,
	"fundraiser_type" text DEFAULT 'platform' NOT NULL,
	"owner_id" uuid,
	"donation_method" text DEFAULT 'money' NOT NULL,
	"currency" char(3) NOT NULL,
	"goal_minor" bigint NOT NULL,
	"unit_id" uuid,
	"unit_price_minor" bigint,
	"minimum_minor" bigint,
	"maximum_minor" bigint,
	"suggested_amounts" jsonb,
	"endowment_percentage" smallint DEFAULT 0 NOT NULL,
	"is_endowment" boolean DEFAULT false NOT NULL,
	"is_suitable_for_zakat" boolean DEFAULT false NOT NULL,
	"is_giftable" boolean DEFAULT false NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"country" text NOT NULL,
	"city" jsonb,
	"address" jsonb,
	"location_link" text,
	"is_about_person" boolean DEFAULT false NOT NULL,
	"has_sensitive_consent" boolean DEFAULT false NOT NULL,
	"nationality" text,
	"beneficiaries_gender" text,
	"beneficiary_health_status" text,
	"beneficiary_marital_status" text,
	"age_in_years" smallint,
	"education_year" smallint,
	"number_of_children" smallint,
	"date_of_being_orphan" date,
	"beneficiaries_count" integer DEFAULT 0 NOT NULL,
	"number_of_covered_beneficiaries" integer DEFAULT 0 NOT NULL,
	"beneficiary_types" text[] DEFAULT '{}' NOT NULL,
	"other_beneficiary_countries" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"additional_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bill_number" text,
	"joined_since" date,
	"outcome" text,
	"closed_at" timestamp with time zone,
	"closed_reason" jsonb,
	"permit_number" text,
	"permit_authority" jsonb,
	"permit_valid_until" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"cover_seed" integer DEFAULT 1 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "projects_slug_unique" UNIQUE("slug"),
	CONSTRAINT "projects_billNumber_unique" UNIQUE("bill_number"),
	CONSTRAINT "projects_title" CHECK (jsonb_typeof("projects"."title") = 'object' and "projects"."title" <> '{}'::jsonb),
	CONSTRAINT "projects_goal" CHECK ("projects"."goal_minor" > 0),
	CONSTRAINT "projects_percentage" CHECK ("projects"."endowment_percentage" between 0 and 100),
	CONSTRAINT "projects_units" CHECK ("projects"."donation_method" <> 'units' or ("projects"."unit_id" is not null and "projects"."unit_price_minor" > 0)),
	CONSTRAINT "projects_bounds" CHECK (coalesce("projects"."minimum_minor", 1) > 0 and coalesce("projects"."maximum_minor", 1) >= coalesce("projects"."minimum_minor", 1)),
	CONSTRAINT "projects_zakat" CHECK (not ("projects"."is_endowment" and "projects"."is_suitable_for_zakat")),
	CONSTRAINT "projects_published" CHECK ("projects"."status" not in ('published', 'completed') or "projects"."published_at" is not null),
	CONSTRAINT "projects_outcome" CHECK (("projects"."status" = 'completed') = ("projects"."outcome" is not null)),
	CONSTRAINT "projects_status" CHECK ("projects"."status" in ('draft', 'needApproval', 'published', 'rejected', 'completed')),
	CONSTRAINT "projects_covered" CHECK ("projects"."beneficiaries_count" >= 0 and "projects"."number_of_covered_beneficiaries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "projects_to_categories" (
	"project_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "projects_to_categories_project_id_category_id_pk" PRIMARY KEY("project_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "projects_to_types" (
	"project_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	CONSTRAINT "projects_to_types_project_id_type_id_pk" PRIMARY KEY("project_id","type_id")
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "units_code_unique" UNIQUE("code"),
	CONSTRAINT "units_title" CHECK (jsonb_typeof("units"."title") = 'object' and "units"."title" <> '{}'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "giving_totals" (
	"currency" char(3) PRIMARY KEY NOT NULL,
	"raised_minor" bigint DEFAULT 0 NOT NULL,
	"donations_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_accounts_code_unique" UNIQUE("code"),
	CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" = split_part("ledger_accounts"."code", ':', 1))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"external_key" text NOT NULL,
	"order_id" uuid,
	"payment_id" uuid,
	"occurred_at" timestamp with time zone NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_externalKey_unique" UNIQUE("external_key")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"currency" char(3) NOT NULL,
	"amount_minor" bigint NOT NULL,
	"project_id" uuid,
	"category_id" uuid,
	"intention" text,
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount_minor" <> 0),
	CONSTRAINT "ledger_postings_intention" CHECK ("ledger_postings"."intention" is null or "ledger_postings"."intention" in ('sadaqah', 'zakat'))
);
--> statement-breakpoint
CREATE TABLE "cart_private" (
	"key_hash" text NOT NULL,
	"item_id" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_private_key_hash_item_id_pk" PRIMARY KEY("key_hash","item_id")
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"order_id" uuid,
	"status" smallint,
	"sealed_body" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "order_donors" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_country" text,
	"phone_number" text,
	"message" text,
	"donor_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_item_people" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"gift_receiver_name" text,
	"gift_receiver_phone_number" text,
	"gift_receiver_email" text,
	"gift_message" text,
	"others_full_name" text,
	"others_phone" text,
	"on_behalf_of" jsonb
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"type" text NOT NULL,
	"project_id" uuid,
	"category_id" uuid,
	"intention" text NOT NULL,
	"title" jsonb NOT NULL,
	"unit_price_minor" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"endowment_minor" bigint DEFAULT 0 NOT NULL,
	"is_gift" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_items_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_items_sum" CHECK ("order_items"."amount_minor" = "order_items"."unit_price_minor" * "order_items"."quantity" and "order_items"."quantity" between 1 and 999 and "order_items"."unit_price_minor" > 0),
	CONSTRAINT "order_items_endowment" CHECK ("order_items"."endowment_minor" between 0 and "order_items"."amount_minor" and ("order_items"."intention" = 'sadaqah' or "order_items"."endowment_minor" = 0)),
	CONSTRAINT "order_items_cause" CHECK ("order_items"."type" <> 'project' or "order_items"."project_id" is not null),
	CONSTRAINT "order_items_type" CHECK ("order_items"."type" in ('project', 'sacrifice', 'zakat', 'stock', 'endowment', 'kafarah')),
	CONSTRAINT "order_items_intention" CHECK ("order_items"."intention" in ('sadaqah', 'zakat'))
);
--> statement-breakpoint
CREATE TABLE "order_transitions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint DEFAULT nextval('order_numbers') NOT NULL,
	"status" text NOT NULL,
	"account_id" uuid,
	"access_key_hash" text NOT NULL,
	"method" text NOT NULL,
	"currency" char(3) NOT NULL,
	"gift_minor" bigint NOT NULL,
	"fee_cover_minor" bigint DEFAULT 0 NOT NULL,
	"total_minor" bigint NOT NULL,
	"received_minor" bigint DEFAULT 0 NOT NULL,
	"locale" text NOT NULL,
	"show_name" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"receipt_number" bigint,
	"placed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_receiptNumber_unique" UNIQUE("receipt_number"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'awaitingTransfer', 'paid', 'failed', 'cancelled', 'expired', 'partiallyRefunded', 'refunded')),
	CONSTRAINT "orders_sum" CHECK ("orders"."total_minor" = "orders"."gift_minor" + "orders"."fee_cover_minor" and "orders"."gift_minor" > 0 and "orders"."fee_cover_minor" >= 0),
	CONSTRAINT "orders_paid" CHECK (("orders"."status" in ('paid', 'partiallyRefunded', 'refunded')) = ("orders"."paid_at" is not null)),
	CONSTRAINT "orders_receipt" CHECK (("orders"."paid_at" is null) = ("orders"."receipt_number" is null))
);
--> statement-breakpoint
CREATE TABLE "recurring_donations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"account_id" uuid,
	"status" text NOT NULL,
	"interval" text NOT NULL,
	"currency" char(3) NOT NULL,
	"amount_minor" bigint NOT NULL,
	"customer_ref" text,
	"payment_method_ref" text,
	"first_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"period" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recurring_donations_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "recurring_donations_status" CHECK ("recurring_donations"."status" in ('incomplete', 'active', 'paused', 'pastDue', 'cancelled')),
	CONSTRAINT "recurring_donations_interval" CHECK ("recurring_donations"."interval" in ('day', 'week', 'month', 'year')),
	CONSTRAINT "recurring_donations_amount" CHECK ("recurring_donations"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"movement" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_receipts_movement_unique" UNIQUE("movement"),
	CONSTRAINT "bank_receipts_amount" CHECK ("bank_receipts"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "inbox" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"provider_ref" text,
	"raw" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"last_error" text,
	CONSTRAINT "inbox_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dedupe_key" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"to_address" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"plain" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"dedupe_key" text,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "payment_transitions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"currency" char(3) NOT NULL,
	"amount_minor" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"provider_ref" text,
	"reference" text,
	"failure_code" text,
	"fee_minor" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"enquiries" integer DEFAULT 0 NOT NULL,
	"next_enquiry_at" timestamp with time zone,
	CONSTRAINT "payments_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('created', 'requiresAction', 'processing', 'succeeded', 'failed', 'cancelled', 'refunded', 'disputed', 'lost')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_minor" > 0),
	CONSTRAINT "payments_reference" CHECK (("payments"."method" = 'bank') = ("payments"."reference" is not null))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_status" CHECK ("newsletter_subscriptions"."status" in ('pending', 'confirmed', 'unsubscribed'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"full_name" text,
	"phone_country" text,
	"phone_number" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"roles" text[] DEFAULT '{donor}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "users_locale" CHECK ("users"."locale" in ('en', 'ar', 'tr'))
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_name" jsonb NOT NULL,
	"account_holder" jsonb NOT NULL,
	"account_number" text NOT NULL,
	"iban" text NOT NULL,
	"swift_code" text NOT NULL,
	"currency" char(3) NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "bank_accounts_iban_unique" UNIQUE("iban"),
	CONSTRAINT "bank_accounts_name" CHECK (jsonb_typeof("bank_accounts"."bank_name") = 'object' and "bank_accounts"."bank_name" <> '{}'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_info" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"location" jsonb NOT NULL,
	"social_media_links" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"native_name" text NOT NULL,
	"currency" text,
	"tax_id_type" text,
	"tax_id_name" text,
	"official_language" text,
	"calling_code" text,
	"area_codes" text[] NOT NULL,
	"region" text NOT NULL,
	"flag" text NOT NULL,
	CONSTRAINT "countries_name" CHECK (jsonb_typeof("countries"."name") = 'object' and "countries"."name" <> '{}'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"category" text NOT NULL,
	"field" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_category_field_pk" PRIMARY KEY("category","field")
);
--> statement-breakpoint
CREATE TABLE "sliders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb,
	"link_label" jsonb,
	"href" text,
	"palette" text NOT NULL,
	"cover_seed" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "sliders_title" CHECK (jsonb_typeof("sliders"."title") = 'object' and "sliders"."title" <> '{}'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "statistics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"source" text NOT NULL,
	"value" bigint,
	"icon" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_donors" ADD CONSTRAINT "project_donors_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_slugs" ADD CONSTRAINT "project_slugs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_totals" ADD CONSTRAINT "project_totals_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects_to_categories" ADD CONSTRAINT "projects_to_categories_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects_to_categories" ADD CONSTRAINT "projects_to_categories_category_id_project_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."project_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects_to_types" ADD CONSTRAINT "projects_to_types_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects_to_types" ADD CONSTRAINT "projects_to_types_type_id_project_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."project_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_category_id_project_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."project_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_donors" ADD CONSTRAINT "order_donors_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item_people" ADD CONSTRAINT "order_item_people_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_category_id_project_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."project_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_transitions" ADD CONSTRAINT "order_transitions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_donations" ADD CONSTRAINT "recurring_donations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_donations" ADD CONSTRAINT "recurring_donations_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_receipts" ADD CONSTRAINT "bank_receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transitions" ADD CONSTRAINT "payment_transitions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_country_countries_code_fk" FOREIGN KEY ("country") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "project_counts_status" ON "project_counts" USING btree ("status");--> statement-breakpoint
CREATE INDEX "project_totals_raised" ON "project_totals" USING btree ("raised_minor");--> statement-breakpoint
CREATE INDEX "projects_newest" ON "projects" USING btree ("status","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "projects_ending" ON "projects" USING btree ("status","ends_at","id");--> statement-breakpoint
CREATE INDEX "projects_to_categories_category" ON "projects_to_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "projects_to_types_type" ON "projects_to_types" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_posted" ON "ledger_entries" USING btree ("posted_at");--> statement-breakpoint
CREATE INDEX "ledger_postings_entry" ON "ledger_postings" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_project" ON "ledger_postings" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "cart_private_expiry" ON "cart_private" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotent_answers_expiry" ON "idempotent_answers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_donors_hash" ON "order_donors" USING btree ("donor_hash");--> statement-breakpoint
CREATE INDEX "order_items_project" ON "order_items" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "order_transitions_order" ON "order_transitions" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("expires_at") WHERE "orders"."status" in ('pending', 'awaitingTransfer');--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bank_receipts_payment" ON "bank_receipts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "inbox_due" ON "inbox" USING btree ("run_at") WHERE "inbox"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("run_at") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "payment_transitions_payment" ON "payment_transitions" USING btree ("payment_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_ref" ON "payments" USING btree ("method","provider_ref") WHERE "payments"."provider_ref" is not null;--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_enquiry_at") WHERE "payments"."next_enquiry_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","subject_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_email_key" ON "newsletter_subscriptions" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_token_key" ON "newsletter_subscriptions" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email")) WHERE "users"."email" is not null;--> statement-breakpoint
CREATE INDEX "cities_country" ON "cities" USING btree ("country","position");