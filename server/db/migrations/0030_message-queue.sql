CREATE TABLE "canned_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "canned_answers_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "case_lookers" (
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "case_lookers_case_id_user_id_pk" PRIMARY KEY("case_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "asked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "answer_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
UPDATE "cases" SET "asked_at" = coalesce(
  (SELECT max("c"."created_at") FROM "case_comments" "c" WHERE "c"."case_id" = "cases"."id" AND "c"."author_type" <> 'CENTRIC'),
  "cases"."created_at") WHERE "kind" = 'message';--> statement-breakpoint
UPDATE "cases" SET "asked_at" = "created_at" WHERE "kind" <> 'message';--> statement-breakpoint
UPDATE "cases" SET "answer_due_at" = "asked_at" + interval '1 day'
  WHERE "kind" = 'message' AND ("answered_at" IS NULL OR "answered_at" < "asked_at");--> statement-breakpoint
ALTER TABLE "case_lookers" ADD CONSTRAINT "case_lookers_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_lookers" ADD CONSTRAINT "case_lookers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cases_queue" ON "cases" USING btree ("asked_at","id") WHERE "cases"."kind" = 'message';--> statement-breakpoint
CREATE INDEX "cases_queue_mine" ON "cases" USING btree ("assigned_to","asked_at","id") WHERE "cases"."kind" = 'message' and "cases"."status" not in ('resolved', 'closed', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_queue_unassigned" ON "cases" USING btree ("asked_at","id") WHERE "cases"."kind" = 'message' and "cases"."status" not in ('resolved', 'closed', 'cancelled') and "cases"."assigned_to" is null;--> statement-breakpoint
CREATE INDEX "cases_queue_waiting" ON "cases" USING btree ("asked_at","id") WHERE "cases"."kind" = 'message' and "cases"."status" not in ('resolved', 'closed', 'cancelled') and "cases"."answer_due_at" is not null;--> statement-breakpoint
CREATE INDEX "cases_queue_text" ON "cases" USING gin (("title" || ' ' || "description") gin_trgm_ops) WHERE "cases"."kind" = 'message';--> statement-breakpoint
CREATE INDEX "cases_queue_breaching" ON "cases" USING btree ("answer_due_at") WHERE "cases"."kind" = 'message' and "cases"."status" not in ('resolved', 'closed', 'cancelled') and "cases"."answer_due_at" is not null;