ALTER TABLE "announcements" ADD COLUMN "noticed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "announcements" SET "noticed_at" = now() WHERE NOT "is_draft" AND "starts_at" <= now();--> statement-breakpoint
-- Bills from before this version notify no one. A default fills them without rewriting the table.
ALTER TABLE "statements" ADD COLUMN "noticed_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "statements" ALTER COLUMN "noticed_at" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "statements_unnoticed" ON "statements" USING btree ("issued_on") WHERE "statements"."noticed_at" is null;
