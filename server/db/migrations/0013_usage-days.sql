CREATE TABLE "usage_days" (
	"service_account_id" text NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	"degree_days" integer,
	CONSTRAINT "usage_days_service_account_id_day_pk" PRIMARY KEY("service_account_id","day")
);
--> statement-breakpoint
ALTER TABLE "usage_days" ADD CONSTRAINT "usage_days_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;