-- How a unit is counted in each language: "# food baskets".
ALTER TABLE "units" ADD COLUMN "forms" jsonb;
