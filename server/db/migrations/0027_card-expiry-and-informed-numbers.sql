CREATE TABLE "informed_numbers" (
	"phone" text PRIMARY KEY NOT NULL,
	"informed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD COLUMN "card_expires_on" date;