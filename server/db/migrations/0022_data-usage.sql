CREATE TABLE "data_usage" (
	"service_account_id" text NOT NULL,
	"month" text NOT NULL,
	"download_mb" integer NOT NULL,
	"upload_mb" integer NOT NULL,
	"counted_until" date NOT NULL,
	CONSTRAINT "data_usage_service_account_id_month_pk" PRIMARY KEY("service_account_id","month")
);
--> statement-breakpoint
ALTER TABLE "data_usage" ADD CONSTRAINT "data_usage_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;