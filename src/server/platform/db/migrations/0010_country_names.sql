-- CLDR says "Palestinian Territories"; our readers say Palestine.
UPDATE "countries" SET "name" = '{"en": "Palestine", "ar": "فلسطين", "tr": "Filistin"}'::jsonb WHERE "code" = 'PS';
