CREATE TABLE "sacrifice_animals" (
	"sacrifice_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"size" smallint NOT NULL,
	"slaughtered_at" timestamp with time zone,
	"place" text,
	"proof" text,
	"proof_url" text,
	CONSTRAINT "sacrifice_animals_sacrifice_id_number_pk" PRIMARY KEY("sacrifice_id","number"),
	CONSTRAINT "sacrifice_animals_of_size" UNIQUE("sacrifice_id","number","size"),
	CONSTRAINT "sacrifice_animals_number" CHECK ("sacrifice_animals"."number" > 0),
	CONSTRAINT "sacrifice_animals_slaughtered" CHECK (("sacrifice_animals"."slaughtered_at" is null) = ("sacrifice_animals"."place" is null) and ("sacrifice_animals"."slaughtered_at" is null) = ("sacrifice_animals"."proof" is null))
);
--> statement-breakpoint
CREATE TABLE "sacrifice_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"ruling" jsonb NOT NULL,
	"authority" jsonb NOT NULL,
	"source" text NOT NULL,
	"needs_names" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "sacrifice_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "sacrifice_categories_title" CHECK (jsonb_typeof("sacrifice_categories"."title") = 'object' and "sacrifice_categories"."title" <> '{}'::jsonb),
	CONSTRAINT "sacrifice_categories_ruling" CHECK (jsonb_typeof("sacrifice_categories"."ruling") = 'object' and "sacrifice_categories"."ruling" <> '{}'::jsonb),
	CONSTRAINT "sacrifice_categories_authority" CHECK (jsonb_typeof("sacrifice_categories"."authority") = 'object' and "sacrifice_categories"."authority" <> '{}'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "sacrifice_shares" (
	"sacrifice_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"position" smallint NOT NULL,
	"size" smallint NOT NULL,
	"order_item_id" uuid NOT NULL,
	"name" text,
	"sold_at" timestamp with time zone,
	CONSTRAINT "sacrifice_shares_sacrifice_id_number_position_pk" PRIMARY KEY("sacrifice_id","number","position"),
	CONSTRAINT "sacrifice_shares_position" CHECK ("sacrifice_shares"."position" between 1 and "sacrifice_shares"."size" and "sacrifice_shares"."size" in (1, 7))
);
--> statement-breakpoint
CREATE TABLE "sacrifices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"country" text NOT NULL,
	"city" jsonb,
	"animal" text NOT NULL,
	"size" smallint NOT NULL,
	"stock" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_local" text NOT NULL,
	"time_zone" text NOT NULL,
	"ngo_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sacrifices_of_size" UNIQUE("id","size"),
	CONSTRAINT "sacrifices_animal" CHECK ("sacrifices"."animal" in ('sheep', 'goat', 'cow', 'camel')),
	CONSTRAINT "sacrifices_size" CHECK ("sacrifices"."size" = (case when "sacrifices"."animal" in ('cow', 'camel') then 7 else 1 end)),
	CONSTRAINT "sacrifices_stock" CHECK ("sacrifices"."stock" > 0),
	CONSTRAINT "sacrifices_price" CHECK ("sacrifices"."price_minor" > 0),
	CONSTRAINT "sacrifices_closes" CHECK ("sacrifices"."closes_local" ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$'),
	CONSTRAINT "sacrifices_status" CHECK ("sacrifices"."status" in ('draft', 'published'))
);
--> statement-breakpoint
ALTER TABLE "sacrifice_animals" ADD CONSTRAINT "sacrifice_animals_sacrifice" FOREIGN KEY ("sacrifice_id","size") REFERENCES "public"."sacrifices"("id","size") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sacrifice_shares" ADD CONSTRAINT "sacrifice_shares_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sacrifice_shares" ADD CONSTRAINT "sacrifice_shares_animal" FOREIGN KEY ("sacrifice_id","number","size") REFERENCES "public"."sacrifice_animals"("sacrifice_id","number","size") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sacrifices" ADD CONSTRAINT "sacrifices_category_id_sacrifice_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."sacrifice_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sacrifices" ADD CONSTRAINT "sacrifices_ngo_id_ngos_id_fk" FOREIGN KEY ("ngo_id") REFERENCES "public"."ngos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sacrifice_shares_item" ON "sacrifice_shares" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "sacrifices_published" ON "sacrifices" USING btree ("category_id") WHERE "sacrifices"."status" = 'published';--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_sacrifice" FOREIGN KEY ("sacrifice_id") REFERENCES "sacrifices"("id");
--> statement-breakpoint
-- An order that ends without its money gives its shares back, whoever ends it.
CREATE FUNCTION release_shares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sacrifice_shares s USING order_items i WHERE i.order_id = NEW.id AND s.order_item_id = i.id AND s.sold_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_release_shares AFTER UPDATE OF status ON orders FOR EACH ROW
  WHEN (NEW.status IN ('expired', 'failed', 'cancelled') AND OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION release_shares();
--> statement-breakpoint
-- Pages that show a sacrifice are rendered again, whoever changes it.
CREATE FUNCTION announce_sacrifices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('touched', 'sacrifices');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sacrifices_announced AFTER INSERT OR UPDATE OR DELETE ON sacrifices FOR EACH STATEMENT EXECUTE FUNCTION announce_sacrifices();
--> statement-breakpoint
CREATE TRIGGER sacrifice_shares_taken AFTER INSERT ON sacrifice_shares FOR EACH STATEMENT EXECUTE FUNCTION announce_sacrifices();
--> statement-breakpoint
CREATE TRIGGER sacrifice_shares_released AFTER DELETE ON sacrifice_shares FOR EACH ROW EXECUTE FUNCTION announce_sacrifices();
--> statement-breakpoint
INSERT INTO "sacrifice_categories" ("id", "slug", "title", "ruling", "authority", "source", "needs_names", "position") VALUES
	('019a8000-0000-7000-8000-000000000001', 'udhiyah', '{"en": "Udhiyah", "ar": "أضحية", "tr": "Kurban"}', '{"en": "A sheep or goat is for one person and their household; a cow or camel is for seven. It is slaughtered after the Eid prayer, until sunset on 13 Dhu al-Hijjah.", "ar": "الشاة عن الرجل وأهل بيته، والبقرة والناقة عن سبعة، وتُذبح بعد صلاة العيد إلى غروب شمس الثالث عشر من ذي الحجة.", "tr": "Koyun veya keçi bir kişi ve ev halkı içindir; sığır veya deve yedi kişiyedir. Bayram namazından sonra, 13 Zilhicce günü güneş batana kadar kesilir."}', '{"en": "The Sunnah; the Shafi’i and Hanbali schools of law on sharing and on the days", "ar": "السنة النبوية، ومذهب الشافعية والحنابلة في الاشتراك وأيام الذبح", "tr": "Sünnet; ortaklık ve kesim günleri için Şâfiî ve Hanbelî mezhepleri"}', 'Sahih Muslim 1318; Jami at-Tirmidhi 1505', true, 0),
	('019a8000-0000-7000-8000-000000000002', 'aqiqah', '{"en": "Aqiqah", "ar": "عقيقة", "tr": "Akika"}', '{"en": "Two sheep for a boy and one for a girl, best on the seventh day after the birth. Whether seven may share a cow is disputed: the Shafi’is allow it, the Malikis and Hanbalis do not.", "ar": "عن الغلام شاتان وعن الجارية شاة، والأفضل في اليوم السابع من الولادة. وفي الاشتراك في البقرة خلاف: أجازه الشافعية ومنعه المالكية والحنابلة.", "tr": "Erkek çocuk için iki, kız çocuk için bir koyun; en uygunu doğumun yedinci günüdür. Sığırda ortaklık ihtilaflıdır: Şâfiîler caiz görür, Mâlikîler ve Hanbelîler görmez."}', '{"en": "The Sunnah", "ar": "السنة النبوية", "tr": "Sünnet"}', 'Sunan Abi Dawud 2834; Jami at-Tirmidhi 1513', true, 1),
	('019a8000-0000-7000-8000-000000000003', 'vow', '{"en": "Vow (nadhr)", "ar": "نذر", "tr": "Adak"}', '{"en": "A vow to obey God must be kept. The one who vowed eats nothing of it: all the meat goes to the poor.", "ar": "من نذر أن يطيع الله فليطعه. ولا يأكل الناذر من نذره شيئًا، ويُعطى اللحم كله للفقراء.", "tr": "Allah’a itaat için yapılan adak yerine getirilir. Adağı yapan kişi etinden yemez; etin tamamı yoksullara verilir."}', '{"en": "The Sunnah; the majority of jurists on the meat", "ar": "السنة النبوية، وجمهور الفقهاء في حكم اللحم", "tr": "Sünnet; et konusunda fakihlerin çoğunluğu"}', 'Sahih al-Bukhari 6696', false, 2),
	('019a8000-0000-7000-8000-000000000004', 'charity', '{"en": "Charity", "ar": "صدقة", "tr": "Sadaka"}', '{"en": "An animal slaughtered so that its meat is given as charity, on any day of the year, with no condition of age or number.", "ar": "ذبيحة يُتصدَّق بلحمها في أي يوم من السنة، ولا يُشترط فيها سنّ ولا عدد.", "tr": "Eti sadaka olarak dağıtılmak üzere yılın herhangi bir gününde kesilen hayvan; yaş ve ortak sayısı şartı yoktur."}', '{"en": "Qur’an", "ar": "القرآن الكريم", "tr": "Kur’an"}', 'Qur’an 22:36', false, 3);
