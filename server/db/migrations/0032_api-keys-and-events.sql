CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"rights" text[] NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"last_characters" text NOT NULL,
	"former_token_hash" "bytea",
	"former_until" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"last_used_from" text,
	CONSTRAINT "api_keys_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "api_keys_former_token_hash_unique" UNIQUE("former_token_hash")
);
--> statement-breakpoint
CREATE TABLE "outbound_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sequence" bigserial NOT NULL,
	"position" bigint,
	"type" text NOT NULL,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	"customer_number" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_name" ON "api_keys" USING btree (lower("name")) WHERE "api_keys"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbound_events_position" ON "outbound_events" USING btree ("position");--> statement-breakpoint
CREATE INDEX "outbound_events_new" ON "outbound_events" USING btree ("sequence") WHERE "outbound_events"."position" is null;--> statement-breakpoint
-- Administrators got API keys and events for other systems later than their other tools.
UPDATE "roles"
SET "rights" = array(SELECT DISTINCT "right" FROM unnest("rights" || ARRAY['APIKEYS.read', 'APIKEYS.write', 'EVENTS.read', 'EVENTS.write']) AS "right" ORDER BY "right"),
  "version" = "version" + 1
WHERE "is_for_staff"
  AND "rights" @> ARRAY['ACCESSCONTROL.read', 'ACCESSCONTROL.write', 'INTERNALUSERS.read', 'INTERNALUSERS.write', 'AUDIT.read'];
