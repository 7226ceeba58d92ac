CREATE TABLE "held_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"body" text NOT NULL,
	"last_seen_id" uuid,
	"attachment_ids" uuid[] NOT NULL,
	"resolves" boolean NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"refusal" text,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"request_hash" "bytea"
);
--> statement-breakpoint
ALTER TABLE "held_replies" ADD CONSTRAINT "held_replies_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_replies" ADD CONSTRAINT "held_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_replies_open" ON "held_replies" USING btree ("user_id","created_at") WHERE "held_replies"."state" in ('held', 'refused');--> statement-breakpoint
CREATE INDEX "held_replies_finished" ON "held_replies" USING btree ("send_at") WHERE "held_replies"."state" in ('sent', 'taken_back');--> statement-breakpoint
CREATE INDEX "held_replies_case" ON "held_replies" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "held_replies_idempotency" ON "held_replies" USING btree ("user_id","idempotency_key");