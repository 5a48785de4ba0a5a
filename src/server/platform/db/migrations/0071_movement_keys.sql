-- The name of a movement was the bank's reference alone: another movement with it was taken for the same one. As `movementKeys` makes it.
WITH "named" AS (
  SELECT "id", "key" AS "before", rtrim(translate(encode(sha256(convert_to("account" || E'\n' || "facts" || '#' || row_number() OVER (PARTITION BY "account", "facts" ORDER BY "number"), 'UTF8')), 'base64'), '+/', '-_'), '=') AS "after"
  FROM (
    SELECT "id", "key", "account", "number", "booked_on"::text || E'\n' || "amount_minor" || E'\n' || coalesce("bank_reference", '') ||
      CASE WHEN "bank_reference" !~* '^(NONREF|NOTPROVIDED|NOREF|NONE|UNKNOWN)$' AND length(ltrim("bank_reference", '0')) >= 5 THEN '' ELSE E'\n' || "name" || E'\n' || "text" END AS "facts"
    FROM "bank_movements"
  ) AS "facts"
), "receipts" AS (
  UPDATE "bank_receipts" SET "movement" = 'statement:' || "named"."after" FROM "named" WHERE "bank_receipts"."movement" = 'statement:' || "named"."before" RETURNING 1
)
UPDATE "bank_movements" SET "key" = "named"."after" FROM "named" WHERE "named"."id" = "bank_movements"."id";
