ALTER TABLE "case_comments" ADD COLUMN "request_hash" "bytea";--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "is_part" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "request_hash" "bytea";--> statement-breakpoint
CREATE INDEX "cases_premise" ON "cases" USING btree ("premise_number","kind","status");