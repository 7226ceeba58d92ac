CREATE TABLE "tv_channels" (
	"number" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"product_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tv_pins" (
	"service_account_id" text NOT NULL,
	"kind" text NOT NULL,
	"pin_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tv_pins_service_account_id_kind_pk" PRIMARY KEY("service_account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "blocked_numbers" (
	"line_id" uuid NOT NULL,
	"number" text NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_numbers_line_id_number_pk" PRIMARY KEY("line_id","number")
);
--> statement-breakpoint
CREATE TABLE "emergency_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line_id" uuid NOT NULL,
	"status" text NOT NULL,
	"street_address" text NOT NULL,
	"unit" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"user_id" uuid,
	"filed_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "voice_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service_account_id" text NOT NULL,
	"number" text NOT NULL,
	"caller_id_name" text NOT NULL,
	"forwarding" text DEFAULT 'off' NOT NULL,
	"forward_to" text DEFAULT '' NOT NULL,
	"is_ringing_also" boolean DEFAULT false NOT NULL,
	"rings_also" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rejects_anonymous" boolean DEFAULT false NOT NULL,
	"is_international_on" boolean DEFAULT false NOT NULL,
	CONSTRAINT "voice_lines_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "voicemails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line_id" uuid NOT NULL,
	"from_number" text NOT NULL,
	"from_name" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL,
	"transcription" text,
	"heard_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "tv_channels" ADD CONSTRAINT "tv_channels_product_code_products_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tv_pins" ADD CONSTRAINT "tv_pins_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tv_pins" ADD CONSTRAINT "tv_pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_numbers" ADD CONSTRAINT "blocked_numbers_line_id_voice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."voice_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_addresses" ADD CONSTRAINT "emergency_addresses_line_id_voice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."voice_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_addresses" ADD CONSTRAINT "emergency_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_calls" ADD CONSTRAINT "voice_calls_line_id_voice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."voice_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_lines" ADD CONSTRAINT "voice_lines_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voicemails" ADD CONSTRAINT "voicemails_line_id_voice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."voice_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tv_channels_product" ON "tv_channels" USING btree ("product_code");--> statement-breakpoint
CREATE INDEX "emergency_addresses_line" ON "emergency_addresses" USING btree ("line_id","confirmed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "emergency_addresses_pending" ON "emergency_addresses" USING btree ("line_id") WHERE "emergency_addresses"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "voice_calls_newest" ON "voice_calls" USING btree ("line_id","started_at");--> statement-breakpoint
CREATE INDEX "voice_lines_service_account" ON "voice_lines" USING btree ("service_account_id");--> statement-breakpoint
CREATE INDEX "voicemails_newest" ON "voicemails" USING btree ("line_id","received_at");