ALTER TABLE "announcements" ADD COLUMN "channels" text[] DEFAULT '{"tile"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD COLUMN "invitation_hash" "bytea";--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD COLUMN "invitation_opened_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "legacy_accounts_invitation" ON "legacy_accounts" USING btree ("invitation_hash");