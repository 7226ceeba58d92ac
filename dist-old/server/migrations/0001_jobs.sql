CREATE TABLE "daily_jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scheduled_payments" DROP COLUMN "notified_at";