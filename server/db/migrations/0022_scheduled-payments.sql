CREATE TABLE "scheduled_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"billing_account_number" text NOT NULL,
	"service_account_number" text NOT NULL,
	"service_type" text NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"token" text NOT NULL,
	"category" text NOT NULL,
	"method_type" text NOT NULL,
	"method_last4" text NOT NULL,
	"pay_on" date NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"payment_id" uuid,
	"idempotency_key" text,
	"request_hash" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"lease_ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_billing_account_number_billing_accounts_number_fk" FOREIGN KEY ("billing_account_number") REFERENCES "public"."billing_accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_payments_idempotency" ON "scheduled_payments" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_payments_open" ON "scheduled_payments" USING btree ("billing_account_number","pay_on","token","amount") WHERE "scheduled_payments"."status" in ('scheduled', 'paying');--> statement-breakpoint
CREATE INDEX "scheduled_payments_due" ON "scheduled_payments" USING btree ("status","pay_on");