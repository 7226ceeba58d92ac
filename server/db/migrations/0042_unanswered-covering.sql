DROP INDEX "cases_queue_waiting";--> statement-breakpoint
CREATE INDEX "cases_queue_unanswered" ON "cases" USING btree ("asked_at","id","answer_due_at","premise_number") WHERE "cases"."kind" = 'message' and "cases"."status" not in ('resolved', 'closed', 'cancelled') and "cases"."answer_due_at" is not null;--> statement-breakpoint
-- What was said by hand to wait for the customer is not owed by staff.
UPDATE "cases" SET "answer_due_at" = null WHERE "kind" = 'message' AND "status" = 'waiting' AND "answer_due_at" IS NOT NULL;
