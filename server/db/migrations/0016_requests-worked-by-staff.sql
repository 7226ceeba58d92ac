-- The promise of a first reply becomes the promise that staff see, as for messages.
UPDATE "cases" SET "answer_due_at" = "expected_by" WHERE "kind" = 'request' AND "status" = 'received' AND "answered_at" IS NULL;--> statement-breakpoint
CREATE INDEX "cases_finished_requests" ON "cases" USING btree ("closed_at","id") WHERE "cases"."kind" = 'request' and not "cases"."is_part" and "cases"."status" in ('resolved', 'closed');--> statement-breakpoint
CREATE INDEX "cases_done_requests" ON "cases" USING btree ("closed_at") WHERE "cases"."kind" = 'request' and "cases"."status" = 'resolved';