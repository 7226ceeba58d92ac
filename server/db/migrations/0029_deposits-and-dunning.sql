CREATE TABLE "deposit_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deposit_id" uuid NOT NULL,
	"code" text NOT NULL,
	"amount" integer NOT NULL,
	"posted_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"billing_account_number" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"billed_on" date NOT NULL,
	"held_since" date,
	"review_on" date
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"billing_account_number" text NOT NULL,
	"deposit_id" uuid,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"requested_on" date NOT NULL,
	"sent_on" date,
	"check_number" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disconnections" (
	"billing_account_number" text PRIMARY KEY NOT NULL,
	"ordered_on" date NOT NULL,
	"disconnected_on" date,
	"reconnect_on" date,
	"reconnected_on" date
);
--> statement-breakpoint
CREATE TABLE "dunning_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"billing_account_number" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"held_until" date,
	"placed_by" uuid,
	"placed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "dunning_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"billing_account_number" text NOT NULL,
	"channel" text NOT NULL,
	"sent_on" date NOT NULL,
	"run_id" uuid
);
--> statement-breakpoint
CREATE TABLE "moratoria" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"community_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_run_rows" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"account_number" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "notice_run_rows_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "notice_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text NOT NULL,
	"row_count" integer NOT NULL,
	"begun_by" uuid NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"idempotency_key" text,
	"request_hash" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deposit_transactions" ADD CONSTRAINT "deposit_transactions_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disconnections" ADD CONSTRAINT "disconnections_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_holds" ADD CONSTRAINT "dunning_holds_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_holds" ADD CONSTRAINT "dunning_holds_placed_by_users_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_notices" ADD CONSTRAINT "dunning_notices_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_notices" ADD CONSTRAINT "dunning_notices_run_id_notice_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."notice_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moratoria" ADD CONSTRAINT "moratoria_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_run_rows" ADD CONSTRAINT "notice_run_rows_run_id_notice_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."notice_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_runs" ADD CONSTRAINT "notice_runs_begun_by_users_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_transactions_deposit" ON "deposit_transactions" USING btree ("deposit_id","posted_on");--> statement-breakpoint
CREATE INDEX "deposit_transactions_posted" ON "deposit_transactions" USING btree ("posted_on");--> statement-breakpoint
CREATE INDEX "deposits_account" ON "deposits" USING btree ("billing_account_number");--> statement-breakpoint
CREATE INDEX "refunds_account" ON "refunds" USING btree ("billing_account_number");--> statement-breakpoint
CREATE INDEX "refunds_requested" ON "refunds" USING btree ("requested_on");--> statement-breakpoint
CREATE UNIQUE INDEX "dunning_holds_open" ON "dunning_holds" USING btree ("billing_account_number") WHERE "dunning_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "dunning_holds_account" ON "dunning_holds" USING btree ("billing_account_number");--> statement-breakpoint
CREATE INDEX "dunning_notices_account" ON "dunning_notices" USING btree ("billing_account_number","sent_on");--> statement-breakpoint
CREATE UNIQUE INDEX "dunning_notices_run" ON "dunning_notices" USING btree ("run_id","billing_account_number");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_run_rows_account" ON "notice_run_rows" USING btree ("run_id","account_number");--> statement-breakpoint
CREATE INDEX "notice_run_rows_open" ON "notice_run_rows" USING btree ("run_id","position") WHERE "notice_run_rows"."status" in ('waiting', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "notice_runs_idempotency" ON "notice_runs" USING btree ("begun_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "notice_runs_newest" ON "notice_runs" USING btree ("begun_at");--> statement-breakpoint
CREATE INDEX "notice_runs_open" ON "notice_runs" USING btree ("begun_at") WHERE "notice_runs"."status" = 'running';