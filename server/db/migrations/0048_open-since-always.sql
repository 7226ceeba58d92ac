-- The demo's crowd is loaded as a replica would be, for which triggers rest unless they are told otherwise: nobody of it was due.
ALTER TABLE "billing_accounts" ENABLE ALWAYS TRIGGER billing_accounts_open_since;
--> statement-breakpoint
ALTER TABLE "statements" ENABLE ALWAYS TRIGGER statements_added_open_since;
--> statement-breakpoint
ALTER TABLE "statements" ENABLE ALWAYS TRIGGER statements_changed_open_since;
--> statement-breakpoint
ALTER TABLE "statements" ENABLE ALWAYS TRIGGER statements_removed_open_since;
--> statement-breakpoint
UPDATE "billing_accounts" SET "open_since" = open_since_of("number", "balance") WHERE "service_group" = 'GAS' AND "balance" >= 1000 AND "open_since" IS NULL;
