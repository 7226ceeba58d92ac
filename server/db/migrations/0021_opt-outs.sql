CREATE TABLE "autopay_card_checks" (
	"billing_account_number" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"checked_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_opt_outs" (
	"recipient" text NOT NULL,
	"category" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "email_opt_outs_recipient_category_pk" PRIMARY KEY("recipient","category")
);
--> statement-breakpoint
ALTER TABLE "communication_preferences" ADD COLUMN "quiet_hours_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "autopay_card_checks" ADD CONSTRAINT "autopay_card_checks_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;