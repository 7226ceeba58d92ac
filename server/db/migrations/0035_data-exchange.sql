CREATE TABLE "delivery_expectations" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"expected_hour" integer,
	"source" text DEFAULT 'command' NOT NULL,
	"alerted_on" date,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "replaced_statements" ADD COLUMN "noticed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_idempotency" ON "deliveries" USING btree ("api_key_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "replaced_statements_unnoticed" ON "replaced_statements" USING btree ("replaced_at") WHERE "replaced_statements"."noticed_at" is null;--> statement-breakpoint
-- Customers are told of later corrections only.
UPDATE "replaced_statements" SET "noticed_at" = "replaced_at";--> statement-breakpoint
-- Administrators got deliveries of the billing system later than their other tools.
UPDATE "roles"
SET "rights" = array(SELECT DISTINCT "right" FROM unnest("rights" || ARRAY['IMPORTS.read', 'IMPORTS.write']) AS "right" ORDER BY "right"),
  "version" = "version" + 1
WHERE "is_for_staff"
  AND "rights" @> ARRAY['ACCESSCONTROL.read', 'ACCESSCONTROL.write', 'INTERNALUSERS.read', 'INTERNALUSERS.write', 'AUDIT.read'];
