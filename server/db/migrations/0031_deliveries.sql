CREATE TABLE "delivered_balances" (
	"billing_account_number" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"as_of" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"digest" "bytea" NOT NULL,
	"is_dry_run" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"started_by" uuid,
	"started_as" text DEFAULT '' NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"problems" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_files" (
	"delivery_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"expected_rows" integer,
	"sums" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"staged_at" timestamp with time zone,
	"applied_line" integer DEFAULT 0 NOT NULL,
	"read_rows" integer DEFAULT 0 NOT NULL,
	"rejected_rows" integer DEFAULT 0 NOT NULL,
	"added_rows" integer DEFAULT 0 NOT NULL,
	"changed_rows" integer DEFAULT 0 NOT NULL,
	"unchanged_rows" integer DEFAULT 0 NOT NULL,
	"closed_rows" integer DEFAULT 0 NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "delivery_files_delivery_id_subject_pk" PRIMARY KEY("delivery_id","subject")
);
--> statement-breakpoint
CREATE TABLE "delivery_rejects" (
	"delivery_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"line" integer NOT NULL,
	"field" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replaced_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"statement_id" uuid NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	"period_end" date NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"previous_balance" integer NOT NULL,
	"charges" integer NOT NULL,
	"lines" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivered_balances" ADD CONSTRAINT "delivered_balances_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_files" ADD CONSTRAINT "delivery_files_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_rejects" ADD CONSTRAINT "delivery_rejects_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_statements" ADD CONSTRAINT "replaced_statements_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_newest" ON "deliveries" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_open" ON "deliveries" USING btree ("digest","is_dry_run") WHERE "deliveries"."state" in ('checking', 'applying');--> statement-breakpoint
CREATE INDEX "delivery_rejects_line" ON "delivery_rejects" USING btree ("delivery_id","subject","line");--> statement-breakpoint
CREATE INDEX "replaced_statements_statement" ON "replaced_statements" USING btree ("statement_id","replaced_at");