CREATE TABLE "ledger_day_heads" (
	"day" date NOT NULL,
	"project_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "ledger_day_heads_project_id_seq_pk" PRIMARY KEY("project_id","seq")
);
--> statement-breakpoint
CREATE TABLE "ledger_days" (
	"day" date PRIMARY KEY NOT NULL,
	"previous" text NOT NULL,
	"projects" integer NOT NULL,
	"root" text NOT NULL,
	"hash" text NOT NULL,
	"signature" text NOT NULL,
	"public_key" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_days_previous_unique" UNIQUE("previous"),
	CONSTRAINT "ledger_days_hash_unique" UNIQUE("hash"),
	CONSTRAINT "ledger_days_hashes" CHECK ("ledger_days"."previous" ~ '^[0-9a-f]{64}$' and "ledger_days"."root" ~ '^[0-9a-f]{64}$' and "ledger_days"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "ledger_heads" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "ledger_heads_hash" CHECK ("ledger_heads"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"project_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"posting_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"intention" text NOT NULL,
	"currency" char(3) NOT NULL,
	"amount_minor" bigint NOT NULL,
	"balance_minor" bigint NOT NULL,
	"commitment" text,
	"hash" text NOT NULL,
	CONSTRAINT "ledger_lines_project_id_seq_pk" PRIMARY KEY("project_id","seq"),
	CONSTRAINT "ledger_lines_postingId_unique" UNIQUE("posting_id"),
	CONSTRAINT "ledger_lines_seq" CHECK ("ledger_lines"."seq" > 0),
	CONSTRAINT "ledger_lines_kind" CHECK ("ledger_lines"."kind" in ('donation', 'endowmentShare', 'fee', 'refund', 'dispute', 'payout', 'delivery')),
	CONSTRAINT "ledger_lines_account" CHECK ("ledger_lines"."account" in ('project', 'endowment', 'institution')),
	CONSTRAINT "ledger_lines_amount" CHECK ("ledger_lines"."amount_minor" <> 0),
	CONSTRAINT "ledger_lines_hash" CHECK ("ledger_lines"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "ledger_lines_commitment" CHECK ("ledger_lines"."commitment" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "ledger_salts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	CONSTRAINT "ledger_salts_salt" CHECK ("ledger_salts"."salt" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE TABLE "ledger_sums" (
	"project_id" uuid NOT NULL,
	"currency" char(3) NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"intention" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"lines" bigint NOT NULL,
	CONSTRAINT "ledger_sums_project_id_currency_account_kind_intention_pk" PRIMARY KEY("project_id","currency","account","kind","intention")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "memo" jsonb;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "ngo_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_day_heads" ADD CONSTRAINT "ledger_day_heads_day_ledger_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."ledger_days"("day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_day_heads" ADD CONSTRAINT "ledger_day_heads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_heads" ADD CONSTRAINT "ledger_heads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_posting_id_ledger_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_salts" ADD CONSTRAINT "ledger_salts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_sums" ADD CONSTRAINT "ledger_sums_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_ngo_id_ngos_id_fk" FOREIGN KEY ("ngo_id") REFERENCES "public"."ngos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_memo" CHECK (("ledger_entries"."kind" in ('payout', 'delivery')) = ("ledger_entries"."memo" is not null));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_words" CHECK ("ledger_entries"."memo" is null or (jsonb_typeof("ledger_entries"."memo") = 'object' and "ledger_entries"."memo" <> '{}'::jsonb and not jsonb_path_exists("ledger_entries"."memo", '$.* ? (@ like_regex "\n")')));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_ngo" CHECK ("ledger_entries"."kind" = 'payout' and "ledger_entries"."ngo_id" is not null or "ledger_entries"."kind" = 'delivery' or "ledger_entries"."ngo_id" is null);--> statement-breakpoint
CREATE INDEX "ledger_lines_deliveries" ON "ledger_lines" USING btree ("project_id") WHERE "ledger_lines"."kind" = 'delivery';
--> statement-breakpoint
CREATE TRIGGER ledger_lines_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_days_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_days FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_day_heads_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_day_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION ledger_sha256(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT encode(sha256(convert_to(content, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- The text that stands for an entry's words; src/domain/ledger-line.ts makes the same.
CREATE FUNCTION ledger_words_hash(ngo uuid, memo jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN memo IS NULL THEN '-' ELSE ledger_sha256(concat_ws(E'\n', 'sanad-ledger-words-1', coalesce(ngo::text, '-'),
    coalesce(memo->>'en', ''), coalesce(memo->>'ar', ''), coalesce(memo->>'tr', ''))) END
$$;
--> statement-breakpoint
-- Adds the lines of postings to the public accounts of their projects, in the order of the projects. The row of a head is locked
-- until the transaction ends: no number is left out, no line is seen before the one that it follows, and two transactions never
-- wait for each other. Heads and sums are written once for each project, however many lines there are.
CREATE FUNCTION add_ledger_lines(postings refcursor) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  posting record;
  project uuid;
  line_kind text;
  line_account text;
  line_intention text;
  line_amount bigint;
  line_commitment text;
  line_day date;
  first_seq bigint;
  last_seq bigint;
  last_hash text;
  balances jsonb;
  balance bigint;
BEGIN
  LOOP
    FETCH postings INTO posting;
    IF project IS NOT NULL AND (NOT FOUND OR posting.project_id <> project) THEN
      PERFORM end_ledger_lines(project, first_seq, last_seq, last_hash);
      project := NULL;
    END IF;
    EXIT WHEN posting IS NULL OR posting.project_id IS NULL;
    line_account := 'project';
    IF posting.code LIKE 'fund:%' THEN
      line_kind := CASE posting.kind WHEN 'surplus' THEN 'donation' WHEN 'disputeLost' THEN 'dispute' ELSE posting.kind END;
      IF posting.code = 'fund:endowment' THEN
        line_account := 'endowment';
        IF line_kind = 'donation' THEN line_kind := 'endowmentShare'; END IF;
      END IF;
    ELSIF posting.code LIKE 'expense:fees:%' THEN
      line_kind := 'fee';
    -- What an institution spends of an advance is the line of the delivery.
    ELSIF posting.code LIKE 'asset:advance:%' AND posting.amount_minor > 0 THEN
      line_kind := 'payout';
    ELSIF posting.code LIKE 'expense:delivery:%' THEN
      line_kind := 'delivery';
      IF posting.ngo_id IS NOT NULL THEN line_account := 'institution'; END IF;
    ELSE
      CONTINUE;
    END IF;

    IF project IS NULL THEN
      project := posting.project_id;
      INSERT INTO ledger_heads (project_id, seq, hash) VALUES (project, 0, repeat('0', 64)) ON CONFLICT DO NOTHING;
      SELECT h.seq, h.hash INTO STRICT last_seq, last_hash FROM ledger_heads h WHERE h.project_id = project FOR UPDATE;
      first_seq := last_seq + 1;
      SELECT coalesce(jsonb_object_agg(held.currency, held.amount), '{}') INTO balances FROM (
        SELECT s.currency, sum(s.amount_minor) AS amount FROM ledger_sums s WHERE s.project_id = project AND s.account = 'project' GROUP BY s.currency) held;
    END IF;
    line_amount := -posting.amount_minor;
    line_intention := coalesce(posting.intention, 'sadaqah');
    balance := coalesce((balances->>posting.currency)::bigint, 0);
    IF line_account = 'project' THEN
      balance := balance + line_amount;
      balances := balances || jsonb_build_object(posting.currency, balance);
    END IF;
    last_seq := last_seq + 1;
    line_commitment := NULL;
    IF posting.order_id IS NOT NULL THEN
      INSERT INTO ledger_salts (order_id, salt)
        SELECT o.id, replace(gen_random_uuid()::text, '-', '') FROM orders o WHERE o.id = posting.order_id AND o.erased_at IS NULL
        ON CONFLICT DO NOTHING;
      SELECT ledger_sha256(concat_ws(E'\n', 'sanad-ledger-receipt-1', left(ledger_sha256(concat_ws(E'\n', s.salt, project, last_seq)), 32), o.number))
        INTO line_commitment FROM ledger_salts s JOIN orders o ON o.id = s.order_id WHERE s.order_id = posting.order_id;
    END IF;
    line_day := (posting.posted_at AT TIME ZONE 'UTC')::date;
    last_hash := ledger_sha256(concat_ws(E'\n', 'sanad-ledger-line-1', project, last_seq, last_hash, line_day, line_kind, line_account,
      line_intention, posting.currency, line_amount, balance, coalesce(line_commitment, '-'), ledger_words_hash(posting.ngo_id, posting.memo)));
    INSERT INTO ledger_lines (project_id, seq, posting_id, day, kind, account, intention, currency, amount_minor, balance_minor, commitment, hash)
      VALUES (project, last_seq, posting.id, line_day, line_kind, line_account, line_intention, posting.currency, line_amount, balance, line_commitment, last_hash);
  END LOOP;
END $$;
--> statement-breakpoint
-- Writes the head and the sums of a project after its new lines, and refuses to pass on or to spend what is not there.
CREATE FUNCTION end_ledger_lines(project uuid, first_seq bigint, last_seq bigint, last_hash text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  short record;
BEGIN
  UPDATE ledger_heads SET seq = last_seq, hash = last_hash WHERE project_id = project;
  INSERT INTO ledger_sums (project_id, currency, account, kind, intention, amount_minor, lines)
    SELECT project, l.currency, l.account, l.kind, l.intention, sum(l.amount_minor), count(*) FROM ledger_lines l
    WHERE l.project_id = project AND l.seq BETWEEN first_seq AND last_seq GROUP BY l.currency, l.account, l.kind, l.intention
    ON CONFLICT (project_id, currency, account, kind, intention)
    DO UPDATE SET amount_minor = ledger_sums.amount_minor + excluded.amount_minor, lines = ledger_sums.lines + excluded.lines;
  FOR short IN
    WITH spent AS (
      SELECT DISTINCT l.currency, l.intention, l.account FROM ledger_lines l
      WHERE l.project_id = project AND l.seq BETWEEN first_seq AND last_seq AND l.kind IN ('payout', 'delivery')),
    held AS (
      SELECT spent.*, (
        SELECT coalesce(sum(CASE WHEN spent.account = s.account THEN s.amount_minor ELSE -s.amount_minor END), 0) FROM ledger_sums s
        WHERE s.project_id = project AND s.currency = spent.currency AND s.intention = spent.intention
          AND (s.account = spent.account OR (spent.account = 'institution' AND s.kind = 'payout'))) AS amount
      FROM spent)
    SELECT * FROM held WHERE amount < 0
  LOOP
    RAISE EXCEPTION 'the % holds too little % for this', short.account, short.intention USING ERRCODE = 'check_violation';
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION add_new_ledger_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  postings refcursor;
BEGIN
  OPEN postings FOR SELECT p.id, p.project_id, p.currency, p.amount_minor, p.intention, a.code, e.kind, e.posted_at, e.order_id, e.memo, e.ngo_id
    FROM new_rows p JOIN ledger_entries e ON e.id = p.entry_id JOIN ledger_accounts a ON a.id = p.account_id
    WHERE p.project_id IS NOT NULL ORDER BY p.project_id, e.posted_at, p.id;
  PERFORM add_ledger_lines(postings);
  CLOSE postings;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_lines AFTER INSERT ON ledger_postings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_new_ledger_lines();
--> statement-breakpoint
-- What was booked before there were lines.
DO $$
DECLARE
  postings refcursor;
BEGIN
  OPEN postings FOR SELECT p.id, p.project_id, p.currency, p.amount_minor, p.intention, a.code, e.kind, e.posted_at, e.order_id, e.memo, e.ngo_id
    FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id JOIN ledger_accounts a ON a.id = p.account_id
    WHERE p.project_id IS NOT NULL ORDER BY p.project_id, e.posted_at, p.id;
  PERFORM add_ledger_lines(postings);
  CLOSE postings;
END $$;
--> statement-breakpoint
-- A person who is erased leaves lines that belong to nobody: their hashes hold, and no receipt opens them.
CREATE FUNCTION delete_ledger_salt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM ledger_salts WHERE order_id = CASE TG_TABLE_NAME WHEN 'orders' THEN (to_jsonb(OLD)->>'id')::uuid ELSE (to_jsonb(OLD)->>'order_id')::uuid END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_erased AFTER UPDATE OF erased_at ON orders FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL) EXECUTE FUNCTION delete_ledger_salt();
--> statement-breakpoint
CREATE TRIGGER order_donors_erased AFTER DELETE ON order_donors FOR EACH ROW EXECUTE FUNCTION delete_ledger_salt();
--> statement-breakpoint
-- Zakat stays in accounts of zakat; what is for a project names it; and zakat goes neither to an endowment, nor to fees, nor to a
-- project that is not suitable for it, whether it is given, passed on or spent.
CREATE OR REPLACE FUNCTION check_zakat_posting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  code text;
  is_zakat boolean;
BEGIN
  SELECT a.code INTO STRICT code FROM ledger_accounts a WHERE a.id = NEW.account_id;
  is_zakat := code = 'fund:zakat' OR code LIKE '%:zakat';
  IF code ~ '^(fund:project|asset:advance|expense:delivery):' AND split_part(code, ':', 3) IS DISTINCT FROM NEW.project_id::text THEN
    RAISE EXCEPTION 'the posting names another project than its account' USING ERRCODE = 'check_violation';
  END IF;
  IF is_zakat <> (NEW.intention IS NOT DISTINCT FROM 'zakat') THEN
    RAISE EXCEPTION 'zakat is posted to accounts of zakat only, and nothing else is' USING ERRCODE = 'check_violation';
  END IF;
  IF is_zakat AND NEW.project_id IS NOT NULL
    AND (NEW.amount_minor > 0) = (code NOT LIKE 'fund:%')
    AND EXISTS (SELECT 1 FROM projects WHERE id = NEW.project_id AND NOT is_suitable_for_zakat) THEN
    RAISE EXCEPTION 'zakat cannot be posted there' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Zakat leaves its funds back to the donor of this order only, and no more than the order gave; between the funds of zakat it may move.
CREATE FUNCTION check_zakat_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry ledger_entries;
BEGIN
  IF NEW.intention IS DISTINCT FROM 'zakat' THEN RETURN NULL; END IF;
  SELECT * INTO STRICT entry FROM ledger_entries WHERE id = NEW.entry_id;
  IF NOT EXISTS (
    SELECT 1 FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
    WHERE p.entry_id = entry.id AND p.intention = 'zakat' AND a.kind = 'fund' GROUP BY p.currency HAVING sum(p.amount_minor) > 0) THEN
    RETURN NULL;
  END IF;
  IF entry.kind NOT IN ('refund', 'disputeLost') OR entry.order_id IS NULL OR EXISTS (
    SELECT 1 FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
    WHERE e.order_id = entry.order_id AND p.intention = 'zakat' AND a.kind = 'fund' GROUP BY p.currency HAVING sum(p.amount_minor) > 0) THEN
    RAISE EXCEPTION 'zakat cannot leave its fund for this' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_zakat_stays AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.intention = 'zakat' AND NEW.amount_minor > 0) EXECUTE FUNCTION check_zakat_stays();
