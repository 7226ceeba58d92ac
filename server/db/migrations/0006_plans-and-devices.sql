CREATE TABLE "device_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"device_id" uuid NOT NULL,
	"action" text NOT NULL,
	"status" text NOT NULL,
	"settings" jsonb NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service_account_id" text NOT NULL,
	"kind" text NOT NULL,
	"model" text NOT NULL,
	"serial_number" text NOT NULL,
	"is_online" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"wifi_name" text,
	"guest_name" text DEFAULT '' NOT NULL,
	"is_guest_on" boolean DEFAULT false NOT NULL,
	CONSTRAINT "devices_serial_number_unique" UNIQUE("serial_number")
);
--> statement-breakpoint
CREATE TABLE "community_products" (
	"community_id" text NOT NULL,
	"product_code" text NOT NULL,
	CONSTRAINT "community_products_community_id_product_code_pk" PRIMARY KEY("community_id","product_code")
);
--> statement-breakpoint
CREATE TABLE "plan_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service_account_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"slot" text NOT NULL,
	"from_product_code" text,
	"to_product_code" text,
	"price_difference" integer NOT NULL,
	"proration" integer NOT NULL,
	"effective_on" date NOT NULL,
	"is_shipped" boolean DEFAULT false NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" text,
	"request_hash" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "family" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "speed_mbps" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "channels" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "device_actions" ADD CONSTRAINT "device_actions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_actions" ADD CONSTRAINT "device_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_products" ADD CONSTRAINT "community_products_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_products" ADD CONSTRAINT "community_products_product_code_products_code_fk" FOREIGN KEY ("product_code") REFERENCES "public"."products"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_from_product_code_products_code_fk" FOREIGN KEY ("from_product_code") REFERENCES "public"."products"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_to_product_code_products_code_fk" FOREIGN KEY ("to_product_code") REFERENCES "public"."products"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_actions_newest" ON "device_actions" USING btree ("device_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "device_actions_queued" ON "device_actions" USING btree ("device_id","action") WHERE "device_actions"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "devices_service_account" ON "devices" USING btree ("service_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_changes_idempotency" ON "plan_changes" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_changes_open" ON "plan_changes" USING btree ("service_account_id","slot") WHERE "plan_changes"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "plan_changes_due" ON "plan_changes" USING btree ("status","effective_on");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_running" ON "subscriptions" USING btree ("service_account_id","product_code") WHERE "subscriptions"."ended_on" is null;