CREATE TABLE "submitted_readings" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"service_account_id" text NOT NULL,
	"read_on" date NOT NULL,
	"value" integer NOT NULL,
	"applied_at" timestamp with time zone,
	"applied_by" uuid
);
--> statement-breakpoint
ALTER TABLE "submitted_readings" ADD CONSTRAINT "submitted_readings_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submitted_readings" ADD CONSTRAINT "submitted_readings_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submitted_readings" ADD CONSTRAINT "submitted_readings_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submitted_readings_service" ON "submitted_readings" USING btree ("service_account_id","read_on");