CREATE TABLE "gas_readings" (
	"service_account_id" text NOT NULL,
	"period_end" date NOT NULL,
	"period_start" date NOT NULL,
	"meter_number" text NOT NULL,
	"previous_read" integer NOT NULL,
	"current_read" integer NOT NULL,
	"read_type" text NOT NULL,
	"ccf" integer NOT NULL,
	"heat_factor" integer NOT NULL,
	"therms" integer NOT NULL,
	"degree_days" integer NOT NULL,
	"amount" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "gas_readings_service_account_id_period_end_pk" PRIMARY KEY("service_account_id","period_end")
);
--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "gas_readings" ADD CONSTRAINT "gas_readings_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statements_account_issued" ON "statements" USING btree ("billing_account_number","issued_on");