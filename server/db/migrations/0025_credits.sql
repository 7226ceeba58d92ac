CREATE TABLE "credit_run_rows" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"account_number" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text DEFAULT 'not_initiated' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "credit_run_rows_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "credit_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text NOT NULL,
	"reason_code" text NOT NULL,
	"comments" text NOT NULL,
	"row_count" integer NOT NULL,
	"total" integer NOT NULL,
	"needs_approval" boolean NOT NULL,
	"begun_by" uuid NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"request_hash" "bytea" NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"billing_account_number" text NOT NULL,
	"amount" integer NOT NULL,
	"reason_code" text NOT NULL,
	"comments" text NOT NULL,
	"run_id" uuid,
	"user_id" uuid NOT NULL,
	"idempotency_key" text,
	"request_hash" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"balance_after" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_run_rows" ADD CONSTRAINT "credit_run_rows_run_id_credit_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."credit_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_runs" ADD CONSTRAINT "credit_runs_begun_by_users_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_runs" ADD CONSTRAINT "credit_runs_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_run_id_credit_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."credit_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_run_rows_account" ON "credit_run_rows" USING btree ("run_id","account_number");--> statement-breakpoint
CREATE INDEX "credit_run_rows_open" ON "credit_run_rows" USING btree ("run_id","position") WHERE "credit_run_rows"."status" = 'not_initiated';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_runs_idempotency" ON "credit_runs" USING btree ("begun_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "credit_runs_newest" ON "credit_runs" USING btree ("begun_at");--> statement-breakpoint
CREATE INDEX "credit_runs_open" ON "credit_runs" USING btree ("begun_at") WHERE "credit_runs"."status" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "credits_run_account" ON "credits" USING btree ("run_id","billing_account_number");--> statement-breakpoint
CREATE UNIQUE INDEX "credits_idempotency" ON "credits" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "credits_account_newest" ON "credits" USING btree ("billing_account_number","created_at");