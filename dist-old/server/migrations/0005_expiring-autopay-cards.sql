CREATE TABLE "expiring_autopay_cards" (
	"billing_account_number" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"method" text NOT NULL,
	"expires_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "expiring_autopay_cards" ADD CONSTRAINT "expiring_autopay_cards_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;