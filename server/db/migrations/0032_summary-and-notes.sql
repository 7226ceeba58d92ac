CREATE TABLE "customer_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"request_hash" "bytea"
);
--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_newest" ON "customer_notes" USING btree ("customer_number","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_notes_idempotency" ON "customer_notes" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cases_opened" ON "cases" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "cases_open_requests" ON "cases" USING btree ("premise_number") WHERE "cases"."kind" = 'request' and not "cases"."is_part" and "cases"."status" not in ('resolved', 'closed', 'cancelled');--> statement-breakpoint
CREATE INDEX "credits_created" ON "credits" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deposits_status" ON "deposits" USING btree ("status","review_on");--> statement-breakpoint
CREATE INDEX "notice_run_rows_ended" ON "notice_run_rows" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "legacy_accounts_registered" ON "legacy_accounts" USING btree ("registered_at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");