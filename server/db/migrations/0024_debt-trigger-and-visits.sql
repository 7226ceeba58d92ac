DROP INDEX "statements_due";--> statement-breakpoint
CREATE INDEX "statements_account_due" ON "statements" USING btree ("billing_account_number","due_on","charges");--> statement-breakpoint
ALTER INDEX "cases_queue_breaching" RENAME TO "cases_queue_overdue";--> statement-breakpoint
-- The start of a debt depends on the balance, so it is computed again only if that changes. Changed bills have triggers of their own.
CREATE OR REPLACE TRIGGER billing_accounts_open_since BEFORE INSERT ON "billing_accounts" FOR EACH ROW EXECUTE FUNCTION balance_moves_open_since();--> statement-breakpoint
ALTER TABLE "billing_accounts" ENABLE ALWAYS TRIGGER billing_accounts_open_since;--> statement-breakpoint
CREATE TRIGGER billing_accounts_open_since_moved BEFORE UPDATE OF balance ON "billing_accounts" FOR EACH ROW WHEN (OLD.balance IS DISTINCT FROM NEW.balance) EXECUTE FUNCTION balance_moves_open_since();--> statement-breakpoint
ALTER TABLE "billing_accounts" ENABLE ALWAYS TRIGGER billing_accounts_open_since_moved;--> statement-breakpoint
-- Messages about appointments used to follow the choice for request updates, so whoever made one keeps it for both.
UPDATE "communication_preferences" SET "channels" = jsonb_set("channels", '{appointment}', "channels" -> 'case_update')
WHERE "channels" ? 'case_update' AND NOT "channels" ? 'appointment';--> statement-breakpoint
INSERT INTO "email_opt_outs" ("recipient", "category", "since")
SELECT "recipient", 'appointment', "since" FROM "email_opt_outs" WHERE "category" = 'case_update'
ON CONFLICT DO NOTHING;
