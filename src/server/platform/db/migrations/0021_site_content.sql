CREATE TABLE "faq_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "faq_groups_slug_unique" UNIQUE("slug"),
	CONSTRAINT "faq_groups_title" CHECK (jsonb_typeof("faq_groups"."title") = 'object' and "faq_groups"."title" <> '{}'::jsonb),
	CONSTRAINT "faq_groups_slug" CHECK ("faq_groups"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"reason" jsonb,
	"position" integer NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faqs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "faqs_question" CHECK (jsonb_typeof("faqs"."question") = 'object' and "faqs"."question" <> '{}'::jsonb),
	CONSTRAINT "faqs_answer" CHECK (jsonb_typeof("faqs"."answer") = 'object' and "faqs"."answer" <> '{}'::jsonb),
	CONSTRAINT "faqs_slug" CHECK ("faqs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "office_holders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"office" text NOT NULL,
	"name" jsonb NOT NULL,
	"duty" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "office_holders_office" CHECK ("office_holders"."office" in ('review', 'sharia', 'finance', 'board')),
	CONSTRAINT "office_holders_name" CHECK (jsonb_typeof("office_holders"."name") = 'object' and "office_holders"."name" <> '{}'::jsonb),
	CONSTRAINT "office_holders_duty" CHECK (jsonb_typeof("office_holders"."duty") = 'object' and "office_holders"."duty" <> '{}'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "partner_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "partner_types_code_unique" UNIQUE("code"),
	CONSTRAINT "partner_types_code" CHECK ("partner_types"."code" in ('executive', 'supervising')),
	CONSTRAINT "partner_types_title" CHECK (jsonb_typeof("partner_types"."title") = 'object' and "partner_types"."title" <> '{}'::jsonb),
	CONSTRAINT "partner_types_description" CHECK (jsonb_typeof("partner_types"."description") = 'object' and "partner_types"."description" <> '{}'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"type_id" uuid NOT NULL,
	"ngo_id" uuid,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"country" text NOT NULL,
	"city" jsonb,
	"website" text,
	"since_year" integer NOT NULL,
	"position" integer NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	CONSTRAINT "partners_slug_unique" UNIQUE("slug"),
	CONSTRAINT "partners_ngoId_unique" UNIQUE("ngo_id"),
	CONSTRAINT "partners_name" CHECK (jsonb_typeof("partners"."name") = 'object' and "partners"."name" <> '{}'::jsonb),
	CONSTRAINT "partners_description" CHECK (jsonb_typeof("partners"."description") = 'object' and "partners"."description" <> '{}'::jsonb),
	CONSTRAINT "partners_country" CHECK ("partners"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "partners_website" CHECK ("partners"."website" ~ '^https://'),
	CONSTRAINT "partners_since" CHECK ("partners"."since_year" between 1900 and 2200)
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "purpose" text DEFAULT 'donations' NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_group_id_faq_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."faq_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_type_id_partner_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."partner_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_ngo_id_ngos_id_fk" FOREIGN KEY ("ngo_id") REFERENCES "public"."ngos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faqs_group" ON "faqs" USING btree ("group_id","position");--> statement-breakpoint
CREATE INDEX "partners_type" ON "partners" USING btree ("type_id","position");--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_purpose" CHECK ("bank_accounts"."purpose" in ('zakat', 'donations', 'endowments'));
--> statement-breakpoint
INSERT INTO "partner_types" ("id", "code", "title", "description", "position") VALUES
	('019aa100-0000-7000-8000-000000000001', 'executive', '{"en": "Executive partners", "ar": "الشركاء المنفذون", "tr": "Uygulayıcı ortaklar"}', '{"en": "They carry projects out: they buy, build, distribute, and report what was delivered.", "ar": "ينفذون المشاريع على الأرض: يشترون ويبنون ويوزعون، ثم يرفعون تقريرًا بما سُلِّم.", "tr": "Projeleri sahada yürütür: satın alır, inşa eder, dağıtır ve teslim edileni raporlar."}', 0),
	('019aa100-0000-7000-8000-000000000002', 'supervising', '{"en": "Supervising partners", "ar": "الشركاء المشرفون", "tr": "Denetleyici ortaklar"}', '{"en": "They check how projects are carried out, and recommend them. They approve none and spend no donation.", "ar": "يتابعون تنفيذ المشاريع ويوصون بها، ولا يعتمدون مشروعًا ولا ينفقون تبرّعًا.", "tr": "Projelerin nasıl yürütüldüğünü denetler ve önerir. Hiçbir projeyi onaylamaz, hiçbir bağışı harcamaz."}', 1);
--> statement-breakpoint
-- Pages and cached answers that show these are made again after a change, whoever makes it.
CREATE TRIGGER bank_accounts_announced AFTER INSERT OR UPDATE OR DELETE ON bank_accounts FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
--> statement-breakpoint
CREATE TRIGGER faq_groups_announced AFTER INSERT OR UPDATE OR DELETE ON faq_groups FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
--> statement-breakpoint
CREATE TRIGGER faqs_announced AFTER INSERT OR UPDATE OR DELETE ON faqs FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
--> statement-breakpoint
CREATE TRIGGER partner_types_announced AFTER INSERT OR UPDATE OR DELETE ON partner_types FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
--> statement-breakpoint
CREATE TRIGGER partners_announced AFTER INSERT OR UPDATE OR DELETE ON partners FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
--> statement-breakpoint
CREATE TRIGGER office_holders_announced AFTER INSERT OR UPDATE OR DELETE ON office_holders FOR EACH STATEMENT EXECUTE FUNCTION announce_site();
