-- Numbers that people read. A gap is no loss: a sequence never goes back.
CREATE SEQUENCE "order_numbers" START 100001;
--> statement-breakpoint
CREATE SEQUENCE "receipt_numbers" START 1001;
