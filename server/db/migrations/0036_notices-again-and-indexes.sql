ALTER TABLE "notice_run_rows" ADD COLUMN "is_again" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "billing_accounts_owing_gas" ON "billing_accounts" USING btree ("number") WHERE "billing_accounts"."service_group" = 'GAS' and "billing_accounts"."status" = 'active' and "billing_accounts"."balance" >= 1000;--> statement-breakpoint
CREATE INDEX "contacts_email_any_case" ON "contacts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "statements_due" ON "statements" USING btree ("due_on","billing_account_number","charges");