CREATE TABLE "legacy_accounts" (
	"migration_account_parent_id" text PRIMARY KEY NOT NULL,
	"customer_number" text NOT NULL,
	"contact_id" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"mobile" text NOT NULL,
	"fiber_account_number" text,
	"gas_account_number" text,
	"service_address_line1" text NOT NULL,
	"service_address_line2" text DEFAULT '' NOT NULL,
	"service_address_city" text NOT NULL,
	"service_address_state" text NOT NULL,
	"service_address_postal_code" text NOT NULL,
	"autopay_token" text,
	"is_paperless" boolean DEFAULT false NOT NULL,
	"last_step" text DEFAULT 'none' NOT NULL,
	"last_step_at" timestamp with time zone,
	"last_failure" text DEFAULT '' NOT NULL,
	"invited_at" timestamp with time zone,
	"registered_at" timestamp with time zone,
	"registered_by" uuid,
	CONSTRAINT "legacy_accounts_customer_number_unique" UNIQUE("customer_number")
);
--> statement-breakpoint
CREATE TABLE "registration_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"migration_account_parent_id" text NOT NULL,
	"channel" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_proofs" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"migration_account_parent_id" text NOT NULL,
	"channel" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD CONSTRAINT "legacy_accounts_customer_number_customers_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customers"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD CONSTRAINT "legacy_accounts_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD CONSTRAINT "legacy_accounts_registered_by_users_id_fk" FOREIGN KEY ("registered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_codes" ADD CONSTRAINT "registration_codes_migration_account_parent_id_legacy_accounts_migration_account_parent_id_fk" FOREIGN KEY ("migration_account_parent_id") REFERENCES "public"."legacy_accounts"("migration_account_parent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_proofs" ADD CONSTRAINT "registration_proofs_migration_account_parent_id_legacy_accounts_migration_account_parent_id_fk" FOREIGN KEY ("migration_account_parent_id") REFERENCES "public"."legacy_accounts"("migration_account_parent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legacy_accounts_email" ON "legacy_accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "legacy_accounts_mobile" ON "legacy_accounts" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "legacy_accounts_fiber" ON "legacy_accounts" USING btree ("fiber_account_number");--> statement-breakpoint
CREATE INDEX "legacy_accounts_gas" ON "legacy_accounts" USING btree ("gas_account_number");--> statement-breakpoint
CREATE INDEX "registration_codes_account" ON "registration_codes" USING btree ("migration_account_parent_id");--> statement-breakpoint
CREATE INDEX "registration_proofs_account" ON "registration_proofs" USING btree ("migration_account_parent_id");