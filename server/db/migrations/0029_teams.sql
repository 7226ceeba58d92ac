CREATE TABLE "team_members" (
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"last_assigned_at" timestamp with time zone,
	CONSTRAINT "team_members_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"customer_kinds" text[] NOT NULL,
	"communities" text[] NOT NULL,
	"assignment" text NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "first_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "first_answer_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "first_answered_by" uuid;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_members_user" ON "team_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name" ON "teams" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_first_answered_by_users_id_fk" FOREIGN KEY ("first_answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cases_queue_team" ON "cases" USING btree ("team_id","customer_wrote_at","id") WHERE "cases"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "cases_queue_priority" ON "cases" USING btree ("priority","customer_wrote_at","id") WHERE "cases"."kind" = 'message' and "cases"."priority" <> 'normal';--> statement-breakpoint
CREATE INDEX "cases_open_work" ON "cases" USING btree ("assigned_to","team_id","customer_wrote_at") WHERE "cases"."kind" = 'message' and "cases"."status" not in ('resolved', 'closed', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_first_answered" ON "cases" USING btree ("first_answered_at","first_answered_by","team_id","first_answer_due_at","created_at") WHERE "cases"."first_answered_at" is not null;