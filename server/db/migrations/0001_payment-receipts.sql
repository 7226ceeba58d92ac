DROP INDEX "payments_account_created";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "return_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "receipt_email" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "balance_after" integer;--> statement-breakpoint
CREATE INDEX "payments_account_newest" ON "payments" USING btree ("billing_account_number","created_at","id");