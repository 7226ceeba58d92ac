CREATE TABLE "contact_phones" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" text NOT NULL,
	"type" text NOT NULL,
	"number" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"redeemed_at" timestamp with time zone,
	"redeemed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "data_usage" (
	"service_account_id" text NOT NULL,
	"month" text NOT NULL,
	"download_mb" integer NOT NULL,
	"upload_mb" integer NOT NULL,
	"counted_until" date NOT NULL,
	CONSTRAINT "data_usage_service_account_id_month_pk" PRIMARY KEY("service_account_id","month")
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "phone_type" text DEFAULT 'mobile' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "day_format" text DEFAULT 'month_first' NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_lines" ADD COLUMN "greeting_id" uuid;--> statement-breakpoint
ALTER TABLE "voice_lines" ADD COLUMN "greeting_type" text;--> statement-breakpoint
ALTER TABLE "voice_lines" ADD COLUMN "greeting_set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_phones" ADD CONSTRAINT "contact_phones_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_codes" ADD CONSTRAINT "help_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_codes" ADD CONSTRAINT "help_codes_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_usage" ADD CONSTRAINT "data_usage_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_phones_once" ON "contact_phones" USING btree ("contact_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "help_codes_digits" ON "help_codes" USING btree ("code_hash") WHERE "help_codes"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "help_codes_one_open" ON "help_codes" USING btree ("user_id") WHERE "help_codes"."ended_at" is null;